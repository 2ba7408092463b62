/** People an organization can have, invited ones included. */
export const TEAM_LIMIT = 100;
/** Invites an organization can send within an hour, those sent again included. */
export const INVITES_PER_HOUR = 30;
/** How long the link of an invite works. */
export const INVITE_DAYS = 7;
