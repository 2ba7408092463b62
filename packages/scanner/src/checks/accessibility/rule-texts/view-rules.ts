import type { BrowserRule } from "./browser-rules.ts";
import type { RuleFamily } from "./rule-text.ts";

const READING: RuleFamily = {
  whyItMatters:
    "Many people enlarge pages until a window holds only a few words in a line, or set text more widely to be able to read it. Text that is cut off or lies beyond the window is lost to them.",
  businessImpact:
    "Older visitors and everybody on a small phone meet the same defects, and leave before they have read the offer.",
};
const MOVEMENT: RuleFamily = {
  whyItMatters:
    "What moves beside a text keeps some people from reading it at all, and slides that change by themselves take away what others were still reading.",
  businessImpact:
    "Visitors lose the offer they were looking at, and some cannot use the page while it moves.",
};
const FORMS: RuleFamily = {
  whyItMatters:
    "Who does not see a red border, or does not know what it means, is never told which field is missing.",
  businessImpact: "An order or enquiry that cannot be sent is lost, and the visitor does not know why.",
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
    defect: "Content does not fit into a narrow window",
    title: "The page fits into a narrow window",
    fixSteps: [
      "Make your browser window 1280 pixels wide and enlarge the page to 400 %: the listed elements reach beyond the window.",
      "Have fixed widths in pixels replaced by 'max-width: 100%', rows allowed to wrap, and long words to break ('overflow-wrap: anywhere').",
      "Put wide tables into a box of their own that scrolls, so that the text around them stays in place.",
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
    title: "Text can be set more widely without loss",
    fixSteps: [
      "Have fixed heights of the listed boxes replaced by 'min-height', so that they grow with their text.",
      "Let labels of buttons and menus wrap, or give their boxes room to grow.",
      "Try it with a text spacing bookmarklet: line height 1.5, letters 0.12 em, words 0.16 em, 2 em after paragraphs.",
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
    defect: "Moving content that cannot be paused",
    title: "What moves by itself can be paused",
    fixSteps: [
      "Decide whether the movement is needed; slides that wait for a click are read more often.",
      "Otherwise put a button with the name 'Pause' beside it that stops it for good; stopping while the mouse is over it is not enough.",
      "Have animations switched off under '@media (prefers-reduced-motion: reduce)' as well.",
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
    defect: "Missing entries are not told in words",
    title: "Empty required fields are told in words",
    fixSteps: [
      "Leave the listed field empty and send the form: the page must say in words which field is missing.",
      "Have the script stop holding back the browser's own message ('preventDefault' on 'invalid'), or write a text of its own beside the field, tied to it with 'aria-describedby'.",
    ],
  },
};
