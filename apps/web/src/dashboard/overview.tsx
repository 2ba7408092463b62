import type { DashboardData } from "@plumbline/contract/dashboard";
import { lossWords, provisionalWordsOf } from "@plumbline/contract/yearly-loss";
import { TrendingDown } from "lucide-react";
import { Link } from "react-router";

import { formatDollars } from "#format/numbers.ts";
import { buttonLook } from "#ui/button-look.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { usePointerIntent } from "#ui/use-pointer-intent.ts";

import { Schedule } from "./schedule.tsx";
import { ScoreCard } from "./score-card.tsx";
import { SCORE_CARDS } from "./score-cards.ts";
import { ScoresHeading } from "./scores-heading.tsx";
import { TopActions } from "./top-actions.tsx";

type Metrics = NonNullable<DashboardData["metrics"]>;

/** The Overview tab: the five scores, what to fix first, what the gaps may cost, and when the next scan is due. */
export function Overview({ data }: { data: DashboardData }) {
  const mayHover = usePointerIntent();
  return (
    <div className="space-y-6">
      <section aria-labelledby="scores" className="@container space-y-3">
        <ScoresHeading data={data} />
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-3 @2xl:grid-cols-6 @[54rem]:grid-cols-5">
          {SCORE_CARDS.map((text, index) => (
            <div
              key={text.area}
              className={`grid @[54rem]:col-span-1 ${index < 2 ? "@2xl:col-span-3" : "@2xl:col-span-2"} @max-2xl:last:col-span-full`}
            >
              <ScoreCard
                text={text}
                score={data.metrics ? text.scoreOf(data.metrics) : null}
                detail={data.areas[text.area]}
                mayHover={mayHover}
              />
            </div>
          ))}
        </div>
      </section>
      <TopActions data={data} />
      {data.metrics && <RevenueLoss metrics={data.metrics} />}
      {data.metrics !== null && data.roiData === null && <FiguresMissing />}
      <Schedule data={data} />
    </div>
  );
}

/** The way to what the ROI analysis lacks. */
function FiguresMissing() {
  return (
    <section
      aria-label="Business figures"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-5 text-sm shadow-card"
    >
      <p className="max-w-[75ch]">
        The loss above is an estimate. For one based on your own figures, and for your ROI, enter your monthly
        visitors, conversion rate and average order value.
      </p>
      <Link to="/account" className={buttonLook({ size: "sm" })}>
        Add business figures
      </Link>
    </section>
  );
}

/** What the gaps may cost in a year, beside what closing them costs; the formula is one press away. */
function RevenueLoss({ metrics: { yearlyLoss, costOfFixing } }: { metrics: Metrics }) {
  const provisional = provisionalWordsOf(yearlyLoss);
  return (
    <section
      aria-label="Potential revenue loss"
      className="flex gap-3 rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <TrendingDown aria-hidden className="mt-0.5 size-5 shrink-0 text-orange" />
      <div>
        <p className="font-semibold tabular-nums">
          Potential Revenue Loss: {formatDollars(yearlyLoss.amount)}/year
          {provisional !== null && <span className="font-normal">, provisional</span>}
        </p>
        {provisional !== null && (
          <p className="max-w-[75ch] text-sm text-muted wrap-anywhere">{provisional}</p>
        )}
        {costOfFixing > 0 && (
          <p className="text-sm text-muted tabular-nums">
            Fixing all open issues costs about {formatDollars(costOfFixing)}, once.
          </p>
        )}
        <Disclosure title="How we calculate it">
          <p className="max-w-[75ch] text-sm text-muted">{lossWords(yearlyLoss)}</p>
        </Disclosure>
      </div>
    </section>
  );
}
