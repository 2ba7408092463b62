import { SIZE } from "./axe-complaints.ts";
import type { Wording } from "./wording.ts";

/** axe-core on contrast, zoom, spacing and size. */
export const AXE_ON_LOOKS: readonly Wording[] = [
  [
    /^Element has insufficient color contrast of ([\d.]+) \(foreground color: (#\w+), background color: (#\w+), font size: [\d.]+pt \(([\d.]+px)\).*Expected contrast ratio of ([\d.:]+)$/,
    "The contrast of the text is $1:1 ($2 on $3, $4 high). It needs $5",
  ],
  [
    /^Element has insufficient color contrast of ([\d.]+) .*Expected contrast ratio of ([\d.:]+)$/,
    "The contrast between the text, its shadow and the background is $1:1. It needs $2",
  ],
  [
    /^Element's (?:(?:foreground|background) )?contrast ratio could not be determined.*$/,
    "We could not compare the color of the link with that of the text around it. Check that people can tell the link apart without seeing color",
  ],
  [
    /^Unable to determine contrast ratio$/,
    "We could not measure the contrast of the text. Check whether you can read it easily",
  ],
  [
    /^Element's background color could not be determined.*(?:background image|gradient).*$/,
    "The text is over an image or gradient, so we could not measure its contrast. Check whether you can read it easily",
  ],
  [
    /^Element's .* could not be determined because element contains an image node$/,
    "An image is behind or beside the text, so we could not measure its contrast. Check whether you can read it easily",
  ],
  [
    /^Element's .* could not be determined because of alpha transparency$/,
    "The text is partly transparent, so we could not measure its contrast. Check whether you can read it easily",
  ],
  [
    /^Element's .* could not be determined because it's outside the viewport$/,
    "The text is outside the window, so we could not measure its contrast. If it can be brought into view, check whether you can read it easily",
  ],
  [
    /^Element's .* could not be determined because it uses complex text shadows$/,
    "The text has several shadows, so we could not measure its contrast. Check whether you can read it easily",
  ],
  [
    /^Element's .* could not be determined due to a pseudo element$/,
    "The style sheet draws something behind the text, so we could not measure its contrast. Check whether you can read it easily",
  ],
  [
    /^Element's .* could not be determined because (?:it is overlapped by another element|it's partially obscured by another element|it partially overlaps other elements)$/,
    "The text and another element overlap, so we could not measure its contrast. Check whether you can read it easily",
  ],
  [
    /^Element's (?:background color|foreground color|contrast) could not be determined.*$/,
    "We could not measure the contrast of the text. Check whether you can read it easily",
  ],
  [
    /^Element has a 1:1 contrast ratio with the background$/,
    "The text has the same color as its background. Check whether people are meant to see it",
  ],
  [
    /^Element content (?:is too short to determine.*|contains only non-text characters)$/,
    "These are one or two signs, and we could not tell whether they are text or drawing. If people have to read them, check whether they stand out",
  ],
  [
    /^Could not parse color string (.+)$/,
    "The style sheet has a color that we could not read: $1. Check whether you can read the text easily",
  ],
  [
    /^The link has no styling \(such as underline\).*$/,
    "Only color sets the link apart from the text around it",
  ],
  [
    /^Check if the link.*$/,
    "Check that people can tell the link from the text around it without seeing color",
  ],
  [
    /^The link background has insufficient color contrast of ([\d.]+) \(Minimum contrast is ([\d.]+:1).*$/,
    "Only its background color sets the link apart, with a contrast of $1:1. It needs $2, or an underline",
  ],
  [/^<meta> tag limits zooming on mobile devices$/, "The page limits how far people can zoom in"],
  [
    /^(.+) on <meta> tag disables zooming on mobile devices$/,
    "This setting keeps people from zooming in: $1",
  ],
  [
    /^Remove '!important' from inline styles? (.+?),.*$/,
    "Readers can't change this spacing, because it is marked !important: $1",
  ],
  [
    /^(letter-spacing|line-height|word-spacing) in the style attribute must not use !important, or be at ([\d.]+)em.*$/,
    "Readers can't change the $1, because it is marked !important and below $2em",
  ],
  [
    new RegExp(String.raw`^(?:Target|Element with negative tabindex) has insufficient size ${SIZE}.*$`),
    "It is $1 by $2 pixels. It needs $3 by $3",
  ],
  [
    new RegExp(
      String.raw`^(?:Target|Element with negative tabindex) has insufficient size because it is partially obscured.*${SIZE}.*$`,
    ),
    "Something covers part of it and leaves $1 by $2 pixels. It needs $3 by $3",
  ],
  [
    /^(?:Target|Element with negative tabindex) has insufficient space to its closest neighbors\. Safe clickable space has a diameter of ([\d.]+)px instead of at least ([\d.]+)px.*$/,
    "It is too close to the next control: a finger is safe only in a circle $1px wide. It needs $2px",
  ],
  [
    /^(?:Could not get the target size.*|Element size could not be accurately determined.*)$/,
    "Other elements stick out of it or overlap it, so we could not measure its size. Check that people can tap it easily",
  ],
  [/^CSS Orientation lock .*$/, "The page is locked to one orientation of the screen"],
];
