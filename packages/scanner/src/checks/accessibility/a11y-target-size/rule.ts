import { examine, rule, settle } from "#checks/accessibility/rule.ts";
import type { RuleDefect } from "#checks/accessibility/rule.ts";
import { ALFA, AXE } from "#evidence/engine-names.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { CrowdedIcon } from "./icons-side-by-side.ts";

const SMALL_TARGETS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 3 });

export const a11yTargetSize = rule({
  id: "a11y-target-size",
  severity: "high",
  criteria: ["2.5.8"],
  engines: { [AXE]: ["target-size"], [ALFA]: ["sia-r113"] },
  defect: "Buttons or links too small or too close together",
  title: "Buttons and links are large enough or far enough apart",
  question: "Can you hit it with a finger without touching what is next to it?",
  whyItMatters:
    "People with a tremor, with large fingers or on a moving bus miss small targets. WCAG 2.2 asks for 24 by 24 pixels, or enough space around them.",
  businessImpact: "Taps that miss cost you patience and sales on phones.",
  fixSteps: [
    "Make each link or button at least 24 by 24 CSS pixels. In your style sheet, add padding, or set min-width and min-height.",
    "Or add space, so that 24-pixel circles around neighboring targets don't touch.",
    "Links inside a sentence are exempt.",
  ],
  effort: "S",
  likelyOwner: "designer",
  examines: [
    // Sizes that the browser chooses are excepted ("user agent control").
    settle(SMALL_TARGETS, ({ browserSized, inLarger = [] }) =>
      [...browserSized, ...inLarger].map((selector) => ({ criterion: "2.5.8", selector, evenFailed: true })),
    ),
    examine(SMALL_TARGETS, ({ icons }) => ({ applies: icons.length > 0, defects: icons.map(toDefect) })),
  ],
});

/** What sticks out of an icon's box makes engines doubt how large it is. */
function toDefect({ width, height, distance, isBesideText, isByPointer, element }: CrowdedIcon): RuleDefect {
  const size = `${Math.round(width)} by ${Math.round(height)} pixels`;
  const message = `It is ${size}, and the middle of the next one is ${Math.round(distance)} pixels away. People need 24 by 24 to hit it with a finger`;
  const question = questionOf(isBesideText === true, isByPointer === true);
  return question === null
    ? { message, element }
    : { outcome: "review", message: `${message}. ${question}`, element };
}

/** Links in a sentence are exempt, and what nobody can press is no target. */
function questionOf(isBesideText: boolean, isByPointer: boolean): string | null {
  if (isByPointer) return "The mouse pointer turns into a hand over it. Can people press it?";
  return isBesideText ? "Could it be larger than the line of text around it?" : null;
}
