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
])("says what an engine means by %s", (message, words) => expect(plainMessage(message)).toBe(words));

it("leaves words it does not know as they are, on one line", () => {
  expect(plainMessage("The heading “News”\n  tells nothing")).toBe("The heading “News” tells nothing");
});
