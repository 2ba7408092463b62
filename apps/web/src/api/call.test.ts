import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { LOGIN } from "@plumbline/contract/endpoints/auth";
import { EXPORT_ISSUES } from "@plumbline/contract/endpoints/issue-export";
import { LIVE_STREAM } from "@plumbline/contract/endpoints/live";
import { LIST_REPORTS, WEEKLY_PDF } from "@plumbline/contract/endpoints/reports";
import { afterEach, describe, expect, it, vi } from "vitest";

import { ApiError, failureMessage, isPassing } from "./api-error.ts";
import { call, takeTokensFrom, type TokenSource } from "./call.ts";

let server: Server | null = null;
const realFetch = globalThis.fetch;

/** Answers on loopback; paths of the calls are resolved against it, as a page's address would. */
async function serve(listener: RequestListener): Promise<void> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const { port } = started.address() as AddressInfo;
  globalThis.fetch = (input, init) =>
    realFetch(typeof input === "string" ? new URL(input, `http://127.0.0.1:${port}`) : input, init);
}

function answer(status: number, body: string, type = "application/json"): Promise<void> {
  return serve((_, response) => response.writeHead(status, { "Content-Type": type }).end(body));
}

afterEach(() => {
  globalThis.fetch = realFetch;
  takeTokensFrom({ read: () => null, refused: () => undefined });
  server?.closeAllConnections();
  server?.close();
});

const listing = () => call(LIST_REPORTS, { query: { page: 2, limit: 5, search: undefined } });

const pdf = () => call(WEEKLY_PDF, { params: { scanId: "a/b" }, words: "Failed to download weekly PDF" });

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error("The call did not fail as expected");
  return error;
}

describe("a call", () => {
  it("sends token and query and leaves out what is undefined", async () => {
    const seen: (string | undefined)[] = [];
    await serve((request, response) => {
      seen.push(request.method, request.url, request.headers.authorization);
      response.end(JSON.stringify({ success: true, data: { reports: [], total: 0, page: 2, limit: 5 } }));
    });
    takeTokensFrom({ read: () => "tok", refused: () => undefined });
    expect((await listing()).data.total).toBe(0);
    expect(seen).toEqual(["GET", "/api/client-auth/reports?page=2&limit=5", "Bearer tok"]);
  });

  it("keeps the token to itself where none is needed", async () => {
    let authorization: string | undefined = "unset";
    await serve((request, response) => {
      authorization = request.headers.authorization;
      response.end(JSON.stringify({ success: true }));
    });
    takeTokensFrom({ read: () => "tok", refused: () => undefined });
    const body = { email: "alice@harbour.example", password: "secret" };
    await call(LOGIN, { body });
    expect(authorization).toBeUndefined();
  });
});

describe("a refused call", () => {
  it("says what the server said: the error, then the message, then the status", async () => {
    await answer(
      403,
      JSON.stringify({ success: false, error: "Not you.", code: "role.forbidden", message: "m" }),
    );
    expect(await failureOf(listing())).toMatchObject({
      message: "Not you.",
      status: 403,
      code: "role.forbidden",
    });
    server?.close();
    await answer(403, JSON.stringify({ success: false, message: "Only a message." }));
    expect((await failureOf(listing())).message).toBe("Only a message.");
    server?.close();
    await answer(418, "{}");
    expect((await failureOf(listing())).message).toBe("HTTP 418");
  });

  it("shows no object of a proxy as if it were words", async () => {
    await answer(504, JSON.stringify({ error: { code: 504, message: "upstream timed out" } }));
    expect((await failureOf(listing())).message).toBe("HTTP 504");
    server?.close();
    await answer(504, JSON.stringify({ error: { code: 504 }, message: "The upstream timed out." }));
    expect((await failureOf(listing())).message).toBe("The upstream timed out.");
  });

  it("counts success: false in an ok answer as a refusal", async () => {
    await answer(200, JSON.stringify({ success: false, error: "Incorrect email or password." }));
    expect((await failureOf(listing())).message).toBe("Incorrect email or password.");
  });

  it("names the report that is there instead, and the scan that is not ready", async () => {
    const availableReports = [{ id: "7", type: "Weekly Alert Report" }];
    await answer(
      404,
      JSON.stringify({ success: false, error: "Report not found", debug: { availableReports } }),
    );
    expect((await failureOf(listing())).message).toBe(
      "Report not found. Try downloading the latest report: Weekly Alert Report (7)",
    );
    server?.close();
    await answer(400, JSON.stringify({ success: false, error: "x", debug: { scanStatus: "RUNNING" } }));
    expect((await failureOf(pdf())).message).toBe(
      "Cannot generate PDF: scan is RUNNING. Please wait for scan completion.",
    );
  });

  it.each([
    ["a proxy's page", 502, "<html><h1>Bad gateway</h1></html>", "API Error: 502 - Bad Gateway"],
    ["a proxy's text", 502, "upstream is gone", "API Error: 502 - upstream is gone"],
    ["nothing at all", 503, "", "API Error: 503 - Service Unavailable"],
    ["a page in place of data", 200, "<!doctype html>", "API Error: 200 - OK"],
  ])("says in our own sentence that %s came", async (_case, status, body, detail) => {
    await answer(status, body, "text/html");
    expect(failureMessage(await failureOf(listing()), "Failed to load audit history")).toBe(
      `Failed to load audit history. The service did not answer as it should (${detail}). ` +
        "Please try again in a moment.",
    );
  });

  it("reports a refused token once, with the token that was refused", async () => {
    const refused = vi.fn<TokenSource["refused"]>();
    takeTokensFrom({ read: () => "old", refused });
    await answer(
      401,
      JSON.stringify({ success: false, error: "Your session has expired.", code: "session.expired" }),
    );
    await failureOf(listing());
    expect(refused.mock.calls.map(([{ message, code }, token]) => [message, code, token])).toEqual([
      ["Your session has expired.", "session.expired", "old"],
    ]);
  });

  it("reports what the person may not do, which another role since the sign-in can explain", async () => {
    const forbidden = vi.fn<NonNullable<TokenSource["forbidden"]>>();
    takeTokensFrom({ read: () => "token", refused: () => undefined, forbidden });
    const body = { success: false, error: "Your role does not allow this action.", code: "role.forbidden" };
    await answer(403, JSON.stringify(body));
    await failureOf(listing());
    expect(forbidden.mock.calls.map(([{ code }]) => code)).toEqual(["role.forbidden"]);
  });
});

describe("a call without an answer", () => {
  it("says that the server could not be reached, and may be tried again", async () => {
    await serve((request) => request.socket.destroy());
    const error = await failureOf(listing());
    expect(error.kind).toBe("offline");
    expect(isPassing(error)).toBe(true);
    expect(failureMessage(error, "Failed to load audit history")).toBe(
      "Failed to load audit history. We can't reach the server. Check your connection and try again.",
    );
  });

  it("is told apart from a refusal, which trying again would not change", async () => {
    await answer(404, JSON.stringify({ success: false, error: "Scan not found" }));
    expect(isPassing(await failureOf(listing()))).toBe(false);
  });
});

describe("a PDF", () => {
  it("comes as a file", async () => {
    let url: string | undefined;
    await serve((request, response) => {
      url = request.url;
      response.writeHead(200, { "Content-Type": "application/pdf" }).end("%PDF-1.7");
    });
    expect(await (await pdf()).text()).toBe("%PDF-1.7");
    expect(url).toBe("/api/branded-pdfs/weekly/a%2Fb");
  });

  it("is refused with the call's words where the server has none", async () => {
    await answer(500, "oops", "text/plain");
    expect(failureMessage(await failureOf(pdf()), "Failed")).toMatch(/^Failed to download weekly PDF\. /u);
    server?.close();
    await answer(500, JSON.stringify({ success: false }));
    expect(failureMessage(await failureOf(pdf()), "Failed")).toBe("Failed to download weekly PDF");
  });

  it("is never anything else in disguise", async () => {
    await answer(200, "<html>login</html>", "text/html");
    expect((await failureOf(pdf())).kind).toBe("not-json");
  });
});

describe("an export", () => {
  it.each(["application/pdf", "text/csv; charset=utf-8", "application/json; charset=utf-8"])(
    "comes as %s if that was asked for",
    async (type) => {
      await answer(200, "content", type);
      expect(await (await call(EXPORT_ISSUES, { query: { format: "csv" } })).text()).toBe("content");
    },
  );
});

describe("a stream", () => {
  it("is handed over as it comes, and is no page in disguise", async () => {
    await answer(200, "event: scan\ndata: null\n\n", "text/event-stream");
    const reader = (await call(LIVE_STREAM)).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain("event: scan");
    await reader.cancel();
    server?.close();
    await answer(200, "<html>login</html>", "text/html");
    expect((await failureOf(call(LIVE_STREAM))).kind).toBe("not-json");
  });
});
