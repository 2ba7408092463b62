const NO_NAME =
  "It has no name that a screen reader could read out: no text, label, alternative text, aria-label or title";

/** Sentences of the engines that only a developer understands, and what they come to. `$1` and so on are their figures. */
const WORDINGS: readonly [RegExp, string][] = [
  [
    /^Element has insufficient color contrast of ([\d.]+) \(foreground color: (#\w+), background color: (#\w+), font size: [\d.]+pt \(([\d.]+px)\).*Expected contrast ratio of ([\d.]+:1)$/,
    "The contrast of the text is $1:1 ($2 on $3, $4 high); $5 is needed",
  ],
  [
    /^Insufficient color contrast ratio of ([\d.]+:1) \(required ([\d.]+:1)\)\.?$/,
    "The contrast of the text is $1; $2 is needed",
  ],
  [
    /^The highest possible contrast of the text is ([\d.]+:1) which is below the required contrast of ([\d.]+:1)$/,
    "The contrast of the text is $1 at best; $2 is needed",
  ],
  [/^.*aria-label attribute does not exist or is empty.*$/, NO_NAME],
  [
    /^(?:Form element|The link|The button|Progressbar) (?:has no|does not have an) accessible (?:label|name)\.?$/,
    NO_NAME,
  ],
  [
    /^The link has insufficient color contrast of ([\d.]+:1) with the surrounding text\. \(Minimum contrast is ([\d.]+:1).*$/,
    "The link differs from the text around it by its color alone, and by $1 only; $2 is needed, or an underline",
  ],
  [
    /^Link in text block is not visually distinguishable from surrounding text\..*$/,
    "The link differs from the text around it by its color alone, and by too little: an underline is missing",
  ],
  [
    /^Target has insufficient size \(([\d.]+)px by ([\d.]+)px, should be at least (\d+)px by \d+px\).*$/,
    "It is $1 by $2 pixels large and has too little space around it; $3 by $3 are needed for a finger",
  ],
  [
    /^List element has direct children that are not allowed: \[role=(.+)\]$/,
    "The list holds elements that are announced as “$1” and not as its entries",
  ],
  [
    /^List element has direct children that are not allowed: (.+)$/,
    "The list holds elements that are not its entries: $1",
  ],
  [
    /^List item parent element has a role that is not role="list"\..*$/,
    "The entry stands in an element that is not announced as a list, because it was given another role",
  ],
  [
    /^Element has children which are not allowed: (.+)$/,
    "Its role tells what it may hold, and it holds something else: $1",
  ],
  [
    /^Role "(\w+)" requires children with role: (.+?)\.?$/,
    "It is announced as “$1” and holds nothing that is announced as $2",
  ],
  [
    /^Element should have focusable content; Element should be focusable$/,
    "The area scrolls by itself, and not every browser lets the Tab key reach it",
  ],
];

/** What an engine says of an element, in words its owner understands where we have them. */
export function plainMessage(message: string): string {
  const line = message.replaceAll(/\s+/g, " ").trim();
  const [pattern, words] = WORDINGS.find(([known]) => known.test(line)) ?? [];
  return pattern === undefined || words === undefined ? line : line.replace(pattern, words);
}
