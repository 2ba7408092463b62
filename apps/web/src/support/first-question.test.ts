import { SUBJECT_MAX_LENGTH } from "@plumbline/contract/support-terms";
import { describe, expect, it } from "vitest";

import { firstQuestion } from "./first-question.ts";

describe("the form for a question", () => {
  it("starts with the subject the address brings, of medium priority", () => {
    expect(firstQuestion("My invoice")).toEqual({ subject: "My invoice", message: "", priority: "medium" });
  });

  it("takes no more of it than can be sent", () => {
    expect(firstQuestion("x".repeat(SUBJECT_MAX_LENGTH + 50)).subject).toHaveLength(SUBJECT_MAX_LENGTH);
  });
});
