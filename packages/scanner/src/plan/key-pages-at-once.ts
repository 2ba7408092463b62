/**
 * How many key pages are examined at once when all others have been seen. Each takes much memory, so no more than save a
 * round. It waits more than it works, so one more than pages go side by side where that saves one.
 */
export function keyPagesAtOnce(pages: number, sideBySide: number): number {
  if (pages === 0) return 0;
  const rounds = Math.ceil(pages / (sideBySide + 1));
  return Math.ceil(pages / rounds);
}
