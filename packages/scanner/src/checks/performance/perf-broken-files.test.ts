import { describe, expect, it } from "vitest";

import { aPage, aRequest } from "#evidence-builders.testing.ts";
import type { NetworkRequest } from "#evidence/network.ts";

import { judge, pageAsking } from "./performance-pages.testing.ts";
import { perfBrokenFiles } from "./perf-broken-files.ts";

describe("files a page asks for", () => {
  const file = (overrides: Partial<NetworkRequest>) =>
    judge(perfBrokenFiles, pageAsking(aRequest(overrides)));

  it("pass when they come", () => expect(file({}).outcome).toBe("passed"));

  it("fail when they are missing or their own host does not send them", () => {
    expect(file({ status: 404 })).toMatchObject({
      outcome: "failed",
      findings: [{ message: "This image did not load (status 404)", severity: "low", outcome: "fail" }],
    });
    expect(file({ type: "script", status: null, failure: "net::ERR_CONNECTION_RESET" })).toMatchObject({
      outcome: "failed",
      findings: [
        {
          message: "This script did not load. The connection to shop.example failed or was closed.",
          severity: "medium",
        },
      ],
    });
  });

  it("fail when the answer is an error page that the browser stops reading, as it does with scripts and styles", () => {
    expect(file({ type: "script", status: 404, failure: "net::ERR_ABORTED" })).toMatchObject({
      outcome: "failed",
      findings: [{ message: "This script did not load (status 404)", outcome: "fail" }],
    });
    expect(file({ type: "script", status: 200, failure: "net::ERR_ABORTED" }).outcome).toBe("passed");
  });

  it.each([
    ["net::ERR_NAME_NOT_RESOLVED", "We could not find cdn.other.example in the DNS."],
    ["net::ERR_TUNNEL_CONNECTION_FAILED", "We could not connect to cdn.other.example."],
    ["net::ERR_CONNECTION_REFUSED", "cdn.other.example refused the connection."],
    ["net::ERR_CONNECTION_ABORTED", "The connection to cdn.other.example failed or was closed."],
    ["net::ERR_EMPTY_RESPONSE", "We got no answer from cdn.other.example."],
    ["net::ERR_TIMED_OUT", "cdn.other.example did not answer in time."],
  ])("are for review when another host was not reached: %s", (failure, words) => {
    const url = "https://cdn.other.example/app.js";
    expect(file({ url, type: "script", status: null, failure })).toMatchObject({
      outcome: "review",
      findings: [{ message: `This script did not load. ${words} Does it load for you?` }],
    });
  });

  it("are one issue when their host was not reached, and one each when it was", () => {
    const picture = (name: string, overrides: Partial<NetworkRequest>) =>
      aRequest({ url: `https://cdn.other.example/${name}.png`, status: null, ...overrides });
    const components = (overrides: Partial<NetworkRequest>) => {
      const verdict = judge(perfBrokenFiles, pageAsking(picture("a", overrides), picture("b", overrides)));
      return "findings" in verdict ? verdict.findings.map(({ component }) => component) : [];
    };
    expect(components({ failure: "net::ERR_CONNECTION_REFUSED" })).toEqual([
      "host:cdn.other.example",
      "host:cdn.other.example",
    ]);
    expect(components({ status: 404 })).toEqual(["cdn.other.example/a.png", "cdn.other.example/b.png"]);
  });

  it("fail when another host was reached and did not give them", () => {
    const url = "https://cdn.other.example/app.js";
    expect(file({ url, type: "script", status: 500 }).outcome).toBe("failed");
    expect(file({ url, type: "script", status: null, failure: "net::ERR_CERT_DATE_INVALID" }).outcome).toBe(
      "failed",
    );
  });

  it("are for review when another port of the host was not reached, which we may not ask", () => {
    const url = "https://shop.example:8443/app.js";
    expect(file({ url, status: null, failure: "net::ERR_TUNNEL_CONNECTION_FAILED" }).outcome).toBe("review");
  });

  it("never show the browser's own code for an error", () => {
    expect(file({ status: null, failure: "net::ERR_SOMETHING_NEW" })).toMatchObject({
      outcome: "failed",
      findings: [{ message: "This image did not load. The browser could not load it." }],
    });
  });

  it("pass when the page itself called them off", () => {
    expect(file({ status: null, failure: "net::ERR_ABORTED" }).outcome).toBe("passed");
    expect(file({ status: null, failure: "blocked: mixed-content" }).outcome).toBe("passed");
  });

  it("could not be judged when no request was recorded", () => {
    expect(judge(perfBrokenFiles, aPage()).outcome).toBe("could-not-run");
  });
});
