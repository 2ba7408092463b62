import { type FixGuidanceItem, sortGuidance } from "@plumbline/contract/fix-guidance";
import { type GuidanceOrder } from "@plumbline/contract/guidance-terms";

type GuidanceCategory = "all" | FixGuidanceItem["category"];

/** What of the checklist is shown, and in which order. */
export interface GuidanceView {
  category: GuidanceCategory;
  order: GuidanceOrder;
  showsCompleted: boolean;
}

export const FIRST_VIEW: GuidanceView = { category: "all", order: "severity", showsCompleted: false };

const CATEGORIES = [
  { value: "all", name: "All" },
  { value: "accessibility", name: "Accessibility" },
  { value: "seo", name: "SEO" },
  { value: "performance", name: "Performance" },
  { value: "privacy", name: "Privacy" },
] as const satisfies readonly { value: GuidanceCategory; name: string }[];

const SECURITY = { value: "security", name: "Security" } as const;

/** The categories to filter by; security only where there is something of it. */
export function categoriesOf(items: readonly FixGuidanceItem[]) {
  const hasSecurity = items.some(({ category }) => category === SECURITY.value);
  return hasSecurity ? [...CATEGORIES, SECURITY] : CATEGORIES;
}

/** The items of a view in its order. */
export function itemsOf(items: readonly FixGuidanceItem[], view: GuidanceView): FixGuidanceItem[] {
  const matching = items.filter(
    ({ category, completedAt }) =>
      (view.category === "all" || view.category === category) &&
      (view.showsCompleted || completedAt === null),
  );
  return sortGuidance(matching, view.order);
}
