import { describe, expect, it } from "vitest";

import { formatIssueView, parseIssueView, WHOLE_VIEW } from "./fix-priority-address.ts";

const parse = (query: string) => parseIssueView(new URLSearchParams(query));

describe("what Fix Priority shows", () => {
  it("is the whole list without a word in the address", () => {
    expect(parse("")).toEqual(WHOLE_VIEW);
    expect(formatIssueView(WHOLE_VIEW).toString()).toBe("");
  });

  it("survives the way through the address", () => {
    const view = {
      category: "seo" as const,
      showsResolved: true,
      showsReview: true,
      search: "form & field",
      page: 3,
      cause: "a11y-button-name.critical",
      issue: "01900000-0000-7000-8000-000000000000",
    };
    expect(parse(formatIssueView(view).toString())).toEqual(view);
  });

  it("keeps what the address calls an issue or a cause, for the page to say whether there is one", () => {
    expect(parse("issue=unknown&cause=none")).toMatchObject({ issue: "unknown", cause: "none" });
  });

  it.each(["page=0", "page=1.5", "page=x", "category=speed", "resolved=1", "review=true"])(
    "ignores ?%s, which makes no sense",
    (query) => {
      expect(parse(query)).toEqual(WHOLE_VIEW);
    },
  );
});
