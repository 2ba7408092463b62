import type { IssueDetail } from "@plumbline/contract/issues";
import { readableAddress } from "@plumbline/contract/readable-host";

import { countOf } from "#format/numbers.ts";
import { websiteAddress } from "#format/website.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { ExternalLink } from "#ui/external-link.tsx";

import { PlaceExample } from "./place-example.tsx";
import { PlacePicture } from "./place-picture.tsx";
import { Snippet } from "./snippet.tsx";

type Place = IssueDetail["evidence"][number];

interface IssueEvidenceProps {
  issue: IssueDetail;
  /** The place that is shown above already; only its page is named here. */
  shown: Place | undefined;
}

/** Pages that are listed at once; the others are one press away. */
const FIRST_PAGES = 5;

/** The places of an issue by page: which element, its markup, and what is wrong with it. */
export function IssueEvidence({ issue, shown }: IssueEvidenceProps) {
  const pages = [...Map.groupBy(issue.evidence, ({ page }) => page)];
  const later = pages.slice(FIRST_PAGES);
  const left = issue.places - issue.evidence.length;
  return (
    <>
      <Pages issue={issue} shown={shown} pages={pages.slice(0, FIRST_PAGES)} />
      {later.length > 0 && (
        <Disclosure title={countOf(later.length, "more page")} className="mt-1">
          <Pages issue={issue} shown={shown} pages={later} />
        </Disclosure>
      )}
      {left > 0 && <p className="mt-3 text-muted">{countOf(left, "more place")} in the data of the scan.</p>}
    </>
  );
}

function Pages({ issue, shown, pages }: IssueEvidenceProps & { pages: readonly [string, Place[]][] }) {
  return (
    <ul className="space-y-2">
      {pages.map(([page, places]) => (
        <li key={page}>
          <PageLink page={page} />
          <Places issue={issue} places={places.filter((place) => !isLike(place, shown))} shown={shown} />
        </li>
      ))}
    </ul>
  );
}

/** Whether a place has nothing to show that the other has not: the same element, perhaps on another page. */
function isLike(place: Place, other: Place | undefined): boolean {
  if (place === other) return true;
  const isPictured = place.screenshot !== null;
  return (
    !isPictured &&
    place.selector === other?.selector &&
    place.snippet === other.snippet &&
    place.message === other.message
  );
}

function Places({ issue, places, shown }: IssueEvidenceProps & { places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <ul className="mt-1.5 space-y-2">
      {places.map((place, index) => (
        <li key={index} className="space-y-2 rounded-md border border-line p-3">
          <PlaceFacts place={place} title={issue.title} said={shown} />
          {place.screenshot && <PlacePicture issueId={issue.id} name={place.screenshot} place={place} />}
        </li>
      ))}
    </ul>
  );
}

function PageLink({ page }: { page: string }) {
  const href = websiteAddress(page);
  if (href === null) return <p className="font-medium wrap-anywhere">{page}</p>;
  return (
    <ExternalLink
      href={href}
      className="inline-flex min-h-6 items-center gap-1.5 font-medium text-accent underline underline-offset-2 wrap-anywhere"
    >
      {readableAddress(page).replace(/^https?:\/\//u, "")}
    </ExternalLink>
  );
}

interface PlaceFactsProps {
  place: Place;
  /** Stands above already. */
  title: string;
  /** So does what is said of this place. */
  said?: Place | undefined;
}

/** What is wrong with a place, its markup and its selector; nothing is said twice. */
export function PlaceFacts({ place, title, said }: PlaceFactsProps) {
  const { selector, snippet, message, example } = place;
  const isNewExample = example !== null && example.text !== said?.example?.text;
  return (
    <div className="space-y-2 text-sm">
      {message !== title && message !== said?.message && <p className="wrap-anywhere">{message}</p>}
      {snippet && snippet !== said?.snippet && (
        <>
          {isNewExample && <p className="font-medium">Before</p>}
          <Snippet text={snippet} />
        </>
      )}
      {isNewExample && <PlaceExample example={example} />}
      {selector && (
        <p className="text-xs text-muted wrap-anywhere">
          Element: <code>{selector}</code>
        </p>
      )}
    </div>
  );
}
