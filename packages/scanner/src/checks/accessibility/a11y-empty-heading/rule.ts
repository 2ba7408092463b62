import { UNTOLD_HEADINGS } from "#checks/accessibility/a11y-heading-hidden/untold-headings.ts";
import { OUTLINE } from "#checks/accessibility/families/outline.ts";
import { rule, settle } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withWords } from "#fix-examples/mended-markup.ts";

export const a11yEmptyHeading = rule({
  id: "a11y-empty-heading",
  severity: "info",
  criteria: [],
  actRules: ["ffd0e9"],
  engines: { [AXE]: ["empty-heading"], [ALFA]: ["sia-r64"], [ACCESSLINT]: ["navigable/empty-heading"] },
  defect: "Empty heading",
  title: "Headings contain text",
  question: "Does a screen reader announce a heading here that says nothing?",
  ...OUTLINE,
  fixSteps: ["Remove the empty heading, or add its text. To add space, use CSS margins."],
  effort: "S",
  likelyOwner: "editor",
  example: withWords("TODO: say what this part is about"),
  examines: [
    // Those with words that people see are told as such.
    settle(UNTOLD_HEADINGS, (headings) =>
      headings
        .filter(({ isToldBeside }) => !isToldBeside)
        .flatMap(({ element: { selector } }) =>
          ["1.3.1", "2.4.6", null].map((criterion) => ({
            criterion,
            selector,
            evenFailed: true,
            ofThisRule: true,
          })),
        ),
    ),
  ],
});
