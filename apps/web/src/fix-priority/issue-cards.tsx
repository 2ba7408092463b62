import type { IssueList } from "@plumbline/contract/issues";
import { RISK_REVENUE, RISK_SHARES, revenueAtRisk } from "@plumbline/contract/revenue-at-risk";
import type { ReactNode } from "react";

import { countOf, formatDollars } from "#format/numbers.ts";

const percent = (share: number) => `${share * 100}%`;

/** How many issues there are, and what they put at risk. */
export function IssueCards({ open }: Pick<IssueList, "open">) {
  const total = open.critical + open.major + open.minor;
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
      <Card name="Potential Impact" figure={formatDollars(revenueAtRisk(open))}>
        <span className="block font-medium text-ink">Annual revenue at risk</span>
        An estimate: of {formatDollars(RISK_REVENUE)} a year, {percent(RISK_SHARES.critical)} for each
        critical issue, {percent(RISK_SHARES.major)} for a major and {percent(RISK_SHARES.minor)} for a minor
        one.
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
