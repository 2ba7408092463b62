/** Messages of a form that are told of at most; there may be more. */
export const MOST_MESSAGES = 6;
