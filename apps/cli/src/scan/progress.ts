import { count } from "@plumbline/contract/numbers";
import type { FirstFound, ScanProgress } from "@plumbline/scanner/scan";

const WIDTH = 24;

function bar(done: number, planned: number): string {
  const filled = Math.min(WIDTH, Math.round((done / Math.max(1, planned)) * WIDTH));
  return `${"#".repeat(filled)}${".".repeat(WIDTH - filled)}`;
}

/** One line of progress in plain words, e.g. `3 of 9 pages, 12 issues so far: Measuring pages`. */
function describeProgress({ pagesDone, pagesPlanned, issuesFound, words }: ScanProgress): string {
  const pages =
    pagesPlanned === null ? count(pagesDone, "page") : `${pagesDone} of ${count(pagesPlanned, "page")}`;
  return `${pages}, ${count(issuesFound, "issue")} so far: ${words}`;
}

function meter({ pagesDone, pagesPlanned }: ScanProgress): string {
  return pagesPlanned === null ? "" : `[${bar(pagesDone, pagesPlanned)}] `;
}

/** e.g. `CRITICAL Buttons without a name  [a11y-button-name] on /contact`. */
function describeFound({ check, defect, severity, page }: FirstFound): string {
  const { pathname, search } = new URL(page);
  return `${severity.toUpperCase().padEnd(8)} ${defect}  [${check}] on ${pathname}${search}`;
}

/** Some terminals do not tell their width, or call it 0. */
const USUAL_COLUMNS = 80;
const CLEAR = "\r\u001B[K";

/** Where lines stay, one is written for so many pages. */
const PAGES_A_LINE = 10;

/** For a log: a line when something else begins, and one every few pages, so that a long scan is seen to move. */
function loggedProgress(stream: NodeJS.WriteStream) {
  let told = "";
  return {
    show: (progress: ScanProgress) => {
      const step = `${progress.words} ${Math.floor(progress.pagesDone / PAGES_A_LINE)}`;
      if (step === told) return;
      told = step;
      stream.write(`${describeProgress(progress)}\n`);
    },
    found: () => undefined,
    clear: () => undefined,
  };
}

/** Shows on a terminal how far a scan is and what it finds, as it finds it; in a log, how far it is. */
export function terminalProgress(stream: NodeJS.WriteStream = process.stderr) {
  if (!stream.isTTY || process.env.CI) return loggedProgress(stream);
  let line = "";
  const write = (text: string) => void stream.write(`${CLEAR}${text}`);
  const fitting = (text: string): string => text.slice(0, (stream.columns || USUAL_COLUMNS) - 1);
  return {
    show: (progress: ScanProgress) => write((line = fitting(meter(progress) + describeProgress(progress)))),
    /** Stays above the line of progress, which goes on below it. */
    found: (first: FirstFound) => write(`${fitting(`  ${describeFound(first)}`)}\n${line}`),
    clear: () => write(""),
  };
}
