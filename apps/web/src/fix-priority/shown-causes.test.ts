import type { IssueCause } from "@plumbline/contract/issue-groups";
import { describe, expect, it } from "vitest";

import { withOpenCause } from "./shown-causes.ts";

const cause = (id: string) => ({ id }) as IssueCause;
const shown = (listed: string, open: string | null, before: string) =>
  withOpenCause(listed.split("").map(cause), open === null ? null : cause(open), before.split(""))
    .map(({ id }) => id)
    .join("");

describe("the open cause", () => {
  it("stands where the list has it", () => {
    expect(shown("abc", "b", "abc")).toBe("abc");
    expect(shown("abc", null, "abc")).toBe("abc");
  });

  it("stays where it was when an act takes it out of the list", () => {
    expect(shown("ac", "b", "abc")).toBe("abc");
    expect(shown("ab", "c", "abc")).toBe("abc");
    expect(shown("c", "a", "abc")).toBe("ac");
  });

  it("comes first where the list never had it", () => {
    expect(shown("ab", "x", "ab")).toBe("xab");
    expect(shown("", "x", "")).toBe("x");
  });
});
