import { documentElement, folded, innerText, queryAll } from "../dom.ts";
import { everywhere } from "./page-parts.ts";
import type { RuleHit } from "./rule-hit.ts";
import { isExposed, textOf } from "./semantics.ts";

/** Shorter pages have nothing worth jumping over. */
const ENOUGH_TEXT = 150;

/** Pages with links before the content and no heading, main area or jump link to get past them. */
export function bypassBlocks(): RuleHit[] {
  const root = documentElement(document);
  if (!(root instanceof HTMLElement) || folded(innerText(root), 2000).length < ENOUGH_TEXT) return [];
  const has = (selector: string): boolean => everywhere(selector).some((element) => isExposed(element));
  const hasHeading = everywhere("h1,h2,h3,h4,h5,h6,[role=heading]").some(
    (heading) =>
      isExposed(heading) &&
      (textOf(heading) !== "" || queryAll(heading, "img[alt],svg,[aria-label]").length > 0),
  );
  const canJump =
    hasHeading || has("main,[role=main],a[href^='#'],frame,iframe") || has("button,[role=button]");
  if (canJump || !has("a[href]")) return [];
  return [
    {
      rule: "bypass-missing",
      verdict: "failed",
      wcag: ["2.4.1"],
      actRules: ["cf77f2"],
      severity: "high",
      message:
        "People can't skip the links at the start. The page has no headings, no main region and no skip link",
      element: root,
    },
  ];
}
