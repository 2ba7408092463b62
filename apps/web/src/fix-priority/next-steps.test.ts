import { describe, expect, it } from "vitest";

import { stepsFor } from "./next-steps.tsx";

const NONE = { critical: 0, major: 0, minor: 0, review: 0, awaitingCheck: 0 };

describe("the next steps", () => {
  it("begin with the worst there is", () => {
    expect(stepsFor({ ...NONE, critical: 1, minor: 2 })[0]).toContain("critical issues");
    expect(stepsFor({ ...NONE, minor: 2 })[0]).toContain("minor issues");
  });

  it("name nothing that is not there", () => {
    expect(stepsFor(NONE)).toEqual(["Nothing is open. The next scan checks what was fixed again."]);
    const marked = stepsFor({ ...NONE, major: 1, awaitingCheck: 1 });
    expect(marked.some((step) => step.startsWith("When a change is live"))).toBe(false);
    expect(marked.some((step) => step.startsWith("An issue you mark"))).toBe(true);
  });
});
