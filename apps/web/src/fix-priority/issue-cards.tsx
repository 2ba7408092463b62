import type { IssueList } from "@plumbline/contract/issues";
import { lossWords } from "@plumbline/contract/yearly-loss";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { countOf, formatDollars } from "#format/numbers.ts";

import { dashboardQuery } from "#queries/dashboard.ts";

/** How many issues there are, and what they put at risk. */
export function IssueCards({ open }: Pick<IssueList, "open">) {
  const total = open.critical + open.major + open.minor;
  const loss = useQuery(dashboardQuery).data?.metrics?.yearlyLoss;
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      <Card name="Critical Issues" figure={open.critical}>
        Fix these first
      </Card>
      <Card name="Total Issues" figure={total}>
        {open.awaitingCheck === 0
          ? `${open.major} major, ${open.minor} minor`
          : `${countOf(open.awaitingCheck, "issue")} marked fixed and awaiting its check`}
      </Card>
      <Card name="Potential Impact" figure={loss === undefined ? "\u2013" : formatDollars(loss.amount)}>
        <span className="block font-medium text-ink">Annual revenue at risk</span>
        {loss !== undefined && lossWords(loss)}
      </Card>
    </dl>
  );
}

function Card({ name, figure, children }: { name: string; figure: ReactNode; children: ReactNode }) {
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
