import type { FixGuidanceItem } from "@plumbline/contract/fix-guidance";
import type { GuidanceOrder } from "@plumbline/contract/guidance-terms";
import { GUIDANCE_ITEMS } from "@plumbline/contract/guidance-terms";
import { CircleCheck } from "lucide-react";
import { Link } from "react-router";

import { Checkbox } from "#ui/checkbox.tsx";
import { Choice } from "#ui/choice.tsx";

import { GuidanceCards } from "./guidance-cards.tsx";
import { GuidanceEntry } from "./guidance-entry.tsx";
import { categoriesOf, itemsOf } from "./guidance-view.ts";
import { useGuidanceView } from "./use-guidance-view.ts";

const ORDERS = [
  { value: "severity", name: "Severity" },
  { value: "cost", name: "Cost" },
  { value: "impact", name: "Impact" },
] as const satisfies readonly { value: GuidanceOrder; name: string }[];

const ORDER_WORDS: Record<GuidanceOrder, string> = {
  severity: "Worst first.",
  cost: "Lowest cost first.",
  impact: "Most impact first: the severity times its area's share of lost revenue.",
};

/** The Fix Guidance tab: what to do, what it costs, and what is done. */
export function GuidancePanel({ items }: { items: readonly FixGuidanceItem[] }) {
  return (
    <div className="space-y-4">
      <h2 className="font-semibold">Fix Priority Checklist</h2>
      {items.length === 0 ? <NothingToFix /> : <Checklist items={items} />}
    </div>
  );
}

function Checklist({ items }: { items: readonly FixGuidanceItem[] }) {
  const { view, chooseCategory, chooseOrder, showCompleted } = useGuidanceView(items);
  const shown = itemsOf(items, view);
  return (
    <>
      <GuidanceCards items={items} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Choice
          label="Category"
          isLabelled
          options={categoriesOf(items)}
          value={view.category}
          onChange={chooseCategory}
        />
        <Choice label="Priority" isLabelled options={ORDERS} value={view.order} onChange={chooseOrder} />
        <Checkbox isSelected={view.showsCompleted} onChange={showCompleted}>
          Show completed items
        </Checkbox>
      </div>
      <p role="status" className="text-sm text-muted">
        {shown.length === 0 ? "No issues found for the selected filter." : ORDER_WORDS[view.order]}
      </p>
      {shown.length > 0 && (
        <ul
          id="fix-guidance"
          aria-label="Fix Priority Checklist"
          tabIndex={-1}
          className="divide-y divide-line rounded-lg border border-line bg-surface shadow-card outline-none"
        >
          {shown.map((item) => (
            <GuidanceEntry key={item.id} item={item} />
          ))}
        </ul>
      )}
      {items.length >= GUIDANCE_ITEMS && (
        <p className="text-sm text-muted">
          These are the {GUIDANCE_ITEMS} most pressing issues. All of them are on{" "}
          <Link to="/fix-priority" className="text-accent underline underline-offset-2">
            Fix Priority
          </Link>
          .
        </p>
      )}
    </>
  );
}

function NothingToFix() {
  return (
    <div className="grid justify-items-center gap-2 rounded-lg border border-line bg-surface p-8 text-center">
      <CircleCheck aria-hidden className="size-7 text-green" />
      <p className="font-medium">Excellent! No Critical Issues Found</p>
      <p className="max-w-[60ch] text-sm text-muted">
        The last scan left nothing on this list. Automated checks cannot find everything, and every scan looks
        again.
      </p>
    </div>
  );
}
