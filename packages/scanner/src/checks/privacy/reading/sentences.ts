/** Dots of abbreviations, which end no sentence. */
const ABBREVIATED =
  /\b(?:[A-Z]\.){2,}|\b(?:Art|Abs|No|Nr|Inc|Ltd|Corp|Dr|vgl|bzw|ggf)\.|\b(?:z\. ?B|d\. ?h|u\. ?a|e\.g|i\.e|p\. ?ej)\./g;

/** Sentences of a text, the dots of common abbreviations taken out. */
export function sentencesOf(text: string): string[] {
  const plain = text.replaceAll(ABBREVIATED, (found) => found.replaceAll(".", ""));
  return plain
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** A sentence to be quoted: cut to a length that a reader takes in at once. */
export function quoted(sentence: string): string {
  const most = 160;
  return sentence.length > most ? `${sentence.slice(0, most).trimEnd()}…` : sentence.replace(/[.;]$/, "");
}
