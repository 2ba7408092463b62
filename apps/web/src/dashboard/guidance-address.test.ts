import { describe, expect, it } from "vitest";

import { parseGuidanceView, withGuidanceView } from "./guidance-address.ts";

const FIRST = { category: null, order: "severity", showsCompleted: false, page: 1 };
const viewOf = (query: string) => parseGuidanceView(new URLSearchParams(query));

describe("the address of the checklist", () => {
  it.each(["tab=guidance", "category=everything&order=mood&completed=perhaps&page=-3"])(
    "shows the whole checklist where it says nothing that makes sense: %s",
    (query) => {
      expect(viewOf(query)).toEqual(FIRST);
    },
  );

  it("keeps every choice, and the tab it belongs to", () => {
    const query = "tab=guidance&category=seo&order=cost&completed=yes&page=2";
    const view = viewOf(query);
    expect(view).toEqual({ category: "seo", order: "cost", showsCompleted: true, page: 2 });
    expect(withGuidanceView(new URLSearchParams("tab=guidance"), view).toString()).toBe(query);
  });

  it("leaves out what is as usual", () => {
    const before = new URLSearchParams("tab=guidance&category=seo&page=4");
    expect(withGuidanceView(before, viewOf("")).toString()).toBe("tab=guidance");
  });
});
