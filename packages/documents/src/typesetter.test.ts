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

  it("fail once the typesetter is closed, those under way and those that come", async () => {
    const underWay = typesetter.make({ format: "pdf", report: issueReport() });
    const next = typesetter.make({ format: "json", content: issueExport() });
    // The thread starts in the next turn.
    await Promise.resolve();
    const ends = await Promise.allSettled([underWay, next, typesetter.close()]);
    expect(ends).toMatchObject([
      { reason: { message: "The typesetting thread ended." } },
      { reason: { message: "The typesetter is closed." } },
      { status: "fulfilled" },
    ]);
    await expect(typesetter.make({ format: "json", content: issueExport() })).rejects.toThrow(
      "The typesetter is closed.",
    );
  });
});

describe("a thread that fails", () => {
  const failing = (limitMs = 60_000) =>
    new Typesetter({ module: new URL("failing-thread.testing.ts", import.meta.url), limitMs });

  async function make(made: Typesetter, organization: string): Promise<string> {
    const file = await made.make({ format: "csv", content: { ...issueExport(), organization } });
    return Buffer.from(file).toString("utf8");
  }

  it.each([
    ["throws", "Out of memory."],
    ["ends", "The typesetting thread ended."],
  ])("fails the file when it %s, and no other", async (act, reason) => {
    const made = failing();
    const [first, waiting] = await Promise.allSettled([make(made, act), make(made, "Harbor Bakery")]);
    expect(first).toMatchObject({ status: "rejected", reason: { message: reason } });
    expect(waiting).toMatchObject({ value: "Harbor Bakery" });
    expect(await make(made, "Meadow Books")).toBe("Meadow Books");
    await made.close();
  });

  it("is ended when it takes too long, and replaced", async () => {
    const made = failing(3000);
    const [first, waiting] = await Promise.allSettled([make(made, "hangs"), make(made, "Harbor Bakery")]);
    expect(first).toMatchObject({
      reason: { name: "TypesettingTimeoutError", message: "The file was not made within 3 seconds." },
    });
    expect(waiting).toMatchObject({ value: "Harbor Bakery" });
    await made.close();
  });
});
