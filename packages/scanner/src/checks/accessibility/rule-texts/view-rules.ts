import type { BrowserRule } from "./browser-rules.ts";
import type { RuleFamily } from "./rule-text.ts";

const READING: RuleFamily = {
  whyItMatters:
    "Many people enlarge a page until a line holds only a few words, or they widen the spacing of the text. If text is then cut off or falls outside the window, they can't read it.",
  businessImpact:
    "Older visitors and anyone with a small phone see the same problem. They leave before they have read your offer.",
};
const MOVEMENT: RuleFamily = {
  whyItMatters:
    "Movement next to a text keeps some people from reading it. Slides that change on their own take away what people are still reading.",
  businessImpact:
    "Visitors lose the offer they were looking at. Some can't use the page at all while it moves.",
};
const FORMS: RuleFamily = {
  whyItMatters:
    "Some people can't see a red border or don't know what it means. Without words, they never learn which field is missing.",
  businessImpact: "You lose an order or a question when visitors can't send the form and don't know why.",
};

/** Checks of pages as they are shown in other views than the usual one. */
export const VIEW_RULES: Record<string, BrowserRule> = {
  reflow: {
    family: READING,
    severity: "medium",
    effort: "M",
    wcag: ["1.4.10"],
    actRules: [],
    keyPagesOnly: true,
    engine: "Plumbline at 320 px",
    defect: "Content doesn't fit in a narrow window",
    title: "The page fits in a narrow window",
    fixSteps: [
      "Make your browser window 1280 pixels wide and zoom in to 400%. The parts we list reach beyond the window.",
      'In your style sheet, replace fixed pixel widths with "max-width: 100%". Let rows wrap, and let long words break with "overflow-wrap: anywhere".',
      "Put a wide table in a box that scrolls, so that the text around it stays in place.",
    ],
  },
  "text-spacing": {
    family: READING,
    severity: "medium",
    effort: "S",
    wcag: ["1.4.12"],
    actRules: [],
    keyPagesOnly: true,
    engine: "Plumbline with wide text",
    defect: "Text cut off when its spacing is widened",
    title: "Text stays readable with wider spacing",
    fixSteps: [
      'In your style sheet, replace the fixed height of each box with "min-height", so that it grows with its text.',
      "Let the labels of buttons and menus wrap, or give their boxes room to grow.",
      "Test with a text spacing bookmarklet: line height 1.5, letter spacing 0.12 em, word spacing 0.16 em, and 2 em after paragraphs.",
    ],
  },
  "moving-content": {
    family: MOVEMENT,
    severity: "medium",
    effort: "M",
    wcag: ["2.2.2"],
    actRules: ["efbfc7"],
    keyPagesOnly: true,
    engine: "Plumbline watching",
    defect: "Moving content that can't be paused",
    title: "Visitors can pause anything that moves",
    fixSteps: [
      "Decide whether you need the movement. People often read more of a slide that waits for a click.",
      'If you keep it, put a "Pause" button next to it that stops it for good. It is not enough to stop while the mouse is over it.',
      'Also turn animations off in your style sheet under "@media (prefers-reduced-motion: reduce)".',
    ],
  },
  "error-untold": {
    family: FORMS,
    severity: "high",
    effort: "S",
    wcag: ["3.3.1"],
    actRules: [],
    keyPagesOnly: true,
    engine: "Plumbline on forms",
    defect: "Missing entry not explained in words",
    title: "Empty required fields are explained in words",
    fixSteps: [
      "Leave the field empty and submit the form. The page must say in words which field is missing.",
      'Ask your developer to look for a script that calls "preventDefault" on the "invalid" event. Remove it, so that the browser shows its own message.',
      "Or show your own text next to the field, and connect it with aria-describedby.",
    ],
  },
};
