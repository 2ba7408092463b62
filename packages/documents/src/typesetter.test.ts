import { afterEach, describe, expect, it } from "vitest";

import { renderIssueReport } from "#issue-report.ts";
import { issueExport, issueReport } from "#issue-report.testing.ts";
import { issuesToCsv } from "#issues-csv.ts";
import { Typesetter } from "#typesetter.ts";

let typesetter = new Typesetter();

afterEach(async () => {
  await typesetter.close();
  typesetter = new Typesetter();
});

describe("files made on a thread", () => {
  it("are the same to the byte as those made beside it", async () => {
    const [pdf, csv, json] = await Promise.all([
      typesetter.make({ format: "pdf", report: issueReport() }),
      typesetter.make({ format: "csv", content: issueExport() }),
      typesetter.make({ format: "json", content: issueExport() }),
    ]);
    expect(Buffer.from(pdf).equals(Buffer.from(renderIssueReport(issueReport())))).toBe(true);
    expect(Buffer.from(csv).toString("utf8")).toBe(issuesToCsv(issueExport()));
    expect(JSON.parse(Buffer.from(json).toString("utf8"))).toEqual(issueExport());
  });

  it("leave the event loop free while they are made", async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await typesetter.make({ format: "pdf", report: issueReport() });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
  });

  it("fail with the reason, and the next one is made all the same", async () => {
    const report = { ...issueReport(), timeZone: "Nowhere/At_All" };
    await expect(typesetter.make({ format: "pdf", report })).rejects.toThrow("Nowhere/At_All");
    expect((await typesetter.make({ format: "pdf", report: issueReport() })).byteLength).toBeGreaterThan(
      1000,
    );
  });

  it("fail when the thread dies, and another takes its place", async () => {
    const first = typesetter.make({ format: "pdf", report: issueReport() });
    const [failed] = await Promise.allSettled([first, typesetter.close()]);
    expect(failed).toMatchObject({ reason: { message: "The typesetting thread ended." } });
    expect((await typesetter.make({ format: "json", content: issueExport() })).byteLength).toBeGreaterThan(
      100,
    );
  });
});
