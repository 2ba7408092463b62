import type { RuleFamily, RuleText } from "./rule-text.ts";
import { VIEW_RULES } from "./view-rules.ts";
import { WORDING_RULES } from "./wording-rules.ts";

/** A check for what axe has no rule of its own. */
export interface BrowserRule extends RuleText {
  wcag: string[];
  actRules: string[];
  /** Found by operating the page, which is done on key pages and small ones alone. */
  keyPagesOnly: boolean;
  /** Engine whose answer tells that the check ran. */
  engine: string;
}

const KEYBOARD: RuleFamily = {
  whyItMatters:
    "People who cannot use a mouse, from tremor to a broken arm, operate pages with the keyboard and must see where they are.",
  businessImpact: "What the keyboard does not reach or show, these customers can neither read nor buy.",
};
const MEDIA: RuleFamily = {
  whyItMatters:
    "People who do not hear or see a recording need its content as text or in a second sound track.",
  businessImpact:
    "A film that part of the audience cannot follow does not sell to them, and missing alternatives are a usual ground for complaints.",
};
const LANGUAGE: RuleFamily = {
  whyItMatters:
    "Screen readers choose voice and pronunciation by the declared language. Under a wrong one they read gibberish.",
  businessImpact: "Visitors who listen to your page cannot understand a word of it.",
};
const PICTURES: RuleFamily = {
  whyItMatters:
    "Who does not see a picture gets its text alternative. When that is empty or says nothing, the content is lost.",
  businessImpact: "Products and diagrams do not exist for these visitors, nor for search engines.",
};
const SCREEN: RuleFamily = {
  whyItMatters:
    "People turn, enlarge and mount their screens as they need to. A page that forbids it or cuts its text off shuts them out.",
  businessImpact: "Visitors on phones and tablets and older people leave such pages.",
};

const RULES: Record<string, BrowserRule> = {
  "keyboard-trap": {
    family: KEYBOARD,
    severity: "critical",
    effort: "M",
    wcag: ["2.1.2"],
    actRules: ["80af7b"],
    keyPagesOnly: true,
    engine: "Plumbline",
    defect: "Keyboard gets stuck",
    title: "The keyboard can leave every element",
    fixSteps: [
      "Go to the listed element with the Tab key and try to leave it with Tab, Shift+Tab and Escape.",
      "Have your developer remove the script that takes the focus back, usually one that reacts to 'blur' or to the Tab key.",
    ],
  },
  "focus-invisible": {
    family: KEYBOARD,
    severity: "high",
    effort: "S",
    wcag: ["2.4.7"],
    actRules: ["oj04fd"],
    keyPagesOnly: true,
    engine: "Plumbline",
    defect: "Keyboard focus cannot be seen",
    title: "The keyboard focus can be seen",
    fixSteps: [
      "Have 'outline: none' taken out of the style sheet, or a visible style added for ':focus-visible'.",
      "Go through the page with the Tab key and see that each listed element is marked when it is reached.",
    ],
  },
  "focus-obscured": {
    family: KEYBOARD,
    severity: "medium",
    effort: "S",
    wcag: ["2.4.11"],
    actRules: [],
    keyPagesOnly: true,
    engine: "Plumbline",
    defect: "Keyboard focus covered by other content",
    title: "Nothing covers the element that has the focus",
    fixSteps: [
      "Go through the page with the Tab key: which fixed header, footer or banner covers the listed elements?",
      "Have 'scroll-padding' set to the height of that bar, or let the banner be closed.",
    ],
  },
  "character-shortcut": {
    family: KEYBOARD,
    severity: "medium",
    effort: "M",
    wcag: ["2.1.4"],
    actRules: ["ffbc54"],
    keyPagesOnly: true,
    engine: "Plumbline",
    defect: "Single keys trigger actions",
    title: "Single keys start nothing by accident",
    fixSteps: [
      "Have the shortcut need Ctrl or Alt as well, or work only while its control has the focus.",
      "Otherwise offer a setting that switches it off or changes the key.",
    ],
  },
  "motion-actuation": {
    family: KEYBOARD,
    severity: "medium",
    effort: "M",
    wcag: ["2.5.4"],
    actRules: ["7677a9", "c249d5"],
    keyPagesOnly: true,
    engine: "Plumbline",
    defect: "Function that needs moving the device",
    title: "Moving the device is never the only way",
    fixSteps: [
      "Offer a button or field for everything that tilting or shaking does.",
      "Offer a setting that switches the reaction to movement off.",
    ],
  },
  "image-name-empty": {
    family: PICTURES,
    severity: "high",
    effort: "S",
    wcag: ["1.1.1"],
    actRules: ["qt1vmo"],
    keyPagesOnly: false,
    engine: "Plumbline",
    defect: "Text alternative does not describe the image",
    title: "Text alternatives tell what a picture shows",
    fixSteps: [
      "Write into the alternative text of each listed picture what it tells, not its file name or 'image'.",
      'Leave the text empty (alt="") when the picture is an ornament.',
    ],
  },
  "drawing-without-name": {
    family: PICTURES,
    severity: "high",
    effort: "S",
    wcag: ["1.1.1"],
    actRules: ["e88epe"],
    keyPagesOnly: false,
    engine: "Plumbline",
    defect: "Drawing without a text alternative",
    title: "Drawings have a text alternative or are marked as ornaments",
    fixSteps: [
      "Decide for each listed drawing: does it tell something that stands nowhere else?",
      'If yes, have role="img" and an \'aria-label\' added; if not, aria-hidden="true".',
    ],
  },
  "image-of-text": {
    family: PICTURES,
    severity: "medium",
    effort: "M",
    wcag: ["1.4.5"],
    actRules: ["0va7u6"],
    keyPagesOnly: false,
    engine: "Plumbline",
    defect: "Text shown as an image",
    title: "Text is text, not a picture",
    fixSteps: ["Replace each listed picture of words by real text and style it; logos may stay pictures."],
  },
  "recording-without-text": {
    family: MEDIA,
    severity: "high",
    effort: "M",
    wcag: ["1.2.1"],
    actRules: ["e7aa44", "c3232f"],
    keyPagesOnly: false,
    engine: "Plumbline",
    defect: "Recording or silent video without a text version",
    title: "Recordings and silent films have a text",
    fixSteps: [
      "Write down what is said in the recording, or shown in the silent film.",
      "Put the text below it or link it there with the word 'transcript'.",
    ],
  },
  "video-without-description": {
    family: MEDIA,
    severity: "medium",
    effort: "L",
    wcag: ["1.2.3", "1.2.5"],
    actRules: ["c5a4ea", "1ec09b"],
    keyPagesOnly: false,
    engine: "Plumbline",
    defect: "Video without a spoken description",
    title: "Films tell by sound what is shown",
    fixSteps: [
      "Listen to the film with closed eyes: is anything important lost?",
      "If so, add an audio description track, or a second version of the film with description.",
    ],
  },
  "page-language-wrong": {
    family: LANGUAGE,
    severity: "high",
    effort: "S",
    wcag: ["3.1.1"],
    actRules: ["ucwvc8"],
    keyPagesOnly: false,
    engine: "Plumbline",
    defect: "Page in another language than declared",
    title: "The page is in the language it declares",
    fixSteps: [
      "Set the language of the page in your website system, or the 'lang' attribute of <html> in the template.",
    ],
  },
  "part-language-wrong": {
    family: LANGUAGE,
    severity: "medium",
    effort: "S",
    wcag: ["3.1.2"],
    actRules: ["off6ek"],
    keyPagesOnly: false,
    engine: "Plumbline",
    defect: "Part of a page in another language than declared",
    title: "Parts are in the language they declare",
    fixSteps: [
      "Correct the 'lang' attribute of each listed part, or remove it when the part is in the page's language.",
    ],
  },
  "orientation-locked": {
    family: SCREEN,
    severity: "high",
    effort: "M",
    wcag: ["1.3.4"],
    actRules: ["b33eff"],
    keyPagesOnly: false,
    engine: "Alfa",
    defect: "Page locked to portrait or landscape",
    title: "The page may be turned",
    fixSteps: [
      "Have the style taken out that turns the content by 90 degrees when the screen is upright or lying.",
    ],
  },
  "text-clipped": {
    family: SCREEN,
    severity: "medium",
    effort: "M",
    wcag: ["1.4.4"],
    actRules: ["59br37"],
    keyPagesOnly: false,
    engine: "Alfa",
    defect: "Enlarged text is cut off",
    title: "Enlarged text is not cut off",
    fixSteps: [
      "Have fixed heights and widths with 'overflow: hidden' on the listed texts replaced by ones that grow with the text.",
    ],
  },
};

/** Checks besides axe's rules, by the name that follows `a11y-`. */
export const BROWSER_RULES: ReadonlyMap<string, BrowserRule> = new Map(
  Object.entries({ ...RULES, ...WORDING_RULES, ...VIEW_RULES }),
);
