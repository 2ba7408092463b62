import { isProvisionalLoss, provisionalLossWords } from "@plumbline/contract/loss-scores";
import { type RoiAnalysis, roiAnalysis, type RoiPeriod } from "@plumbline/contract/roi";
import { type RoiData } from "@plumbline/contract/roi-data";
import { Link } from "react-router";

import { countOf, formatCount, formatDollars, formatPercent } from "#format/numbers.ts";
import { Choice } from "#ui/choice.tsx";
import { useAddressChoice } from "#ui/use-address-choice.ts";

import { RoiAreas } from "./roi-areas.tsx";
import { RoiFigure } from "./roi-figure.tsx";

const PERIODS = [
  { value: "monthly", name: "Monthly" },
  { value: "annual", name: "Annual" },
] as const satisfies readonly { value: RoiPeriod; name: string }[];

/** The ROI Analysis tab: what the gaps cost, what closing them costs, and each figure's formula. */
export function RoiPanel({ data }: { data: RoiData }) {
  const [period, setPeriod] = useAddressChoice<RoiPeriod>({
    name: "period",
    values: PERIODS.map(({ value }) => value),
    usual: "annual",
  });
  const analysis = roiAnalysis(data, period);
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div>
          <h2 className="font-semibold">Business impact analysis</h2>
          <p className="max-w-[75ch] text-sm text-muted">
            An estimate from your scores, your open issues and{" "}
            <Link to="/account" className="text-accent underline underline-offset-2">
              your business figures
            </Link>
            . It is not a forecast.
          </p>
          <ProvisionalNote words={provisionalLossWords(analysis.areas)} />
        </div>
        <Choice label="Period" options={PERIODS} value={period} onChange={setPeriod} />
      </div>
      <Figures data={data} analysis={analysis} period={period} />
      <RoiAreas analysis={analysis} />
    </div>
  );
}

/** Why the figures below are provisional. */
function ProvisionalNote({ words }: { words: string | null }) {
  return words === null ? null : <p className="mt-1 max-w-[75ch] text-sm wrap-anywhere">{words}</p>;
}

interface FiguresProps {
  data: RoiData;
  analysis: RoiAnalysis;
  period: RoiPeriod;
}

function Figures({ data, analysis, period }: FiguresProps) {
  const { revenue, loss, fixCost, monitoringFee, isUsualFee, investment, roi } = analysis;
  const lostShare = loss === 0 || revenue === 0 ? 0 : (loss / revenue) * 100;
  const issues = analysis.areas.reduce((sum, area) => sum + area.issues, 0);
  const mark = isProvisionalLoss(analysis.areas) ? ", provisional" : "";
  const span = period === "annual" ? "a year" : "a month";
  const months = period === "annual" ? " × 12 months" : "";
  return (
    <dl className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <RoiFigure
        name="Return on investment"
        value={roi === null ? "\u2013" : formatPercent(roi)}
        note={`If you close every gap${mark}`}
      >
        <p>(loss − investment) ÷ investment × 100</p>
        <p>
          = ({formatDollars(loss)} − {formatDollars(investment)}) ÷ {formatDollars(investment)} × 100
        </p>
      </RoiFigure>
      <RoiFigure
        name="Potential revenue loss"
        value={formatDollars(loss)}
        note={`${span}, at today's scores${mark}`}
      >
        <p>revenue × sum of (gap ÷ 100 × weight) over the five areas</p>
        <p>
          = {formatDollars(revenue)} × {formatPercent(lostShare, 2)}
        </p>
        <p>The table below shows the gap and weight of each area.</p>
      </RoiFigure>
      <RoiFigure name="Investment" value={formatDollars(investment)} note="Fixing and monitoring">
        <p>cost of fixing the open issues + monitoring fee</p>
        <p>
          = {formatDollars(fixCost)} for {countOf(issues, "open issue")} + {formatDollars(monitoringFee)}{" "}
          {span}
        </p>
        <p>
          {isUsualFee
            ? "The fee is our usual one, because we have not agreed on a price with you yet."
            : `The fee is your own price, ${formatDollars(data.monthlyFee ?? 0, 2)}${months || " a month"}.`}
        </p>
      </RoiFigure>
      <RoiFigure name="Revenue" value={formatDollars(revenue)} note={span}>
        <p>monthly visitors{months && " × 12 months"} × conversion rate × average order value</p>
        <p>
          = {formatCount(data.monthlyVisitors)}
          {months} × {data.conversionRate}% × {formatDollars(data.averageOrderValue, 2)}
        </p>
      </RoiFigure>
    </dl>
  );
}
