/** How soon a client needs an answer; `medium` unless told (`docs/product.md`, 'Support and the legal texts'). */
export const SUPPORT_PRIORITIES = ["low", "medium", "high", "urgent"] as const;

/** When requests are answered (`docs/product.md`, 'Support and the legal texts'). */
export const SUPPORT_HOURS = "Mon–Fri 9am–5pm ET";

export const SUBJECT_MAX_LENGTH = 150;
export const MESSAGE_MAX_LENGTH = 5000;
/** Requests an organization can send within an hour. */
export const SUPPORT_REQUESTS_PER_HOUR = 10;
/** Requests per page of the list. */
export const SUPPORT_PAGE_SIZE = 10;
