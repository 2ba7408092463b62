/**
 * Flesch reading ease of an English text, 0 (very hard) to 100 (very easy), may leave that range.
 * Null for a text under 100 words, too short to tell. Source: R. Flesch, 1948.
 */
export function fleschReadingEase(text: string): number | null {
  const words = text.match(/[a-z][a-z'’]*/gi) ?? [];
  if (words.length < 100) return null;
  const sentences = Math.max(1, text.split(/[.!?]+(?:\s|$)/).filter((part) => /\w/.test(part)).length);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length);
}

/** Groups of vowels, without a silent final e; within a few percent of a dictionary's count. */
function syllablesIn(word: string): number {
  const lower = word
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .replace(/(?:[^laeiouy]es|[^laeiouyd]ed|[^laeiouy]e)$/, "");
  return Math.max(1, lower.match(/[aeiouy]+/g)?.length ?? 0);
}
