import type { ExaminedPage } from "#checks/accessibility/rule.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";

/** What a page does that goes to an address: a list that sorts goods asks for the same page again. */
export function whereItLeads(
  { left }: Pick<Effect, "left">,
  { finalUrl }: Pick<ExaminedPage, "finalUrl">,
): string {
  const here = finalUrl === undefined ? null : placeOf(finalUrl);
  return here !== null && left.every((address) => placeOf(address) === here)
    ? "loads the page again"
    : "leads to another page";
}

/** Without what is asked for there. */
function placeOf(address: string): string | null {
  const url = URL.parse(address);
  return url === null ? null : `${url.origin}${url.pathname}`;
}
