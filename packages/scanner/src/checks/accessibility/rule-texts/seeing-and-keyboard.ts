import type { RuleFamily, RuleTexts } from "./rule-text.ts";

const CONTRAST: RuleFamily = {
  whyItMatters:
    "Text that is close to its background color is hard to read. People with low vision, older visitors and anyone in bright sunlight can't make it out.",
  businessImpact:
    "Low contrast is one of the most common issues on the web. A price or button that people can't read doesn't sell.",
};

const ZOOM: RuleFamily = {
  whyItMatters:
    "Many people enlarge a page or widen its text spacing so that they can read it. A page that blocks this shuts them out.",
  businessImpact: "Older visitors leave a page that they can't enlarge.",
};

const KEYBOARD: RuleFamily = {
  whyItMatters:
    "Some people can't use a mouse, because of a tremor or a broken arm, for example. They use a keyboard, or a device that acts like one.",
  businessImpact: "Customers who use a keyboard can't read or buy what the keyboard doesn't reach.",
};

const MOTION: RuleFamily = {
  whyItMatters:
    "Movement and pages that change on their own distract people and cut their reading time short. They can also make a screen reader start over.",
  businessImpact: "Visitors lose what they were reading or typing, and they trust your site less.",
};

/** Rules about contrast, zoom, keyboard and movement. */
export const SEEING_AND_KEYBOARD_RULES: RuleTexts = {
  "color-contrast": {
    family: CONTRAST,
    severity: "high",
    defect: "Text with low contrast",
    title: "Text stands out from its background",
    fixSteps: [
      "Make the text darker or the background lighter until the contrast is at least 4.5 to 1. For large text, 3 to 1 is enough: 24 px and up, or 18.66 px and up in bold.",
      "Change the color once, in your style sheet or your theme's color settings. The same pair of colors usually repeats on all pages.",
      "If the text is over a photo, put a plain or darkened area behind it.",
    ],
    effort: "S",
  },
  "link-in-text-block": {
    family: CONTRAST,
    severity: "high",
    defect: "Links in text marked by color alone",
    title: "Links in text don't rely on color alone",
    fixSteps: [
      "Underline links within paragraphs. That is what visitors look for.",
      "If you don't want underlines, use a link color with a contrast of 3 to 1 against the text around it. Also add an underline when someone points to the link or reaches it with the keyboard.",
    ],
    effort: "S",
  },
  "meta-viewport": {
    family: ZOOM,
    severity: "critical",
    defect: "Page can't be enlarged",
    title: "The page can be enlarged",
    fixSteps: [
      'Find <meta name="viewport"> in your page template. Remove user-scalable=no, and remove maximum-scale if it is below 5.',
      'The usual setting is content="width=device-width, initial-scale=1".',
    ],
    effort: "S",
  },
  "avoid-inline-spacing": {
    family: ZOOM,
    severity: "high",
    defect: "Text spacing that readers can't change",
    title: "Readers can change the text spacing",
    fixSteps: [
      "Move line-height, letter-spacing and word-spacing from the style attribute of each element to your style sheet. Or remove !important from them.",
    ],
    effort: "S",
  },
  "scrollable-region-focusable": {
    family: KEYBOARD,
    severity: "high",
    defect: "Scrolling area that the keyboard can't reach",
    title: "The keyboard can reach scrolling areas",
    fixSteps: [
      'Add tabindex="0", role="region" and an aria-label to each area that scrolls.',
      "Or let the content flow without its own scroll bar.",
    ],
    effort: "S",
  },
  "frame-focusable-content": {
    family: KEYBOARD,
    severity: "high",
    defect: "Frame with controls that the keyboard can't reach",
    title: "The keyboard can reach the controls in a frame",
    fixSteps: ['Remove tabindex="-1" from each <iframe>, or move the links and buttons out of it.'],
    effort: "S",
  },
  "meta-refresh": {
    family: MOTION,
    severity: "critical",
    defect: "Page reloads or moves on by itself",
    title: "The page doesn't reload or move on by itself",
    fixSteps: [
      'Remove <meta http-equiv="refresh"> from the page.',
      "If the page has moved, set up a redirect on your server. To show news, offer a button or update only that part.",
    ],
    effort: "S",
  },
  blink: {
    family: MOTION,
    severity: "high",
    defect: "Blinking content",
    title: "Nothing blinks",
    fixSteps: [
      "Replace each <blink> element with normal text. For emphasis, use bold text or a strong color.",
    ],
    effort: "S",
  },
  marquee: {
    family: MOTION,
    severity: "high",
    defect: "Text that scrolls across the page",
    title: "Text doesn't scroll across the page",
    fixSteps: [
      "Replace each <marquee> with text that stays still, or with a slider that has a pause button.",
    ],
    effort: "S",
  },
};
