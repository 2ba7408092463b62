/** Audits per page in Audit History (`docs/product.md`, 'Reports and their files'). */
export const AUDIT_PAGE_SIZE = 5;

/** Issues per page in Fix Priority. */
export const ISSUES_PAGE_SIZE = 25;
