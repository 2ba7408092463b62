import type { RuleFamily, RuleTexts } from "./rule-text.ts";

const CONTRAST: RuleFamily = {
  whyItMatters:
    "Text that hardly differs from its background cannot be read by people with low vision, by older visitors, or by anybody in sunlight.",
  businessImpact:
    "Low contrast is among the defects found most often. Prices and buttons that cannot be read do not sell.",
};

const ZOOM: RuleFamily = {
  whyItMatters:
    "Many people enlarge pages or widen the spacing of text to be able to read it. A page that forbids this shuts them out.",
  businessImpact: "Older visitors leave pages they cannot enlarge.",
};

const KEYBOARD: RuleFamily = {
  whyItMatters:
    "People who cannot use a mouse, from tremor to a broken arm, operate pages with the keyboard or devices that act like one.",
  businessImpact: "What the keyboard does not reach, these customers can neither read nor buy.",
};

const MOTION: RuleFamily = {
  whyItMatters:
    "Movement and pages that change by themselves distract, take away reading time and can make a screen reader start over.",
  businessImpact: "Visitors lose what they were reading or entering, and their trust with it.",
};

/** Rules about contrast, zoom, keyboard and movement. */
export const SEEING_AND_KEYBOARD_RULES: RuleTexts = {
  "color-contrast": {
    family: CONTRAST,
    severity: "high",
    defect: "Text with too little contrast",
    title: "Text stands out from its background",
    fixSteps: [
      "Darken the text or lighten the background of each listed element until the ratio is at least 4.5 to 1; for text from 24 px, or 18.66 px bold, 3 to 1 is enough.",
      "Change the color once in the style sheet or design tokens: the same pair usually repeats on all pages.",
      "Text over a photo needs a plain or darkened area behind it.",
    ],
    effort: "S",
  },
  "link-in-text-block": {
    family: CONTRAST,
    severity: "high",
    defect: "Links in text marked by color alone",
    title: "Links in text can be told without seeing color",
    fixSteps: [
      "Underline links within paragraphs: this is what visitors look for.",
      "If they must not be underlined, give them a contrast of 3 to 1 to the text around and another mark when pointed at or focused.",
    ],
    effort: "S",
  },
  "meta-viewport": {
    family: ZOOM,
    severity: "critical",
    defect: "Page cannot be enlarged",
    title: "The page can be enlarged",
    fixSteps: [
      'Remove user-scalable=no and maximum-scale below 5 from <meta name="viewport">.',
      'Use content="width=device-width, initial-scale=1".',
    ],
    effort: "S",
  },
  "avoid-inline-spacing": {
    family: ZOOM,
    severity: "high",
    defect: "Text spacing that readers cannot change",
    title: "Text spacing can be changed by the reader",
    fixSteps: [
      "Move line-height, letter-spacing and word-spacing of the listed elements from style attributes into the style sheet, or drop !important there.",
    ],
    effort: "S",
  },
  "scrollable-region-focusable": {
    family: KEYBOARD,
    severity: "high",
    defect: "Scrolling area the keyboard cannot reach",
    title: "Scrolling areas can be reached with the keyboard",
    fixSteps: [
      'Add tabindex="0", role="region" and an aria-label to each listed area that scrolls.',
      "Or let its content flow without a scroll bar of its own.",
    ],
    effort: "S",
  },
  "frame-focusable-content": {
    family: KEYBOARD,
    severity: "high",
    defect: "Frame whose controls the keyboard cannot reach",
    title: "Frames with controls can be reached with the keyboard",
    fixSteps: ['Remove tabindex="-1" from each listed <iframe>, or take links and buttons out of it.'],
    effort: "S",
  },
  "meta-refresh": {
    family: MOTION,
    severity: "critical",
    defect: "Page reloads or moves on by itself",
    title: "The page does not reload or move on by itself",
    fixSteps: [
      'Remove <meta http-equiv="refresh">.',
      "For a moved page use a redirect of the server; to show news, offer a button or update only that part.",
    ],
    effort: "S",
  },
  blink: {
    family: MOTION,
    severity: "high",
    defect: "Blinking content",
    title: "Nothing blinks",
    fixSteps: ["Replace each <blink> element by normal text; emphasize with weight or color and contrast."],
    effort: "S",
  },
  marquee: {
    family: MOTION,
    severity: "high",
    defect: "Text running across the page",
    title: "Text does not run across the page",
    fixSteps: ["Replace each <marquee> by still text, or by a slider with a pause button."],
    effort: "S",
  },
};
