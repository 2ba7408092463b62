/** Id of the check that tells findings of rules that nobody names. */
export const OTHER_CHECK = "a11y-other";
