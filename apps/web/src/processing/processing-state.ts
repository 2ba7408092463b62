import type { LiveScan } from "@plumbline/contract/live";

/**
 * The steps in their order with their durations, by which each weighs in the whole (`docs/product.md`, 'The first
 * analysis').
 */
export const STEPS = [
  { id: "scanning", name: "Scanning", what: "Visiting the pages of your site", duration: 45 },
  { id: "accessibility", name: "Accessibility", what: "Testing each page", duration: 60 },
  { id: "security", name: "Security", what: "Checking your server and its certificate", duration: 35 },
  { id: "performance", name: "Performance", what: "Measuring how fast key pages load", duration: 40 },
  { id: "reporting", name: "Reporting", what: "Evaluating the results", duration: 30 },
  { id: "finalizing", name: "Finalizing", what: "Writing your report", duration: 25 },
] as const;

type StepState = "pending" | "processing" | "completed";

export interface ProcessingState {
  /** It waits for its turn, it has begun and told nothing yet, or it tells how far it is. */
  stage: "waiting" | "start" | "under-way";
  states: readonly StepState[];
  /** How far the pages are, in percent; null while what is done has no measure. */
  stepPercent: number | null;
  /** Null until the scan has told how far it is. */
  overallPercent: number | null;
}

const WAITING: ProcessingState = {
  stage: "waiting",
  states: ["pending", "pending", "pending", "pending", "pending", "pending"],
  stepPercent: null,
  overallPercent: null,
};

const START: ProcessingState = {
  stage: "start",
  states: ["processing", "processing", "processing", "pending", "pending", "pending"],
  stepPercent: null,
  overallPercent: null,
};

/** How many steps are completed at each stage, and how many are under way. */
const STAGES = {
  starting: { completed: 0, underWay: 3 },
  crawling: { completed: 0, underWay: 3 },
  probing: { completed: 2, underWay: 1 },
  measuring: { completed: 3, underWay: 1 },
  judging: { completed: 4, underWay: 1 },
  finalizing: { completed: 5, underWay: 1 },
};

/** Steps that are done page by page. */
const BY_PAGE = 2;

/** What the modal shows of a scan: only what the scan has told. */
export function processingState(scan: LiveScan): ProcessingState {
  const stage = scan.status === "COMPLETED" ? "finalizing" : scan.stage;
  const isUntold = stage === null || (stage === "starting" && scan.pagesDone === 0);
  if (scan.status === "QUEUED") return WAITING;
  if (isUntold) return START;
  const { completed, underWay } = STAGES[stage];
  const states = STEPS.map((_, index): StepState => {
    if (index < completed) return "completed";
    return index < completed + underWay ? "processing" : "pending";
  });
  const pages = completed === 0 ? pageShare(scan) : null;
  return {
    stage: "under-way",
    states,
    stepPercent: pages === null ? null : Math.round(pages * 100),
    overallPercent: Math.round(overall(states, pages ?? 0) * 100),
  };
}

function pageShare({ pagesDone, pagesPlanned }: LiveScan): number | null {
  return pagesPlanned === null || pagesPlanned === 0 ? null : Math.min(1, pagesDone / pagesPlanned);
}

/** Share of the whole: completed steps, and of those done page by page the part that is. */
function overall(states: readonly StepState[], pages: number): number {
  const total = STEPS.reduce((sum, { duration }) => sum + duration, 0);
  const done = STEPS.reduce((sum, { duration }, index) => {
    if (states[index] === "completed") return sum + duration;
    return states[index] === "processing" && index < BY_PAGE ? sum + duration * pages : sum;
  }, 0);
  return done / total;
}

/** What is left for the pages, in words; null where there is no measure for it. */
export function timeLeft(seconds: number | null): string | null {
  if (seconds === null) return null;
  if (seconds < 60) return "Less than a minute left to visit the pages";
  const minutes = Math.round(seconds / 60);
  if (minutes < 90)
    return `About ${minutes === 1 ? "1 minute" : `${minutes} minutes`} left to visit the pages`;
  return `About ${Math.round(minutes / 60)} hours left to visit the pages`;
}
