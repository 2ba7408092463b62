import type { IssueGroupList } from "@plumbline/contract/issue-groups";
import { lossWords } from "@plumbline/contract/yearly-loss";
import type { ReactNode } from "react";

import { countOf, formatCount, formatDollars } from "#format/numbers.ts";
import { Disclosure } from "#ui/disclosure.tsx";

type Shown = Pick<IssueGroupList, "open" | "yearlyLoss" | "costOfFixing">;

/** How many issues there are, what they put at risk, and what fixing them costs. */
export function IssueCards({ list: { open, yearlyLoss, costOfFixing } }: { list: Shown }) {
  const total = open.critical + open.major + open.minor;
  return (
    <dl className="grid grid-cols-2 gap-3 max-sm:order-last sm:grid-cols-3">
      <Card name="Critical Issues" figure={formatCount(open.critical)}>
        {open.critical > 0 ? "Fix these first" : "None right now"}
      </Card>
      <Card name="Total Issues" figure={formatCount(total)}>
        {total > 0 && <span className="block font-medium text-ink">{costOfAll(costOfFixing)}</span>}
        {open.awaitingCheck > 0 && `${countOf(open.awaitingCheck, "issue")} marked as fixed, not checked yet`}
      </Card>
      <Card
        isWide
        name="Potential Impact"
        figure={yearlyLoss === null ? "\u2013" : formatDollars(yearlyLoss.amount)}
      >
        <span className="block font-medium text-ink">
          Annual revenue at risk
          {yearlyLoss?.basis === "estimate" && ", an estimate"}
        </span>
        {yearlyLoss !== null && (
          <Disclosure title="How we calculate it">
            <span className="block">{lossWords(yearlyLoss)}</span>
          </Disclosure>
        )}
      </Card>
    </dl>
  );
}

function costOfAll(cost: number): string {
  return cost > 0 ? `${formatDollars(cost)} to fix them all` : "Cost of fixing not estimated";
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
