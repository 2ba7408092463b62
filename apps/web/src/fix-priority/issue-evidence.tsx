import type { IssueDetail } from "@plumbline/contract/issues";

import { countOf } from "#format/numbers.ts";
import { websiteAddress } from "#format/website.ts";
import { ExternalLink } from "#ui/external-link.tsx";

import { PlacePicture } from "./place-picture.tsx";

type Place = IssueDetail["evidence"][number];

/** The places of an issue by page: which element, its markup, and what is wrong with it. */
export function IssueEvidence({ issue }: { issue: IssueDetail }) {
  const pages = Map.groupBy(issue.evidence, ({ page }) => page);
  const left = issue.places - issue.evidence.length;
  return (
    <>
      <ul className="space-y-5">
        {[...pages].map(([page, places]) => (
          <li key={page} className="space-y-2">
            <PageLink page={page} />
            <ul className="space-y-2">
              {places.map((place, index) => (
                <li key={index} className="rounded-md border border-line bg-sunken p-3">
                  <PlaceFacts place={place} />
                  {place.screenshot && (
                    <PlacePicture issueId={issue.id} name={place.screenshot} place={place} />
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <p className="mt-3 text-muted">{countOf(left, "further place")} are in the scan&apos;s result.</p>
      )}
    </>
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
      {page.replace(/^https?:\/\//u, "")}
    </ExternalLink>
  );
}

function PlaceFacts({ place: { selector, snippet, message, sources } }: { place: Place }) {
  return (
    <>
      <p className="wrap-anywhere">{message}</p>
      {snippet && <code className="mt-2 block text-xs whitespace-pre-wrap wrap-anywhere">{snippet}</code>}
      <dl className="mt-2 space-y-0.5 text-xs text-muted">
        {selector && (
          <div>
            <dt className="inline">Element: </dt>
            <dd className="inline wrap-anywhere">{selector}</dd>
          </div>
        )}
        <div>
          <dt className="inline">Found by: </dt>
          <dd className="inline wrap-anywhere">{sources.join(", ")}</dd>
        </div>
      </dl>
    </>
  );
}
