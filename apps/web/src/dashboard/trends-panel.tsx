import type { FailedPoint, HistoricalPoint } from "@plumbline/contract/trends";

import { Choice } from "#ui/choice.tsx";
import { useAddressChoice } from "#ui/use-address-choice.ts";

import { TrendCard } from "./trend-card.tsx";
import { revenueChart, TREND_CHARTS, type TrendRange } from "./trends.ts";

const RANGES = [
  { value: "30", name: "30 days" },
  { value: "90", name: "90 days" },
  { value: "365", name: "1 year" },
  { value: "all", name: "All" },
] as const satisfies readonly { value: TrendRange; name: string }[];

interface TrendsPanelProps {
  points: readonly HistoricalPoint[];
  /** Scans that brought no point. */
  failures: readonly FailedPoint[];
  /** Whether all business figures are saved. */
  hasFigures: boolean;
}

/** The Historical Trends tab: 'is it getting better?' */
export function TrendsPanel({ points, failures, hasFigures }: TrendsPanelProps) {
  const [range, setRange] = useAddressChoice<TrendRange>({
    name: "range",
    values: RANGES.map(({ value }) => value),
    usual: "30",
  });
  return (
    <div className="space-y-4">
      {points.length < 2 ? (
        <p className="text-muted">Historical trend data will be available after multiple scans complete.</p>
      ) : (
        <Choice label="Period" isLabelled options={RANGES} value={range} onChange={setRange} />
      )}
      <TrendCard chart={TREND_CHARTS.scores} points={points} failures={failures} range={range} />
      <div className="grid gap-4 xl:grid-cols-2">
        <TrendCard chart={revenueChart(hasFigures)} points={points} failures={failures} range={range} />
        <TrendCard chart={TREND_CHARTS.issues} points={points} failures={failures} range={range} />
      </div>
    </div>
  );
}
