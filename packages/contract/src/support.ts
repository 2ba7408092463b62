/** How soon a client needs an answer; `medium` unless told (specification 7.4). */
export const SUPPORT_PRIORITIES = ["low", "medium", "high", "urgent"] as const;
