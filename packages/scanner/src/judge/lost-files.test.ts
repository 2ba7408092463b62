import { describe, expect, it } from "vitest";

import { couldNotRun, notApplicable, passed, type Verdict } from "#check.ts";
import { aPage, aRequest } from "#evidence-builders.testing.ts";
import type { NetworkRequest } from "#evidence/network.ts";

import { unlessLost } from "./lost-files.ts";

const SCRIPT = "https://cdn.shop.example/app.js";
const FOUND: Verdict = { outcome: "failed", findings: [{ message: "An old library" }] };
const LOST = couldNotRun(`The server did not give us ${SCRIPT}, so we could not check everything.`);

function judge(verdict: Verdict, requests: Partial<NetworkRequest>[], readsFiles = ["script"] as const) {
  const page = aPage({
    finalUrl: "https://www.shop.example/",
    requests: requests.map((request) => aRequest({ url: SCRIPT, type: "script", ...request })),
  });
  return unlessLost({ readsFiles }, [page], verdict);
}

describe("a check of files", () => {
  it.each([
    { status: 503 },
    { status: 500, failure: "net::ERR_ABORTED" },
    { status: null, failure: "net::ERR_CONNECTION_RESET" },
    { status: null, failure: "net::ERR_TIMED_OUT" },
  ])("says nothing of one that the server failed to give: %j", (request) => {
    expect(judge(passed, [request])).toEqual(LOST);
    expect(judge(notApplicable("The page has no scripts."), [request])).toEqual(LOST);
  });

  it("names one of several", () => {
    const other = { url: "https://www.shop.example/b.js", status: 502 };
    expect(judge(passed, [{ status: 503 }, other, other])).toEqual(
      couldNotRun(`The server did not give us ${SCRIPT} and 1 other file, so we could not check everything.`),
    );
  });

  it("keeps what it found in the others", () => {
    expect(judge(FOUND, [{ status: 503 }])).toBe(FOUND);
  });

  it.each([
    ["came", { status: 200 }],
    ["does not exist", { status: 404 }],
    ["was called off", { status: null, failure: "net::ERR_ABORTED" }],
    ["is of another kind", { status: 503, type: "image" }],
    ["is another company's", { status: 503, url: "https://tags.example/app.js" }],
  ])("passes where a file %s", (_what, request) => {
    expect(judge(passed, [request])).toBe(passed);
  });

  it("is none where it reads no files", () => {
    const page = aPage({ requests: [aRequest({ url: SCRIPT, type: "script", status: 503 })] });
    expect(unlessLost({}, [page], passed)).toBe(passed);
  });
});
