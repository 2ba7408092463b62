import { count } from "@plumbline/contract/numbers";
import type { ScanProgress } from "@plumbline/scanner/scan";

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

/** Shows progress on a terminal and nothing where the output is read by a program. */
export function terminalProgress(stream: NodeJS.WriteStream = process.stderr) {
  if (!stream.isTTY || process.env.CI) return { show: () => undefined, clear: () => undefined };
  return {
    show: (progress: ScanProgress) =>
      void stream.write(`\r\u001B[K${describeProgress(progress).slice(0, stream.columns - 1)}`),
    clear: () => void stream.write("\r\u001B[K"),
  };
}
