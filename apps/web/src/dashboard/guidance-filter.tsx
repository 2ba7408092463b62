import type { Area } from "@plumbline/contract/areas";
import { AREA_NAMES } from "@plumbline/contract/areas";
import type { GuidanceList } from "@plumbline/contract/fix-guidance";
import type { GuidanceOrder } from "@plumbline/contract/guidance-terms";

import { Checkbox } from "#ui/checkbox.tsx";
import { Choice } from "#ui/choice.tsx";

import type { useGuidanceView } from "./use-guidance-view.ts";

const ORDERS = [
  { value: "severity", name: "Severity" },
  { value: "cost", name: "Cost" },
  { value: "impact", name: "Impact" },
] as const satisfies readonly { value: GuidanceOrder; name: string }[];

/** The categories that are always there; security joins them where it has items. */
const CATEGORIES = ["accessibility", "seo", "performance", "privacy"] as const satisfies readonly Area[];

interface GuidanceFilterProps {
  control: ReturnType<typeof useGuidanceView>;
  counts: GuidanceList["counts"];
}

/** Category, order, and whether completed items are shown. */
export function GuidanceFilter({ control: { view, choose }, counts }: GuidanceFilterProps) {
  const hasSecurity = counts.areas.security > 0 || view.category === "security";
  const areas: Area[] = hasSecurity ? [...CATEGORIES, "security"] : [...CATEGORIES];
  const categories: { value: Area | "all"; name: string }[] = [
    { value: "all", name: "All" },
    ...areas.map((area) => ({ value: area, name: AREA_NAMES[area] })),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Choice
        label="Category"
        isLabelled
        options={categories}
        value={view.category ?? "all"}
        onChange={(category) => choose({ category: category === "all" ? null : category })}
      />
      <Choice
        label="Priority"
        isLabelled
        options={ORDERS}
        value={view.order}
        onChange={(order) => choose({ order })}
      />
      <Checkbox isSelected={view.showsCompleted} onChange={(showsCompleted) => choose({ showsCompleted })}>
        Show completed items
      </Checkbox>
    </div>
  );
}
