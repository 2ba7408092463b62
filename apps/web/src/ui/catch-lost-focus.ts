/** After a dialog that closes at the same time is done with the focus, and the page shows what has changed. */
const AFTER_MS = 50;

/**
 * Gives a focus that is lost, because what had it has left the page or was disabled, to the first of these elements that
 * is there.
 */
export function catchLostFocus(...ids: readonly string[]): void {
  setTimeout(() => {
    const { activeElement } = document;
    const isLost =
      activeElement === null || activeElement === document.body || activeElement.matches(":disabled");
    if (!isLost) return;
    const next = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    next?.focus();
  }, AFTER_MS);
}
