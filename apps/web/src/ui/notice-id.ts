/** Id of the notice above the page, which is there until it is answered. */
export const NOTICE_ABOVE = "cookie-notice";
