/** Letters that may go with a cut-off word; longer ones, as in languages without spaces, are cut themselves. */
const LONGEST_REST = 20;

/** A text as findings quote it. A longer one ends after a word, with an ellipsis. A text just as long may have been cut by a probe. */
export function cutAtWord(text: string, most: number): string {
  if (text.length < most) return text;
  const cut = text.slice(0, most);
  const lastSpace = cut.search(/\s\S*$/u);
  const words = lastSpace >= Math.max(1, most - LONGEST_REST) ? cut.slice(0, lastSpace) : cut;
  return `${words.replace(/[\s\p{Pd}\p{Ps},;:…]+$/u, "").replace(/[\uD800-\uDBFF]$/, "")}…`;
}
