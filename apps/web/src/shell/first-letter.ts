/** The first character a reader sees, which may be several code points. */
export function firstLetter(name: string): string {
  const [first] = /^(?:\p{RGI_Emoji}|\P{M}\p{M}*)/v.exec(name.trim()) ?? [];
  return first ?? "?";
}
