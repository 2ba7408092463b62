/** Items of the checklist that come with the dashboard: the first to fix. */
export const GUIDANCE_ITEMS = 50;

/**
 * Orders of the checklist. `severity`: the one order of causes, which begins with the gravest group. `cost`: the lowest
 * cost first. `impact`: the most points of the overall score first.
 */
export const GUIDANCE_ORDERS = ["severity", "cost", "impact"] as const;
export type GuidanceOrder = (typeof GUIDANCE_ORDERS)[number];

/** Causes on one page of the checklist. */
export const GUIDANCE_PAGE_SIZE = 20;

/** Issues of a cause one answer holds at most; more of them come by asking for that cause. */
export const GUIDANCE_ENTRIES = 10;
