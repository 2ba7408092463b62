/** Id of the button that opens a cause. */
export function causeButtonId(cause: string): string {
  return `cause-${cause}`;
}

/** Id of the section that holds all causes. */
export const BOARD_ID = "issues";
