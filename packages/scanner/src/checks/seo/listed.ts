/** The first few names in a sentence: `a, b, c and 4 more`. */
export function listed(names: readonly string[], shown = 3): string {
  const first = names.slice(0, shown).join(", ");
  return names.length > shown ? `${first} and ${names.length - shown} more` : first;
}
