import type { GuidanceTotals } from "@plumbline/contract/fix-guidance";
import type { ReactNode } from "react";

import { formatCount, formatDollars } from "#format/numbers.ts";

/** What the whole checklist costs, how far it is, and what the completed items come to. */
export function GuidanceCards({ totals }: { totals: GuidanceTotals }) {
  const { totalCost, completed, awaitingCheck, items, percent, saved } = totals;
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      <Card name="Total Cost" figure={formatDollars(totalCost)}>
        Sum of the estimates of all items
      </Card>
      <Card name="Progress" figure={`${percent}%`}>
        <span className="block">
          {formatCount(completed)} of {formatCount(items)} completed
        </span>
        <span className="block min-h-4">{awaitingCheck > 0 && awaitingWords(awaitingCheck)}</span>
      </Card>
      <Card name="Saved" figure={formatDollars(saved)}>
        Sum of the estimates of items that a check found fixed
      </Card>
    </dl>
  );
}

/** What is marked is not completed: a check says so first. */
function awaitingWords(count: number): string {
  return count === 1 ? "1 more waits for its check" : `${formatCount(count)} more wait for their check`;
}

function Card({ name, figure, children }: { name: string; figure: string; children: ReactNode }) {
  return (
    <div className="rounded-lg border border-line bg-surface px-5 py-4 shadow-card">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>
        <span className="mt-1 block text-3xl font-semibold tracking-tight tabular-nums">{figure}</span>
        <span className="mt-1 block text-xs text-muted">{children}</span>
      </dd>
    </div>
  );
}
