import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { ROWS_OF_SLIDES, type RowsOfSlides } from "#gather/operating/gestures/slides-facts.ts";

export const a11ySlidesNeverShown = rule({
  id: "a11y-slides-never-shown",
  severity: "medium",
  criteria: ["2.1.1"],
  defect: "Slides that nothing brings into view",
  title: "Every slide can be brought into view",
  whyItMatters:
    "Slides that nothing brings into view are there for nobody, except perhaps as a confusing extra for people with a screen reader.",
  businessImpact: "Whatever you offer on these slides, nobody sees it.",
  fixSteps: [
    "Check that the script of the slides runs: it may have failed, or its controls were turned off.",
    "Add real buttons such as “Previous” and “Next”, which the keyboard reaches, too.",
    "Or show all slides below each other.",
  ],
  effort: "M",
  examines: [examine(ROWS_OF_SLIDES, decide)],
});

function decide({ stuck }: RowsOfSlides): Decision {
  return {
    applies: stuck.length > 0,
    defects: stuck.map(({ element, slides, unseen }) => ({
      outcome: "review",
      message: `${unseen} of ${slides} slides are out of sight, and we found no control that brings them into view. Can people get to them with the keyboard?`,
      element,
    })),
  };
}
