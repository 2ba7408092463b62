import { type FixGuidanceItem } from "@plumbline/contract/fix-guidance";
import { GUIDANCE_ORDERS } from "@plumbline/contract/guidance-terms";

import { useAddressChoice } from "#ui/use-address-choice.ts";

import { categoriesOf, FIRST_VIEW, type GuidanceView } from "./guidance-view.ts";

/** What of the checklist is shown, kept in the address. */
export function useGuidanceView(items: readonly FixGuidanceItem[]) {
  const [category, chooseCategory] = useAddressChoice<GuidanceView["category"]>({
    name: "category",
    values: categoriesOf(items).map(({ value }) => value),
    usual: FIRST_VIEW.category,
  });
  const [order, chooseOrder] = useAddressChoice<GuidanceView["order"]>({
    name: "order",
    values: GUIDANCE_ORDERS,
    usual: FIRST_VIEW.order,
  });
  const [completed, chooseCompleted] = useAddressChoice({
    name: "completed",
    values: ["no", "yes"] as const,
    usual: "no",
  });
  return {
    view: { category, order, showsCompleted: completed === "yes" },
    chooseCategory,
    chooseOrder,
    showCompleted: (isShown: boolean) => chooseCompleted(isShown ? "yes" : "no"),
  };
}
