/** The first character a reader sees, which may be several code points. */
export function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter("en").segment(name.trim());
  return first?.segment ?? "?";
}
