import type { DashboardData } from "@plumbline/contract/dashboard";
import { lossWords } from "@plumbline/contract/yearly-loss";
import type { YearlyLoss } from "@plumbline/contract/yearly-loss-figure";
import { TrendingDown } from "lucide-react";
import { Link } from "react-router";

import { formatMoment } from "#format/dates.ts";
import { countOf, formatDollars } from "#format/numbers.ts";
import { buttonLook } from "#ui/button-look.ts";
import { usePointerIntent } from "#ui/use-pointer-intent.ts";

import { Schedule } from "./schedule.tsx";
import { ScoreCard } from "./score-card.tsx";
import { SCORE_CARDS } from "./score-cards.ts";
import { UnmeasuredPages } from "./unmeasured-pages.tsx";

/** The Overview tab: the five scores, what they may cost, and when the next scan is due. */
export function Overview({ data }: { data: DashboardData }) {
  const mayHover = usePointerIntent();
  return (
    <div className="space-y-6">
      <section aria-labelledby="scores" className="space-y-3">
        <ScoresHeading data={data} />
        <div className="grid gap-3 sm:grid-cols-2 md:grid-cols-6 xl:grid-cols-5">
          {SCORE_CARDS.map((text, index) => (
            <div
              key={text.area}
              className={`grid xl:col-span-1 ${index < 2 ? "md:col-span-3" : "md:col-span-2"}`}
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
      <RevenueLoss loss={data.metrics?.yearlyLoss ?? null} />
      {data.metrics !== null && data.roiData === null && <FiguresMissing />}
      <Schedule data={data} />
    </div>
  );
}

function ScoresHeading({ data: { complianceScore, lastScan } }: { data: DashboardData }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id="scores" tabIndex={-1} className="font-semibold outline-none">
        {complianceScore === null ? (
          "Scores"
        ) : (
          <>
            Overall score{" "}
            <span className="ml-1 text-2xl tracking-tight tabular-nums">{complianceScore}%</span>
          </>
        )}
      </h2>
      {lastScan && (
        <div className="flex flex-wrap items-baseline gap-x-1.5 text-sm text-muted">
          <p>
            Last scan {formatMoment(lastScan.finishedAt)} · {countOf(lastScan.pagesMeasured, "page")} measured
          </p>
          <UnmeasuredPages pages={lastScan.pagesNotMeasured} />
        </div>
      )}
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
        Tell us your monthly visitors, conversion rate and average order value to see the potential revenue
        loss and the ROI analysis.
      </p>
      <Link to="/account" className={buttonLook({ size: "sm" })}>
        Add business figures
      </Link>
    </section>
  );
}

function RevenueLoss({ loss }: { loss: YearlyLoss | null }) {
  if (loss === null) return null;
  return (
    <section
      aria-label="Potential revenue loss"
      className="flex gap-3 rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <TrendingDown aria-hidden className="mt-0.5 size-5 shrink-0 text-orange" />
      <div>
        <p className="font-semibold tabular-nums">
          Potential Revenue Loss: {formatDollars(loss.amount)}/year
        </p>
        <p className="max-w-[75ch] text-sm text-muted">
          {loss.basis === "business-figures"
            ? "Your yearly revenue (visitors × conversion rate × average order value) times the gap of each area to " +
              "its target, weighted by area. An estimate from your own business figures."
            : lossWords(loss)}
        </p>
      </div>
    </section>
  );
}
