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
  [
    /^.*aria-label attribute does not exist or is empty.*$/,
    "It has no name that a screen reader could read out: no text, label, alternative text, aria-label or title",
  ],
];

/** What an engine says of an element, in words its owner understands where we have them. */
export function plainMessage(message: string): string {
  const line = message.replaceAll(/\s+/g, " ").trim();
  const [pattern, words] = WORDINGS.find(([known]) => known.test(line)) ?? [];
  return pattern === undefined || words === undefined ? line : line.replace(pattern, words);
}
