import { count } from "@plumbline/contract/numbers";
import type { FirstFound, ScanProgress } from "@plumbline/scanner/scan";

const WIDTH = 24;

function bar(done: number, planned: number): string {
  const filled = Math.min(WIDTH, Math.round((done / Math.max(1, planned)) * WIDTH));
  return `${"#".repeat(filled)}${".".repeat(WIDTH - filled)}`;
}

/** One line of progress in plain words, e.g. `[####....] 3 of 9 pages, 12 issues: Measuring pages`. */
function describeProgress(progress: ScanProgress): string {
  const { pagesDone, pagesPlanned, issuesFound, words } = progress;
  const pages = pagesPlanned === null ? `${pagesDone} pages` : `${pagesDone} of ${pagesPlanned} pages`;
  const meter = pagesPlanned === null ? "" : `[${bar(pagesDone, pagesPlanned)}] `;
  return `${meter}${pages}, ${count(issuesFound, "issue")}: ${words}`;
}

/** e.g. `CRITICAL Buttons without a name  [a11y-button-name] on /contact`. */
function describeFound({ check, defect, severity, page }: FirstFound): string {
  const { pathname, search } = new URL(page);
  return `${severity.toUpperCase().padEnd(8)} ${defect}  [${check}] on ${pathname}${search}`;
}

/** Some terminals do not tell their width, or call it 0. */
const USUAL_COLUMNS = 80;
const CLEAR = "\r\u001B[K";

/** Shows on a terminal how far a scan is and what it finds, as it finds it; nothing where a program reads the output. */
export function terminalProgress(stream: NodeJS.WriteStream = process.stderr) {
  const silent = () => undefined;
  if (!stream.isTTY || process.env.CI) return { show: silent, found: silent, clear: silent };
  let line = "";
  const write = (text: string) => void stream.write(`${CLEAR}${text}`);
  const fitting = (text: string): string => text.slice(0, (stream.columns || USUAL_COLUMNS) - 1);
  return {
    show: (progress: ScanProgress) => write((line = fitting(describeProgress(progress)))),
    /** Stays above the line of progress, which goes on below it. */
    found: (first: FirstFound) => write(`${fitting(`  ${describeFound(first)}`)}\n${line}`),
    clear: () => write(""),
  };
}
