/** A login that waits for its temporary password to be replaced. */
export interface PendingPasswordChange {
  email: string;
  /** The one-time value the login answered with. */
  session: string;
  remember: boolean;
}
