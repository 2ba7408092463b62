/** Audits per page in Audit History (`docs/product.md`, 'Reports and their files'). */
export const AUDIT_PAGE_SIZE = 5;

/** Causes per page in Fix Priority, and issues per page of an opened cause. */
export const CAUSES_PAGE_SIZE = 50;
export const ISSUES_PAGE_SIZE = 20;
