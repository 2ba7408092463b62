import type { Issue } from "@plumbline/contract/issues";
import { ownWords } from "@plumbline/contract/own-words";

/** Ends the name of a button, for someone who hears it without what stands around it: which issue it is about. */
export function OfIssue({ issue }: { issue: Pick<Issue, "title" | "page" | "place" | "isSiteWide"> }) {
  return (
    <span className="sr-only">
      : {issue.title}, {ownWords(issue)}
    </span>
  );
}
