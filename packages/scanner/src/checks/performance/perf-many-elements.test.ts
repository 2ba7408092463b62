import { describe, expect, it } from "vitest";

import { anUnmeasuredPage } from "#evidence-builders.testing.ts";

import { judge, pageShowing } from "./performance-pages.testing.ts";
import { perfManyElements } from "./perf-many-elements.ts";

describe("the number of elements", () => {
  const of = (elementCount: number) => judge(perfManyElements, pageShowing({ elementCount }));

  it("passes up to 1,400", () => expect(of(1400).outcome).toBe("passed"));
  it("fails above, more severely the more there are", () => {
    expect(of(1401)).toMatchObject({ outcome: "failed", findings: [{ severity: "low" }] });
    expect(of(9000)).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
  });
  it("could not be counted on a page that was not measured", () => {
    expect(judge(perfManyElements, anUnmeasuredPage()).outcome).toBe("could-not-run");
  });
});
