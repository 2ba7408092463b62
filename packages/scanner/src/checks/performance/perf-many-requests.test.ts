import { describe, expect, it } from "vitest";

import { aPage } from "#evidence-builders.testing.ts";

import { judge, pageWithVitals } from "./performance-pages.testing.ts";
import { perfManyRequests } from "./perf-many-requests.ts";

describe("the number of files a page asks for", () => {
  const asking = (requestCount: number) => judge(perfManyRequests, pageWithVitals({ requestCount }));

  it("passes up to a hundred", () => expect(asking(100).outcome).toBe("passed"));
  it("fails above, more severely the more there are", () => {
    expect(asking(101)).toMatchObject({ outcome: "failed", findings: [{ severity: "low" }] });
    expect(asking(201)).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
  });
  it("could not run without vitals", () =>
    expect(judge(perfManyRequests, aPage()).outcome).toBe("could-not-run"));
});
