/** A login whose password was right and that waits for the second factor. */
export interface PendingSecondFactor {
  /** The one-time value the first step answered with. */
  session: string;
  remember: boolean;
}
