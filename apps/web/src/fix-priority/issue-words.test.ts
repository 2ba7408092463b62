import { ISSUE_STATUSES } from "@plumbline/contract/issue-terms";
import { describe, expect, it } from "vitest";

import { categoriesOf, isResolved } from "./issue-words.ts";

describe("an issue", () => {
  it("counts under each category its text holds", () => {
    expect(categoriesOf({ category: "Accessibility/SEO" })).toEqual(["Accessibility", "SEO"]);
    expect(categoriesOf({ category: "Privacy / " })).toEqual(["Privacy"]);
  });

  it("is resolved unless somebody still has to act on it", () => {
    expect(ISSUE_STATUSES.filter((status) => !isResolved(status))).toEqual(["open", "came-back"]);
  });
});
