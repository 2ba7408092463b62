/** Characters below it neither combine with the one before nor are part of an emoji. */
const FIRST_COMBINING = "\u0300";

/** The first character a reader sees, which may be several code points. */
export function firstLetter(name: string): string {
  const [first = "?", second = ""] = name.trim();
  // Nearly all names; what follows makes the browser load every emoji there is before the first paint is done.
  if (first < FIRST_COMBINING && second < FIRST_COMBINING) return first;
  const [seen] = /^(?:\p{RGI_Emoji}|\P{M}\p{M}*)/v.exec(name.trim()) ?? [];
  return seen ?? "?";
}
