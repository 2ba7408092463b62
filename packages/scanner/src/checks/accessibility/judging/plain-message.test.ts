import { createRequire } from "node:module";

import { describe, expect, it } from "vitest";

import { plainMessage } from "./plain-message.ts";

type Messages = string | Record<string, string>;
const { checks } = createRequire(import.meta.url)("axe-core/locales/_template.json") as {
  checks: Record<string, { fail?: Messages; incomplete?: Messages }>;
};
/** Only asked about at level AAA. */
const NOT_RUN = new Set(["color-contrast-enhanced"]);

/** What axe asks a person. */
function doubts(): [string, string][] {
  return sayings().filter(([, message]) => /^(?:Unable|Could not|Check)|could not be/.test(message));
}

/** Everything axe can say against an element or ask about it, with figures where it leaves room for them. */
function sayings(): [string, string][] {
  return Object.entries(checks)
    .filter(([check]) => !NOT_RUN.has(check))
    .flatMap(([check, { fail, incomplete }]) =>
      [fail, incomplete]
        .flatMap((messages) => (typeof messages === "string" ? [messages] : Object.values(messages ?? {})))
        .map((message): [string, string] => [check, message.replaceAll(/\$\{[^}]*\}/g, "4")]),
    );
}

describe("what an engine says of an element", () => {
  it.each([
    [
      "Element has insufficient color contrast of 4.26 (foreground color: #0d6efd, background color: #f8f9fa, font size: 12.0pt (16px), font weight: normal). Expected contrast ratio of 4.5:1",
      "The contrast of the text is 4.26:1 (#0d6efd on #f8f9fa, 16px high). It needs 4.5:1",
    ],
    ["Interactive element <button> is nested inside <a>.", "This button is inside another control, a link"],
    [
      "Interactive element <a> is nested inside <details>.",
      "This link is inside another control, an expandable section",
    ],
    [
      "Interactive element <my-chip> is nested inside <div>.",
      "This element is inside another control, an element",
    ],
    [
      'Invalid ARIA attribute value: aria-controls="overview"',
      "No element on the page has the id “overview” that aria-controls names",
    ],
    ['Invalid ARIA attribute value: aria-expanded="open"', 'This value is not allowed: aria-expanded="open"'],
    [
      "Focusable element is inside an aria-hidden region.",
      "It is hidden from screen readers, but the keyboard stops at it or at something in it",
    ],
    [
      'Alt text "Photo of bread" starts with redundant prefix "photo of".',
      "The text alternative “Photo of bread” starts with “photo of”",
    ],
    [
      "Insufficient color contrast ratio of 2.19:1 (required 4.5:1).",
      "The contrast of the text is 2.19:1. It needs 4.5:1",
    ],
    [
      "The highest possible contrast of the text is 3.86:1 which is\n        below the required contrast of 4.5:1",
      "The contrast of the text is 3.86:1 at best. It needs 4.5:1",
    ],
    [
      "Element is in tab order and does not have accessible text; aria-label attribute does not exist or is empty; Element has no title attribute",
      "It has no name for a screen reader to read: no text, label, text alternative, aria-label or title",
    ],
    [
      "Form element has no accessible label.",
      "It has no name for a screen reader to read: no text, label, text alternative, aria-label or title",
    ],
    [
      "Element does not have an alt attribute; aria-label attribute does not exist or is empty; Element has no title attribute",
      "The image has no text alternative",
    ],
    [
      "The link has insufficient color contrast of 1.47:1 with the surrounding text. (Minimum contrast is 3:1, link text: #1abb9c, surrounding text: #626d7d); The link has no styling (such as underline) to distinguish it from the surrounding text",
      "Only color sets the link apart from the text around it. The contrast between them is 1.47:1; it needs 3:1, or an underline",
    ],
    [
      "Link in text block is not visually distinguishable from surrounding text. Add a non-color visual indicator such as an underline or border.",
      "Only color sets the link apart from the text around it, and the difference is too small",
    ],
    [
      "Target has insufficient size (17.3px by 20.3px, should be at least 24px by 24px); Target has insufficient space to its closest neighbors. Safe clickable space has a diameter of 19.3px instead of at least 24px.",
      "It is 17.3 by 20.3 pixels and has too little space around it. People need 24 by 24 to hit it with a finger",
    ],
    [
      "List element has direct children that are not allowed: [role=presentation]",
      "The list contains elements that are announced as “presentation” and not as list items",
    ],
    [
      "List element has direct children that are not allowed: a, hr, div",
      "The list contains elements that are not list items: a, hr, div",
    ],
    [
      'List item parent element has a role that is not role="list". Ensure the parent element has role="list", or move the <li> inside a <ul> or <ol>.',
      "The list item is inside an element with another role, so it isn't announced as part of a list",
    ],
    [
      "Element has children which are not allowed: li",
      "Its role limits what it may contain, and it contains something else: li",
    ],
    [
      'Role "radiogroup" requires children with role: radio.',
      "It is announced as “radiogroup” but contains nothing that is announced as radio",
    ],
    [
      "Element should have focusable content; Element should be focusable",
      "The area has a scroll bar of its own, and not every browser lets the Tab key reach it",
    ],
    [
      "Element does not have a widget role.; Element has invalid semantics for an element in the focus order.",
      "The Tab key stops here, but a screen reader doesn't announce a control",
    ],
    [
      "Element's background color could not be determined because it's partially obscured by another element",
      "The text and another element overlap, so we could not measure its contrast. Check whether you can read it easily",
    ],
    [
      "Element's contrast ratio could not be determined due to a background image",
      "We could not compare the color of the link with that of the text around it. Check that people can tell the link apart without seeing color",
    ],
    ["Target has insufficient size", "It is smaller than 24 by 24 pixels"],
    ["List contains non-<li> child <div>.", "The list contains an element that is not a list item: div"],
    ["<ul> contains direct text content. Wrap in <li>.", "The list contains text outside its items"],
    ["Element has no alt attribute; Element has no title attribute; The heading is odd", null],
    ["The heading is odd", null],
  ])("%s", (message, words) => expect(plainMessage(message)).toBe(words));

  it.each(sayings())("has our words for axe-core's %s: %s", (_check, message) => {
    const other = "Element has a tabindex greater than 0";
    const plain = plainMessage(message) ?? plainMessage(`${message}; ${other}`);
    expect(plain).not.toBeNull();
    expect(plain).not.toMatch(/\$\d|Element |Document |incorrectly|insufficient/);
  });

  it.each(doubts())("says what to look at where axe-core asks about %s: %s", (_check, message) => {
    expect(plainMessage(message)).not.toMatch(/could not tell\b(?! whether)|yourself/);
  });
});
