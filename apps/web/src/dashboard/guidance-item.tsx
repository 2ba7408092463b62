import type { GuidanceEntry } from "@plumbline/contract/fix-guidance";
import { readableAddress } from "@plumbline/contract/readable-host";
import { Link } from "react-router";

import { checkWords } from "#format/check-words.ts";
import { countOf, formatDollars } from "#format/numbers.ts";

import { CompletionButton } from "./completion-button.tsx";
import { useCompletion } from "./guidance.api.ts";
import { entryWords } from "./guidance-words.ts";

interface GuidanceItemProps {
  item: GuidanceEntry;
  /** The defect's name, for those who hear a control without its surroundings. */
  title: string;
  /** It is the only one of its cause and completed with it. */
  isAlone: boolean;
  /** What a press on the whole cause asked for, while it is under way. */
  wantedOfAll: boolean | null;
}

/** One issue of a cause: what tells it apart, where it is, and its check button. */
export function GuidanceItem({ item, title, isAlone, wantedOfAll }: GuidanceItemProps) {
  const { complete, wanted } = useCompletion({ id: item.id });
  const isDone = item.completedAt !== null;
  const isMarked = !isDone && (wanted ?? wantedOfAll ?? item.status === "fixed-awaiting-check");
  const words = entryWords(item);
  return (
    <li className="flex gap-3 py-3">
      {!isAlone && (
        <CompletionButton
          label={`Mark as complete: ${title}, ${words}`}
          isDone={isDone}
          isMarked={isMarked}
          isBusy={wanted !== null}
          onChange={complete}
        />
      )}
      <div className="min-w-0 flex-1 space-y-1.5 text-sm">
        <p className={`font-medium wrap-anywhere ${isDone || isMarked ? "text-muted line-through" : ""}`}>
          {words}
        </p>
        {item.description !== title && <p className="text-muted wrap-anywhere">{item.description}</p>}
        <Place item={item} />
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted tabular-nums">
          <ItemState item={item} isMarked={isMarked} />
          {!isAlone && (
            <span>
              {item.estimatedTime}
              {item.estimatedCost !== null && `, about ${formatDollars(item.estimatedCost)}`}
            </span>
          )}
          <Link
            to={`/fix-priority?issue=${item.id}`}
            className="font-medium text-accent underline underline-offset-2"
          >
            Evidence and all places
            <span className="sr-only">
              {" "}
              of {title}, {words}
            </span>
          </Link>
        </p>
      </div>
    </li>
  );
}

/** Whether a check found it fixed, or how its check stands. */
function ItemState({ item, isMarked }: { item: GuidanceEntry; isMarked: boolean }) {
  if (item.completedAt !== null) return <span className="font-medium text-green">Verified fixed</span>;
  const check = item.lastCheck === null ? null : checkWords(item.lastCheck);
  return (
    <span role="status" className="empty:hidden">
      {check ?? (isMarked ? "Waiting for its check" : "")}
    </span>
  );
}

/** The page and the element of the first place. */
function Place({ item: { place, pages } }: { item: GuidanceEntry }) {
  if (!place) return null;
  return (
    <div className="space-y-1">
      <p className="text-xs text-muted wrap-anywhere empty:hidden">{pageWords(place, pages)}</p>
      {place.selector && (
        <>
          <h5 className="text-xs font-medium text-muted">Affected Element</h5>
          <code className="block rounded-sm bg-sunken px-2 py-1 text-xs wrap-anywhere">{place.selector}</code>
        </>
      )}
    </div>
  );
}

/** The page, unless it is what tells the issue apart, and how many more there are. */
function pageWords({ page, name, heading }: NonNullable<GuidanceEntry["place"]>, pages: number): string {
  const address = readableAddress(page);
  const more = pages > 1 ? countOf(pages - 1, "more page") : "";
  if (!name && !heading) return more && `And ${more}`;
  return more ? `${address} and ${more}` : address;
}
