import { ENLARGING } from "#checks/accessibility/families/enlarging.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { ForcedStyle, SpacingProperty } from "./probe.ts";

const FORCED_STYLES = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });

/** Least width or height in parts of the font size, and the ACT rule. https://www.w3.org/TR/WCAG22/#text-spacing */
const LEAST: Record<SpacingProperty, { share: number; actRule: string }> = {
  "letter-spacing": { share: 0.12, actRule: "24afc2" },
  "word-spacing": { share: 0.16, actRule: "9e45ec" },
  "line-height": { share: 1.5, actRule: "78fd32" },
};
/** Rounding of computed lengths. */
const ROUNDING = 0.005;
/** What follows the page's own style sheets can be changed there, whatever its weight. */
const FOLLOWING = new Set(["inherit", "unset"]);

export const a11yAvoidInlineSpacing = rule({
  id: "a11y-avoid-inline-spacing",
  severity: "high",
  criteria: ["1.4.12"],
  actRules: ["24afc2", "9e45ec", "78fd32"],
  engines: {
    [AXE]: ["avoid-inline-spacing"],
    [ALFA]: ["sia-r91", "sia-r92", "sia-r93"],
    [ACCESSLINT]: [
      "distinguishable/letter-spacing",
      "distinguishable/line-height",
      "distinguishable/word-spacing",
    ],
  },
  defect: "Text spacing that readers can't change",
  title: "Readers can change the text spacing",
  question: "Can readers still widen the spacing of this text?",
  ...ENLARGING,
  fixSteps: [
    "Move line-height, letter-spacing and word-spacing from the style attribute of each element to your style sheet. Or remove !important from them.",
  ],
  effort: "S",
  example: withAttributes(({ attributes }) => ({
    style: attributes.get("style")?.replaceAll(/\s*!important/gi, "") ?? null,
  })),
  examines: [examine(FORCED_STYLES, decide)],
});

/** Texts whose spacing a style attribute forces below what readers must be able to set. */
function decide(styles: ForcedStyle[]): Decision {
  const judged = styles.map((style) => ({ ...style, tight: tightSpacings(style) }));
  return {
    applies: styles.some(({ spacings }) => spacings.length > 0),
    defects: judged.flatMap(({ tight, element }) =>
      tight.map((property) => ({
        severity: "medium",
        actRules: [LEAST[property].actRule],
        message: `The style attribute forces a ${property} below ${LEAST[property].share} times the font size. Readers can't change it`,
        element,
      })),
    ),
    // Wide enough, without effect, or for readers to space anew.
    settled: judged
      .flatMap(({ tight, element, followers }) => [
        ...(tight.length === 0 ? [element.selector] : []),
        ...followers,
      ])
      .map((selector) => ({ criterion: "1.4.12", selector, evenFailed: true, ofThisRule: true })),
  };
}

function tightSpacings({ spacings }: ForcedStyle): SpacingProperty[] {
  return spacings
    .filter(({ property, value, tightest }) => {
      return !FOLLOWING.has(value) && tightest !== null && tightest < LEAST[property].share - ROUNDING;
    })
    .map(({ property }) => property);
}
