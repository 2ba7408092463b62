import { describe, expect, it } from "vitest";

import { aPage, aRequest } from "#evidence-builders.testing.ts";
import type { NetworkRequest } from "#evidence/network.ts";

import { judge, pageAsking } from "./performance-pages.testing.ts";
import { perfUncompressedText } from "./perf-uncompressed-text.ts";

describe("texts sent over the network", () => {
  const script = (overrides: Partial<NetworkRequest> = {}) =>
    aRequest({
      url: "https://cdn.shop.example/app.9f8e7d6c5b.js?v=2",
      type: "script",
      mimeType: "text/javascript",
      decodedBytes: 90_000,
      ...overrides,
    });
  const outcome = (...requests: NetworkRequest[]) =>
    judge(perfUncompressedText, pageAsking(...requests)).outcome;

  it("pass when they are compressed", () => {
    expect(outcome(script({ responseHeaders: [["content-encoding", "br"]] }))).toBe("passed");
  });

  it("fail when they are not: all files of one server together, for one setting compresses them", () => {
    const other = script({
      url: "https://cdn.shop.example/menu.css",
      type: "stylesheet",
      mimeType: "text/css",
    });
    expect(judge(perfUncompressedText, pageAsking(script(), other))).toMatchObject({
      outcome: "failed",
      findings: [
        {
          component: "compression:cdn.shop.example",
          message: expect.stringContaining("88 KB sent uncompressed"),
        },
        { component: "compression:cdn.shop.example", snippet: "https://cdn.shop.example/menu.css" },
      ],
    });
  });

  it("do not matter when they are tiny, pictures, or another company's", () => {
    const tiny = script({ decodedBytes: 500 });
    const picture = aRequest({ decodedBytes: 90_000 });
    const foreign = script({ url: "https://cdn.other.example/x.js" });
    expect(outcome(tiny, picture, foreign)).toBe("not-applicable");
  });

  it("could not be judged when no request was recorded", () => {
    expect(judge(perfUncompressedText, aPage()).outcome).toBe("could-not-run");
  });
});
