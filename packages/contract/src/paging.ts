/** Audits per page in Audit History (specification 9.5). */
export const AUDIT_PAGE_SIZE = 5;

/** Issues per page in Fix Priority. */
export const ISSUES_PAGE_SIZE = 25;
