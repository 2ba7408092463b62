import { describe, expect, it } from "vitest";

import { aPage, anUnmeasuredPage } from "#evidence-builders.testing.ts";

import { judge } from "./performance-pages.testing.ts";
import { perfRedirectFirst } from "./perf-redirect-first.ts";

describe("redirects before a page", () => {
  const hop = (url: string) => ({ url, status: 301, location: "https://shop.example/" });

  it("pass when there is at most one", () => {
    expect(judge(perfRedirectFirst, aPage({ redirects: [hop("http://shop.example/")] })).outcome).toBe(
      "passed",
    );
  });

  it("fail in a chain, which is told whole", () => {
    const redirects = [hop("http://shop.example/"), hop("https://www.shop.example/")];
    expect(judge(perfRedirectFirst, aPage({ redirects }))).toMatchObject({
      outcome: "failed",
      findings: [{ snippet: "http://shop.example/\nhttps://www.shop.example/\nhttps://shop.example/" }],
    });
  });

  it("could not be judged on a page that was not measured", () => {
    expect(judge(perfRedirectFirst, anUnmeasuredPage()).outcome).toBe("could-not-run");
  });
});
