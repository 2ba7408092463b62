import { actionsHeading } from "@plumbline/contract/actions-heading";
import { AREA_NAMES } from "@plumbline/contract/areas";
import type { DashboardData } from "@plumbline/contract/dashboard";
import { ORDER_OF_CAUSES } from "@plumbline/contract/reason-words";
import type { TopAction } from "@plumbline/contract/top-action";
import { ArrowRight, CircleCheck, Clock } from "lucide-react";
import { Link } from "react-router";

import { countOf, formatDollars } from "#format/numbers.ts";

/** What to do first, why, and what it takes: the first thing one sees after the scores. */
export function TopActions({ data }: { data: DashboardData }) {
  const { topActions, metrics } = data;
  return (
    <section aria-labelledby="top-actions" className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="top-actions" className="font-semibold">
          {actionsHeading(topActions.length)}
        </h2>
        {topActions.length > 0 && <p className="text-sm text-muted">{ORDER_OF_CAUSES}</p>}
      </div>
      {topActions.length > 0 ? (
        <ol className="grid gap-3 lg:grid-cols-3">
          {topActions.map((action, index) => (
            <Action key={action.cause} action={action} rank={index + 1} />
          ))}
        </ol>
      ) : (
        <NoAction isScanned={metrics !== null} />
      )}
    </section>
  );
}

function Action({ action, rank }: { action: TopAction; rank: number }) {
  const { title, why, reason, cost, area, issues, reach, path } = action;
  return (
    <li className="relative flex flex-col rounded-lg border border-line bg-surface p-5 shadow-card hover:border-line-strong">
      <div className="flex gap-3">
        <span
          aria-hidden
          className="grid size-7 shrink-0 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent tabular-nums"
        >
          {rank}
        </span>
        <div className="min-w-0">
          <h3 className="line-clamp-3 font-semibold wrap-anywhere">{title}</h3>
          <p className="mt-0.5 text-sm text-muted">
            {AREA_NAMES[area]} · {countOf(issues, "issue")} on {reach}
          </p>
        </div>
      </div>
      {why && <p className="mt-3 line-clamp-3 text-sm wrap-anywhere">{why}</p>}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pt-4">
        <p className="text-sm tabular-nums">
          <span className="block font-semibold">{reason}</span>
          <span className="text-muted">
            {cost === null ? "Cost not estimated" : `About ${formatDollars(cost)} to fix`}
          </span>
        </p>
        <Link
          to={path}
          // The whole card leads there.
          className="inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm font-medium text-accent after:absolute after:inset-0 after:rounded-lg"
        >
          Fix it<span className="sr-only">: {title}</span>
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
    </li>
  );
}

function NoAction({ isScanned }: { isScanned: boolean }) {
  const Icon = isScanned ? CircleCheck : Clock;
  return (
    <div className="flex gap-3 rounded-lg border border-line bg-surface p-5 text-sm shadow-card">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${isScanned ? "text-green" : "text-muted"}`} />
      <div className="max-w-[75ch]">
        <p className="font-medium">
          {isScanned ? "Nothing to fix right now" : "Your first scan is not done yet"}
        </p>
        <p className="mt-0.5 text-muted">
          {isScanned
            ? "No issue is open: what scans found is fixed, accepted or waiting for its check. Automated checks can't " +
              "find everything, so every scan looks again."
            : "What to fix first appears here when it is."}
        </p>
      </div>
    </div>
  );
}
