import { type Area, AREAS } from "@plumbline/contract/areas";
import { GUIDANCE_ORDERS, type GuidanceOrder } from "@plumbline/contract/guidance-terms";

/** What of the checklist is shown, in which order, and which page of it. */
export interface GuidanceView {
  category: Area | null;
  order: GuidanceOrder;
  showsCompleted: boolean;
  page: number;
}

const FIRST_ORDER: GuidanceOrder = "severity";
const LAST_PAGE = 100_000;

/** The view out of the address; what makes no sense there counts as absent. */
export function parseGuidanceView(params: URLSearchParams): GuidanceView {
  const page = Number(params.get("page") ?? "1");
  return {
    category: AREAS.find((area) => area === params.get("category")) ?? null,
    order: GUIDANCE_ORDERS.find((order) => order === params.get("order")) ?? FIRST_ORDER,
    showsCompleted: params.get("completed") === "yes",
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The address with a view in it; what is as usual is left out, what is not of the checklist stays. */
export function withGuidanceView(params: URLSearchParams, view: GuidanceView): URLSearchParams {
  const next = new URLSearchParams(params);
  const parts = {
    category: view.category,
    order: view.order === FIRST_ORDER ? null : view.order,
    completed: view.showsCompleted ? "yes" : null,
    page: view.page > 1 ? String(view.page) : null,
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
