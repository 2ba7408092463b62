import type { ScoreLine } from "./scan-result.ts";

/** Said of a line of a score sheet that leads to no issue and whose scan did not say why. */
export const NO_OPEN_ISSUE = "No open issue is behind this. The next scan will count it again.";

/**
 * The cause whose issues a line of a score sheet is about: of its own check, else of a check that reports the same
 * defect. Null where there is none.
 *
 * @param causes ids, the first to fix first
 */
export function causeOfLine(
  { check, fixedWith = [] }: Pick<ScoreLine, "check" | "fixedWith">,
  causes: readonly string[],
): string | null {
  const ofCheck = (wanted: string) => causes.find((cause) => cause.startsWith(`${wanted}.`));
  return [check, ...fixedWith].map(ofCheck).find((cause) => cause !== undefined) ?? null;
}
