/**
 * Something an engine says, and what it means to the owner of a site. `$1` and so on are the engine's own figures, which
 * a function takes after the whole; null is a remark that adds nothing to the others.
 */
export type Wording = readonly [pattern: RegExp, words: string | ((...said: string[]) => string) | null];

export const NO_NAME =
  "It has no name for a screen reader to read: no text, label, text alternative, aria-label or title";
