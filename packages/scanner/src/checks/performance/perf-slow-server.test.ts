import { describe, expect, it } from "vitest";

import { aPage } from "#evidence-builders.testing.ts";

import { judge, pageWithVitals } from "./performance-pages.testing.ts";
import { perfSlowServer } from "./perf-slow-server.ts";

describe("the server's answer time", () => {
  const after = (timeToFirstByteMs: number) =>
    judge(perfSlowServer, pageWithVitals({ timeToFirstByteMs })).outcome;

  it("passes up to 0.8 seconds", () => expect(after(800)).toBe("passed"));
  it("fails beyond 1.8 seconds", () => expect(after(1900)).toBe("failed"));
  it("asks a person about what lies between", () => expect(after(1000)).toBe("review"));
  it("could not run without vitals", () =>
    expect(judge(perfSlowServer, aPage()).outcome).toBe("could-not-run"));
});
