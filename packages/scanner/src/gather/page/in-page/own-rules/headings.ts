import { isFiller } from "./filler-text.ts";
import { everywhere } from "./page-parts.ts";
import type { RuleHit } from "./rule-hit.ts";
import { accessibleName, isExposed, roleOf, textOf } from "./semantics.ts";

/** Headings a template left behind, which tell nothing of what follows. */
export function headings(): RuleHit[] {
  return everywhere("h1,h2,h3,h4,h5,h6,[role=heading]").flatMap((heading) => {
    const text = accessibleName(heading) || textOf(heading);
    if (!isFiller(text) || roleOf(heading) !== "heading" || !isExposed(heading)) return [];
    return [
      {
        rule: "heading-unclear",
        verdict: "failed",
        wcag: ["2.4.6"],
        actRules: ["b49b2e"],
        severity: "medium",
        message: `The heading “${text.slice(0, 60)}” doesn't say what follows`,
        element: heading,
      },
    ];
  });
}
