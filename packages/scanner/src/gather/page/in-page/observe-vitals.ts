import type { PageVitals } from "#gather/vitals.ts";

import { createDescriber } from "./describe-element.ts";

/** What the page's own clock can tell; the network log adds the rest. */
export type ObservedVitals = Omit<PageVitals, "transferBytes" | "requestCount">;

const paints: PerformanceEntry[] = [];
const largestPaints: LargestContentfulPaint[] = [];
const shifts: LayoutShift[] = [];
const longTasks: PerformanceEntry[] = [];

/** Entry types TypeScript's DOM library does not know. https://wicg.github.io/layout-instability/ */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

const drains: (() => void)[] = [];

/** Starts to listen before the page does anything. */
export function observeVitals(): void {
  observe("paint", (entries) => paints.push(...entries));
  observe("longtask", (entries) => longTasks.push(...entries));
  observe("largest-contentful-paint", (entries) =>
    largestPaints.push(...entries.filter((entry) => entry instanceof LargestContentfulPaint)),
  );
  observe("layout-shift", (entries) => shifts.push(...entries.filter(isLayoutShift)));
}

function observe(type: string, keep: (entries: PerformanceEntryList) => void): void {
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type, buffered: true });
  drains.push(() => keep(observer.takeRecords()));
}

function isLayoutShift(entry: PerformanceEntry): entry is LayoutShift {
  return entry.entryType === "layout-shift";
}

/** Metrics up to now, in milliseconds after navigation start. */
export function readVitals(): ObservedVitals {
  for (const drain of drains) drain();
  const describer = createDescriber(document);
  const navigation = performance.getEntriesByType("navigation")[0];
  const timing = navigation instanceof PerformanceNavigationTiming ? navigation : null;
  const largest = largestPaints.at(-1);
  const shifted = worstShift();
  return {
    firstContentfulPaintMs: startOf(paints.find((entry) => entry.name === "first-contentful-paint")),
    largestContentfulPaintMs: startOf(largest),
    largestContentfulPaintElement: largest?.element ? describer.describe(largest.element) : null,
    largestContentfulPaintUrl: largest?.url || null,
    timeToFirstByteMs: round(timing?.responseStart ?? 0),
    loadMs: timing && timing.loadEventEnd > 0 ? round(timing.loadEventEnd) : null,
    cumulativeLayoutShift: layoutShiftScore(),
    shiftedElements: shifted.map((element) => describer.describe(element)),
    longTasksMs: round(longTasks.reduce((sum, task) => sum + task.duration, 0)),
  };
}

function startOf(entry: PerformanceEntry | undefined): number | null {
  return entry === undefined ? null : round(entry.startTime);
}

/** Largest sum over a session window: gaps under 1 s, 5 s at most. https://web.dev/articles/cls */
function layoutShiftScore(): number {
  let worst = 0;
  let sum = 0;
  let first = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const shift of shifts.filter((entry) => !entry.hadRecentInput)) {
    const continues = shift.startTime - last < 1000 && shift.startTime - first < 5000;
    sum = continues ? sum + shift.value : shift.value;
    first = continues ? first : shift.startTime;
    last = shift.startTime;
    worst = Math.max(worst, sum);
  }
  return Math.round(worst * 10_000) / 10_000;
}

const SHIFTED_LIMIT = 5;

/** Elements that moved, those of the largest shift first. */
function worstShift(): Element[] {
  const byValue = shifts.toSorted((a, b) => b.value - a.value);
  const nodes = byValue.flatMap((shift) => shift.sources.map((source) => source.node));
  const elements = nodes.filter((node): node is Element => node instanceof Element && node.isConnected);
  return [...new Set(elements)].slice(0, SHIFTED_LIMIT);
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
