/** After a dialog that closes at the same time is done with the focus, and the page shows what has changed. */
const AFTER_MS = 50;

/** Gives a focus that is lost, because what had it has left the page, to the first of these elements that is there. */
export function catchLostFocus(...ids: readonly string[]): void {
  setTimeout(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const next = ids.map((id) => document.getElementById(id)).find((element) => element !== null);
    next?.focus();
  }, AFTER_MS);
}

/** Id of the button that opens a cause. */
export function causeButtonId(cause: string): string {
  return `cause-${cause}`;
}

/** Id of the section that holds all causes. */
export const BOARD_ID = "issues";
