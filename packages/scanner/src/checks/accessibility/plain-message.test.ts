import { expect, it } from "vitest";

import { plainMessage } from "./plain-message.ts";

it.each([
  [
    "Element has insufficient color contrast of 4.26 (foreground color: #0d6efd, background color: #f8f9fa, font size: 12.0pt (16px), font weight: normal). Expected contrast ratio of 4.5:1",
    "The contrast of the text is 4.26:1 (#0d6efd on #f8f9fa, 16px high); 4.5:1 is needed",
  ],
  [
    "Insufficient color contrast ratio of 2.19:1 (required 4.5:1).",
    "The contrast of the text is 2.19:1; 4.5:1 is needed",
  ],
  [
    "The highest possible contrast of the text is 3.86:1 which is\n        below the required contrast of 4.5:1",
    "The contrast of the text is 3.86:1 at best; 4.5:1 is needed",
  ],
  [
    "Element is in tab order and does not have accessible text; aria-label attribute does not exist or is empty; Element has no title attribute",
    "It has no name that a screen reader could read out: no text, label, alternative text, aria-label or title",
  ],
  [
    "Form element has no accessible label.",
    "It has no name that a screen reader could read out: no text, label, alternative text, aria-label or title",
  ],
  [
    "The link has insufficient color contrast of 1.47:1 with the surrounding text. (Minimum contrast is 3:1, link text: #1abb9c, surrounding text: #626d7d); The link has no styling (such as underline) to distinguish it from the surrounding text",
    "The link differs from the text around it by its color alone, and by 1.47:1 only; 3:1 is needed, or an underline",
  ],
  [
    "Link in text block is not visually distinguishable from surrounding text. Add a non-color visual indicator such as an underline or border.",
    "The link differs from the text around it by its color alone, and by too little: an underline is missing",
  ],
  [
    "Target has insufficient size (17.3px by 20.3px, should be at least 24px by 24px); Target has insufficient space to its closest neighbors. Safe clickable space has a diameter of 19.3px instead of at least 24px.",
    "It is 17.3 by 20.3 pixels large and has too little space around it; 24 by 24 are needed for a finger",
  ],
  [
    "List element has direct children that are not allowed: [role=presentation]",
    "The list holds elements that are announced as “presentation” and not as its entries",
  ],
  [
    "List element has direct children that are not allowed: a, hr, div",
    "The list holds elements that are not its entries: a, hr, div",
  ],
  [
    'List item parent element has a role that is not role="list". Ensure the parent element has role="list", or move the <li> inside a <ul> or <ol>.',
    "The entry stands in an element that is not announced as a list, because it was given another role",
  ],
  [
    "Element has children which are not allowed: li",
    "Its role tells what it may hold, and it holds something else: li",
  ],
  [
    'Role "radiogroup" requires children with role: radio.',
    "It is announced as “radiogroup” and holds nothing that is announced as radio",
  ],
  [
    "Element should have focusable content; Element should be focusable",
    "The area scrolls by itself, and not every browser lets the Tab key reach it",
  ],
])("says what an engine means by %s", (message, words) => expect(plainMessage(message)).toBe(words));

it("leaves words it does not know as they are, on one line", () => {
  expect(plainMessage("The heading “News”\n  tells nothing")).toBe("The heading “News” tells nothing");
});
