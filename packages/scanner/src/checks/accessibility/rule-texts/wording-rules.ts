import type { BrowserRule } from "./browser-rules.ts";
import type { RuleFamily } from "./rule-text.ts";

const WORDING: RuleFamily = {
  whyItMatters:
    "Titles, labels and links are read on their own: in lists, by screen readers, when a form is filled in. They must make sense there.",
  businessImpact: "Visitors who do not know what a field wants or where a link leads give up.",
};

/** Checks of the words of titles, headings, labels, links and error texts. */
export const WORDING_RULES: Record<string, BrowserRule> = {
  "link-purpose": {
    family: WORDING,
    severity: "medium",
    effort: "S",
    wcag: ["2.4.4"],
    actRules: ["5effbb", "fd3a94"],
    keyPagesOnly: false,
    engine: "Plumbline",
    defect: "Link text does not tell where it leads",
    title: "Links tell where they lead",
    fixSteps: [
      "Give each listed link the name of what it leads to: 'Price list 2026 (PDF)' instead of 'PDF'.",
      "Where the design wants a short text, put it into one sentence or list item with the name.",
    ],
  },
  "field-label-unclear": {
    family: WORDING,
    severity: "medium",
    effort: "S",
    wcag: ["2.4.6"],
    actRules: ["cc0f0a"],
    keyPagesOnly: false,
    engine: "Plumbline",
    defect: "Label does not tell what to enter",
    title: "Labels tell what to enter",
    fixSteps: [
      "Write into each listed label what belongs into the field, such as 'Date of birth'.",
      "Where a label occurs twice, put a visible heading above each group, such as 'Billing address'.",
    ],
  },
  "heading-unclear": {
    family: WORDING,
    severity: "medium",
    effort: "S",
    wcag: ["2.4.6"],
    actRules: ["b49b2e"],
    keyPagesOnly: false,
    engine: "Plumbline",
    defect: "Heading does not tell what follows",
    title: "Headings tell what follows",
    fixSteps: [
      "Replace each listed heading, which a template left behind, by a few words that tell what stands below it.",
      "Remove it when nothing stands below it.",
    ],
  },
  "visual-reference": {
    family: WORDING,
    severity: "medium",
    effort: "S",
    wcag: ["1.3.3"],
    actRules: ["9bd38c"],
    keyPagesOnly: false,
    engine: "Plumbline",
    defect: "Instruction rests on shape, color or place alone",
    title: "Instructions name what they mean",
    fixSteps: [
      "Add the name of what is meant to each listed sentence: 'the round button \"Start\"' instead of 'the round button'.",
      "Name the heading of a part of the page instead of its place: on phones there is no right-hand side.",
    ],
  },
  "error-without-field": {
    family: WORDING,
    severity: "high",
    effort: "S",
    wcag: ["3.3.1"],
    actRules: ["36b590"],
    keyPagesOnly: false,
    engine: "Plumbline",
    defect: "Error message does not name the field",
    title: "Error texts name the field",
    fixSteps: [
      "Name the field and what is wrong in the error text: 'Age must be a number'.",
      "Have the text stand at its field and tied to it with 'aria-describedby'.",
    ],
  },
  "page-title-unclear": {
    family: WORDING,
    severity: "medium",
    effort: "S",
    wcag: ["2.4.2"],
    actRules: ["c4a8a4"],
    keyPagesOnly: false,
    engine: "Plumbline",
    defect: "Page title does not fit the page",
    title: "The page title fits the page",
    fixSteps: ["Give the page a title of its own that names its subject, then your site's name."],
  },
};
