import { NO_NAME, type Wording } from "./wording.ts";

/** Width, height and the least size of a target, as axe gives them. */
export const SIZE = String.raw`\(.*?([\d.]+)px by ([\d.]+)px, should be at least (\d+)px by \d+px\)`;

/** axe-core on a whole complaint, where it is put together from several remarks that mean one thing. */
export const AXE_COMPLAINTS: readonly Wording[] = [
  [/^Element does not have an alt attribute;.*$/, "The image has no text alternative"],
  [
    /^.*(?:aria-label attribute does not exist or is empty|does not have (?:an explicit|inner text)).*$/,
    NO_NAME,
  ],
  [
    new RegExp(String.raw`^Target has insufficient size ${SIZE};.*$`),
    "It is $1 by $2 pixels and has too little space around it. People need $3 by $3 to hit it with a finger",
  ],
  [
    /^.*The link has insufficient color contrast of ([\d.]+:1) with the surrounding text\. \(Minimum contrast is ([\d.]+:1).*$/,
    "Only color sets the link apart from the text around it. The contrast between them is $1; it needs $2, or an underline",
  ],
  [
    /^(?=.*Element should have focusable content).*$/,
    "The area has a scroll bar of its own, and not every browser lets the Tab key reach it",
  ],
  [
    /^(?=.*Element does not have a widget role).*$/,
    "The Tab key stops here, but a screen reader doesn't announce a control",
  ],
  [
    /^Axe encountered an error; test the page for this type of problem manually$/,
    "The engine stopped with an error at this element, so we know nothing of it",
  ],
  [
    /^Element has no value; test color contrast with a value entered$/,
    "The field is empty. Type something and see whether you can read it",
  ],
  [
    /^Element has children which are not allowed: (.+?)(?:; Having aria-busy.*)?$/,
    "Its role limits what it may contain, and it contains something else: $1",
  ],
];
