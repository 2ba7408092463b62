/** Whether a version of the ruleset, e.g. 2026.11.8, came before another. */
export function isOlderRuleset(version: string, other: string): boolean {
  return version.localeCompare(other, "en", { numeric: true }) < 0;
}
