import { WriteStream } from "node:tty";

import type { FirstFound, ScanProgress } from "@plumbline/scanner/scan";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { terminalProgress } from "#scan/progress.ts";

const FOUND: FirstFound = {
  check: "a11y-button-name",
  defect: "Buttons without a name",
  severity: "critical",
  page: "https://shop.example/contact?from=home",
};
const UNDER_WAY: ScanProgress = {
  phase: "crawling",
  words: "Visiting the pages",
  pagesDone: 1,
  pagesPlanned: 4,
  issuesFound: 2,
};

/** A terminal, and what it is told. */
function terminal({ isTTY = true, columns = 80 } = {}): { stream: WriteStream; written: string[] } {
  const written: string[] = [];
  const write = (text: string): boolean => written.push(text) > 0;
  const stream = Object.assign(Object.create(WriteStream.prototype) as WriteStream, {
    isTTY,
    columns,
    write,
  });
  return { stream, written };
}

describe("the progress of a scan on a terminal", () => {
  beforeEach(() => vi.stubEnv("CI", ""));
  afterEach(() => vi.unstubAllEnvs());

  it("keeps what was found above the line of progress", () => {
    const { stream, written } = terminal();
    const { show, found } = terminalProgress(stream);
    show(UNDER_WAY);
    found(FOUND);
    const line = "[######..................] 1 of 4 pages, 2 issues so far: Visiting the pages";
    expect(written).toEqual([
      `\r\u001B[K${line}`,
      `\r\u001B[K  CRITICAL Buttons without a name  [a11y-button-name] on /contact?from=home\n${line}`,
    ]);
  });

  it("breaks no line of a narrow terminal", () => {
    const { stream, written } = terminal();
    const { found } = terminalProgress(stream);
    found({ ...FOUND, page: `https://shop.example/${"long/".repeat(20)}` });
    expect(written[0]?.replace("\r\u001B[K", "").split("\n")[0]).toHaveLength(79);
  });

  it("takes a terminal that does not tell its width for a usual one", () => {
    const { stream, written } = terminal({ columns: 0 });
    terminalProgress(stream).show(UNDER_WAY);
    expect(written[0]).toMatch(/Visiting the pages$/);
  });

  it("is a line for each step and each ten pages in a log and in a pipeline", () => {
    const piped = terminal({ isTTY: false });
    const ofPipe = terminalProgress(piped.stream);
    vi.stubEnv("CI", "true");
    const pipeline = terminal();
    const ofPipeline = terminalProgress(pipeline.stream);
    for (const { show, found, clear } of [ofPipe, ofPipeline]) {
      for (let pagesDone = 0; pagesDone <= 12; pagesDone += 1)
        show({ ...UNDER_WAY, pagesDone, pagesPlanned: 12 });
      found(FOUND);
      show({ ...UNDER_WAY, words: "Judging", pagesDone: 12, pagesPlanned: 12 });
      clear();
    }
    expect(piped.written).toEqual([
      "0 of 12 pages, 2 issues so far: Visiting the pages\n",
      "10 of 12 pages, 2 issues so far: Visiting the pages\n",
      "12 of 12 pages, 2 issues so far: Judging\n",
    ]);
    expect(pipeline.written).toEqual(piped.written);
  });
});
