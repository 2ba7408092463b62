/** Whether a cause is advice, which lists of issues leave out. */
export function isAdviceCause(cause: string): boolean {
  return cause.endsWith(".advice");
}
