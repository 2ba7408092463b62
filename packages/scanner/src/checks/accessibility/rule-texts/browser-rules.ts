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
    "Some people can't use a mouse, because of a tremor or a broken arm, for example. They use the keyboard, and they need to see where they are on the page.",
  businessImpact: "Customers who use a keyboard can't read or buy what the keyboard doesn't reach or show.",
};
const MEDIA: RuleFamily = {
  whyItMatters:
    "People who can't hear or see a recording need its content as text or as a second audio track.",
  businessImpact:
    "A video that part of your audience can't follow won't sell to them. Missing alternatives are also a common reason for complaints.",
};
const LANGUAGE: RuleFamily = {
  whyItMatters:
    "A screen reader picks its voice and pronunciation from the language that the page declares. If that language is wrong, people hear gibberish.",
  businessImpact: "Visitors who listen to your page can't understand it.",
};
const PICTURES: RuleFamily = {
  whyItMatters:
    "People who can't see an image get its text alternative instead. If that text is empty or says nothing, they miss the content.",
  businessImpact: "To these visitors, and to search engines, your products and diagrams don't exist.",
};
const SCREEN: RuleFamily = {
  whyItMatters:
    "People turn, enlarge and mount their screens in the way that works for them. A page that prevents this, or cuts off text, shuts them out.",
  businessImpact: "Older visitors and people on phones and tablets leave pages that don't fit their screen.",
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
      "Press the Tab key until you reach the element. Then try to leave it with Tab, Shift+Tab and Escape.",
      'Ask your developer to remove the script that pulls the focus back. It usually reacts to the "blur" event or to the Tab key.',
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
    defect: "Keyboard focus can't be seen",
    title: "The keyboard focus is visible",
    fixSteps: [
      'In your style sheet, remove "outline: none", or add a visible style for ":focus-visible".',
      "Press the Tab key to go through the page. Check that each element is clearly marked when you reach it.",
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
    defect: "Keyboard focus hidden behind other content",
    title: "The element with the keyboard focus stays visible",
    fixSteps: [
      "Press the Tab key to go through the page. Note which fixed header, footer or banner covers the element.",
      'In your style sheet, set "scroll-padding" to the height of that bar. If a banner is the cause, let visitors close it.',
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
    title: "Single keys don't trigger actions by accident",
    fixSteps: [
      "Change the shortcut so that it also needs Ctrl or Alt, or so that it works only while its control has the focus.",
      "Or add a setting that turns the shortcut off or changes its key.",
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
    defect: "Feature that needs the device to be moved",
    title: "Visitors never have to move the device",
    fixSteps: [
      "Add a button or field for everything that tilting or shaking does.",
      "Add a setting that turns off the reaction to movement.",
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
    defect: "Text alternative doesn't describe the image",
    title: "Text alternatives say what an image shows",
    fixSteps: [
      'In the text alternative of each image, write what it tells the reader. Don\'t use its file name or the word "image".',
      'If the image is only decoration, leave the text empty: alt="".',
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
    title: "Drawings have a text alternative or are marked as decoration",
    fixSteps: [
      "For each drawing, decide whether it shows something that the text doesn't say.",
      'If it does, add role="img" and an aria-label to the drawing. If not, add aria-hidden="true".',
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
    title: "Text is real text, not an image",
    fixSteps: ["Replace each image of words with real text, and style it with CSS. Logos can stay images."],
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
    title: "Recordings and silent videos have a text version",
    fixSteps: [
      "Write down what is said in the recording, or what the silent video shows.",
      'Put the text below the player, or link to it there with the word "transcript".',
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
    title: "Videos say aloud what they show",
    fixSteps: [
      "Listen to the video with your eyes closed. Notice whether you miss anything important.",
      "If you do, add an audio description track, or offer a second version of the video with a description.",
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
    defect: "Page in a different language than declared",
    title: "The page is in the language it declares",
    fixSteps: [
      "Set the page language in your site's settings, often under Settings > General > Language. In the HTML template, it is the lang attribute of <html>.",
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
    defect: "Part of a page in a different language than declared",
    title: "Parts of the page are in the language they declare",
    fixSteps: [
      "Correct the lang attribute of each part. If the part is in the same language as the page, remove the attribute.",
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
    title: "The page works in portrait and in landscape",
    fixSteps: [
      "In your style sheet, find the rule that rotates or hides the content for one orientation, and remove it.",
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
      'In your style sheet, find the fixed height or width with "overflow: hidden" on each text. Replace it with a size that grows with the text, such as "min-height".',
    ],
  },
};

/** Checks besides axe's rules, by the name that follows `a11y-`. */
export const BROWSER_RULES: ReadonlyMap<string, BrowserRule> = new Map(
  Object.entries({ ...RULES, ...WORDING_RULES, ...VIEW_RULES }),
);
