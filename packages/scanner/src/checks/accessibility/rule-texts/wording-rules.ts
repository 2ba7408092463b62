import type { BrowserRule } from "./browser-rules.ts";
import type { RuleFamily } from "./rule-text.ts";

const WORDING: RuleFamily = {
  whyItMatters:
    "People often meet titles, labels and links without the text around them: in a list, in a screen reader or in a form. They have to make sense there.",
  businessImpact: "Visitors give up when they don't know what a field wants or where a link goes.",
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
    defect: "Link text doesn't say where it goes",
    title: "Links say where they go",
    fixSteps: [
      'Name each link after the page it opens. For example, write "Price list 2026 (PDF)" instead of "PDF".',
      "If the design needs a short link, put the full name in the same sentence or list item.",
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
    defect: "Label doesn't say what to enter",
    title: "Labels say what to enter",
    fixSteps: [
      'In each label, say what goes in the field, such as "Date of birth".',
      'If the same label appears twice, put a visible heading above each group, such as "Billing address".',
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
    defect: "Heading doesn't say what follows",
    title: "Headings say what follows",
    fixSteps: [
      "Each heading we list is left over from a template. Replace it with a few words about the content below it.",
      "If there is nothing below it, remove it.",
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
    defect: "Instruction relies on shape, color or position alone",
    title: "Instructions name the thing they mean",
    fixSteps: [
      'Add the name of the thing to each sentence. For example, write: the round button "Start".',
      "Name the heading of a section instead of its position. On a phone, there is no right-hand side.",
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
    defect: "Error message doesn't name the field",
    title: "Error messages name the field",
    fixSteps: [
      'In the error message, name the field and say what is wrong. For example: "Age must be a number".',
      "Show the message next to its field, and connect it with aria-describedby.",
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
    defect: "Page title doesn't match the page",
    title: "The page title matches the page",
    fixSteps: [
      "Give the page its own title: first its topic, then the name of your site. In most site editors, look for the page's settings or its SEO panel.",
    ],
  },
};
