import { count } from "@plumbline/contract/numbers";
import { notVisitedSentence } from "@plumbline/contract/pages-of-site";
import type { Baseline } from "@plumbline/contract/statements";

/** What the checks of a statement's scan saw of the site, and what they did not. */
export function visitWords({ pages, start }: Pick<Baseline, "pages" | "start">): string {
  const { visited, measured, notVisited } = pages;
  return [
    `They visited ${count(visited, "page")} and could measure ${measured}.`,
    notVisitedSentence(notVisited),
    start ?? null,
  ]
    .filter((words) => words !== null)
    .join(" ");
}
