import type { IssueGroupList } from "@plumbline/contract/issue-groups";
import { lossWords, provisionalWordsOf } from "@plumbline/contract/yearly-loss";
import { HOURLY_RATE } from "@plumbline/contract/work";
import type { ReactNode } from "react";

import { countOf, formatCount, formatDollars } from "#format/numbers.ts";
import { Disclosure } from "#ui/disclosure.tsx";

type Shown = Pick<IssueGroupList, "open" | "yearlyLoss" | "costOfFixing">;

/** How many issues there are, what they put at risk, and what fixing them costs. */
export function IssueCards({ list: { open, yearlyLoss, costOfFixing } }: { list: Shown }) {
  const provisional = yearlyLoss === null ? null : provisionalWordsOf(yearlyLoss);
  const total = open.critical + open.major + open.minor;
  return (
    <dl className="grid grid-cols-2 gap-3 max-sm:order-last sm:grid-cols-3">
      <Card name="Critical Issues" figure={formatCount(open.critical)}>
        {open.critical > 0 ? "Fix these first" : "None right now"}
      </Card>
      <Card name="Total Issues" figure={formatCount(total)}>
        {open.awaitingCheck > 0 && (
          <span className="block">
            {countOf(open.awaitingCheck, "issue")} marked as fixed, not checked yet
          </span>
        )}
        {total > open.awaitingCheck && (
          <span className="block font-medium text-ink">
            {costWords(costOfFixing, total, open.awaitingCheck)}
          </span>
        )}
      </Card>
      <Card
        isWide
        name="Potential Impact"
        figure={yearlyLoss === null ? "\u2013" : formatDollars(yearlyLoss.amount)}
      >
        <span className="block font-medium text-ink">
          Annual revenue at risk
          {yearlyLoss?.basis === "estimate" && ", an estimate"}
          {provisional !== null && ", provisional"}
        </span>
        {yearlyLoss !== null && (
          <Disclosure title="How we calculate it">
            {provisional !== null && <span className="mb-1 block wrap-anywhere">{provisional}</span>}
            <span className="block">{lossWords(yearlyLoss)}</span>
          </Disclosure>
        )}
      </Card>
    </dl>
  );
}

/** What fixing the issues costs, but for those that wait for their check. */
function costWords(cost: number, total: number, awaitingCheck: number): string {
  if (cost === 0) return "Cost of fixing not estimated";
  const which = awaitingCheck === 0 ? "them all" : `the other ${formatCount(total - awaitingCheck)}`;
  return `About ${formatDollars(cost)} to fix ${which}, at $${HOURLY_RATE} an hour`;
}

interface CardProps {
  name: string;
  figure: ReactNode;
  /** Takes a row of its own on a phone. */
  isWide?: boolean;
  children: ReactNode;
}

function Card({ name, figure, isWide = false, children }: CardProps) {
  return (
    <div
      className={`rounded-lg border border-line bg-surface px-5 py-4 shadow-card ${isWide ? "max-sm:col-span-2" : ""}`}
    >
      <dt className="text-sm text-muted">{name}</dt>
      <dd>
        <span className="mt-1 block text-3xl font-semibold tracking-tight tabular-nums">{figure}</span>
        <div className="mt-1 text-xs text-muted">{children}</div>
      </dd>
    </div>
  );
}
