/** Characters of the longest snippet of markup, header, cookie or address that is kept of a place. */
export const SNIPPET_CHARACTERS = 400;

/** Whether nothing was cut off: some places are cut without an ellipsis, so the longest ones prove nothing. */
export function isWholeSnippet(snippet: string): boolean {
  return snippet.length < SNIPPET_CHARACTERS;
}
