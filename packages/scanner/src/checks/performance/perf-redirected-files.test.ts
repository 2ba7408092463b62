import { describe, expect, it } from "vitest";

import { aPage, aRequest, anUnmeasuredPage } from "#evidence-builders.testing.ts";
import type { NetworkRequest } from "#evidence/network.ts";

import { judge } from "./performance-pages.testing.ts";
import { perfRedirectedFiles } from "./perf-redirected-files.ts";

const loading = (request: Partial<NetworkRequest>) =>
  judge(perfRedirectedFiles, aPage({ requests: [aRequest({ type: "stylesheet", ...request })] }));

describe("perf-redirected-files", () => {
  it("advises on own styles, scripts and fonts behind a redirect", () => {
    const url = "https://shop.example/main.css";
    expect(loading({ url, status: 302, responseHeaders: [["location", "/v2.css"]] })).toMatchObject({
      outcome: "advice",
      findings: [
        { message: "The page loads this stylesheet through a redirect to https://shop.example/v2.css." },
      ],
    });
  });

  it.each([
    { url: "https://shop.example/main.css", status: 200 },
    { url: "https://shop.example/main.css", status: 304 },
    { url: "https://other.example/main.css", status: 302 },
    { url: "https://shop.example/photo", type: "image", status: 302 },
  ])("passes %o", (request) => {
    expect(loading(request).outcome).toBe("passed");
  });

  it("could not be judged on a page that was not measured", () => {
    expect(judge(perfRedirectedFiles, anUnmeasuredPage()).outcome).toBe("could-not-run");
  });
});
