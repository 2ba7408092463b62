import { describe, expect, it } from "vitest";

import { anUnmeasuredPage, aResource } from "#evidence-builders.testing.ts";
import type { ResourceRef } from "#evidence/document.ts";

import { judge, pageShowing } from "./performance-pages.testing.ts";
import { perfBlockingScripts } from "./perf-blocking-scripts.ts";

describe("scripts in the head", () => {
  const script = (overrides: Partial<ResourceRef> = {}) =>
    judge(
      perfBlockingScripts,
      pageShowing({ scripts: [aResource({ url: "https://shop.example/a.js", ...overrides })] }),
    );

  it("pass when they are deferred or asynchronous", () => {
    expect(script({ defer: true }).outcome).toBe("passed");
    expect(script({ async: true }).outcome).toBe("passed");
  });

  it("fail when the page must wait for them", () => {
    expect(script()).toMatchObject({
      outcome: "failed",
      findings: [{ message: "The page waits for https://shop.example/a.js" }],
    });
  });

  it("do not matter inline or at the end of the page", () => {
    expect(script({ url: null }).outcome).toBe("not-applicable");
    expect(script({ inHead: false }).outcome).toBe("not-applicable");
  });

  it("could not be judged on a page that was not measured", () => {
    expect(judge(perfBlockingScripts, anUnmeasuredPage()).outcome).toBe("could-not-run");
  });
});
