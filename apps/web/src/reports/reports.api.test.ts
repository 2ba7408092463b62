import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, describe, expect, it } from "vitest";

import { fetchBrandedPdf, fetchItemPdf } from "./reports.api.ts";

const OTHERS = [
  { id: "7", type: "Weekly Alert Report" },
  { id: "8", type: "Monthly Comprehensive Report" },
];

const REPORT = { id: "1", itemType: "report" } as const;

let server: Server | null = null;
const realFetch = globalThis.fetch;

/** A server with these PDFs by path; asked for another it names `others`. Answers the paths it was asked for. */
async function serve(pdfs: Record<string, string>, others = OTHERS): Promise<string[]> {
  const asked: string[] = [];
  const started = createServer(({ url = "" }, response) => {
    asked.push(url);
    const pdf = pdfs[url];
    if (pdf !== undefined) response.writeHead(200, { "Content-Type": "application/pdf" }).end(pdf);
    else {
      const refusal = { success: false, error: "Report not found", debug: { availableReports: others } };
      response.writeHead(404, { "Content-Type": "application/json" }).end(JSON.stringify(refusal));
    }
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const { port } = started.address() as AddressInfo;
  globalThis.fetch = (input, init) =>
    realFetch(typeof input === "string" ? new URL(input, `http://127.0.0.1:${port}`) : input, init);
  return asked;
}

afterEach(() => {
  globalThis.fetch = realFetch;
  server?.closeAllConnections();
  server?.close();
});

const FIRST = "/api/client-auth/reports/7/download";

describe("a report that is gone", () => {
  it("is replaced by the first one the server names", async () => {
    const asked = await serve({ [FIRST]: "%PDF-7" });
    expect(await (await fetchItemPdf(REPORT)).text()).toBe("%PDF-7");
    expect(asked).toEqual(["/api/client-auth/reports/1/download", FIRST]);
  });

  it("is replaced too where the latest weekly PDF was asked for", async () => {
    const asked = await serve({ [FIRST]: "%PDF-7" });
    expect(await (await fetchBrandedPdf("weekly", "s")).text()).toBe("%PDF-7");
    expect(asked).toEqual(["/api/branded-pdfs/weekly/s", FIRST]);
  });

  it("is asked for once more only, and not at all where the server names no other", async () => {
    const asked = await serve({});
    await expect(fetchItemPdf(REPORT)).rejects.toThrow(/^Report not found/u);
    expect(asked).toHaveLength(2);
    server?.close();
    const askedAgain = await serve({}, []);
    await expect(fetchItemPdf(REPORT)).rejects.toThrow(/^Report not found/u);
    expect(askedAgain).toHaveLength(1);
  });
});

describe("a report that is there", () => {
  it("is fetched once", async () => {
    const asked = await serve({ "/api/branded-pdfs/monthly/s": "%PDF-m" });
    expect(await (await fetchBrandedPdf("monthly", "s")).text()).toBe("%PDF-m");
    expect(asked).toHaveLength(1);
  });
});

describe("a document", () => {
  it("comes by a path of its own", async () => {
    const asked = await serve({ "/api/client-auth/documents/9/download": "%PDF-9" });
    expect(await (await fetchItemPdf({ id: "9", itemType: "document" })).text()).toBe("%PDF-9");
    expect(asked).toEqual(["/api/client-auth/documents/9/download"]);
  });

  it("that is gone is replaced by nothing", async () => {
    const asked = await serve({});
    await expect(fetchItemPdf({ id: "9", itemType: "document" })).rejects.toThrow(/^Report not found/u);
    expect(asked).toHaveLength(1);
  });
});
