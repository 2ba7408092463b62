/** How long a sign-in or a confirmation counts for changes of the team and exports of all data. */
export const CONFIRMATION_MINUTES = 10;
