/** One line of a chart. */
export interface ChartLine {
  id: string;
  name: string;
}

/** What was measured at a moment, by line; null: nothing. */
export interface ChartPoint {
  at: string;
  values: Readonly<Record<string, number | null>>;
  /** Lines whose value is provisional. */
  provisional?: readonly string[];
}

/** What stands where a point was due that never came. */
export const GAP_NAME = "Scan failed";

export interface ChartAxis {
  /** Unit as it stands beside the axis. */
  unit: string;
  from: number;
  /** Highest value of the axis; left out it follows the data. */
  to?: number;
  format: (value: number) => string;
}

export interface ChartProps {
  /** Names the chart to someone who cannot see it. */
  label: string;
  /** What the chart shows, in a sentence. */
  summary: string;
  lines: readonly ChartLine[];
  /** Oldest first, at least one. */
  points: readonly ChartPoint[];
  axis: ChartAxis;
  formatDate: (moment: string) => string;
  /** When a point is from, told apart from all others. */
  formatPoint: (moment: string) => string;
  /** What stands in the table where nothing was measured. */
  unmeasured: string;
  /** Moments of points from which on something else holds; `summary` says what. */
  breaks?: readonly string[];
  /** Moments at which a point was due that never came; `summary` says why. */
  gaps?: readonly string[];
}
