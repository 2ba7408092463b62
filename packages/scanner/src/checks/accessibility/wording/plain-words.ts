/** Text without punctuation at its ends, in lower case: `First name:` is `first name`. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")
    .replaceAll(/\s+/g, " ");
}
