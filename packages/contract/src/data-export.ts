/** Life of an export of all of an organization's data. */
export const DATA_EXPORT_STATUSES = ["PENDING", "COMPLETED", "FAILED"] as const;
