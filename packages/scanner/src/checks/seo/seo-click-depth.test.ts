import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  aPage,
  anEvidence,
  anUnmeasuredPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { seoClickDepth } from "./seo-click-depth.ts";

const at = (path: string) => `https://shop.example/${path}`;
const page = (path: string, ...to: string[]): PageEvidence =>
  aPage({
    url: at(path),
    document: gathered(aDocument({ links: to.map((target) => aLink({ href: at(target) })) })),
  });
const judge = (...pages: PageEvidence[]) => seoClickDepth.evaluate(anEvidence({ pages }));

describe("seo-click-depth", () => {
  it("passes pages within three clicks, by the shortest way, and a page no link leads to", () => {
    expect(judge(page("", "a"), page("a", "b"), page("b", "c"), page("c", "")).outcome).toBe("passed");
    expect(judge(page("", "a", "d"), page("a", "b"), page("b", "c"), page("c", "d"), page("d")).outcome).toBe(
      "passed",
    );
    expect(judge(page(""), page("hidden")).outcome).toBe("passed");
  });

  it("asks a person about a page four clicks away", () => {
    const verdict = judge(page("", "a"), page("a", "b"), page("b", "c"), page("c", "d#top"), page("d"));
    expect(verdict).toMatchObject({ outcome: "review", findings: [{ page: at("d") }] });
  });

  it("does not ask about the pages of a calendar without an end", () => {
    const weeks = [1, 2, 3, 4, 5, 6].map((week) => page(`plan?week=${week}`, `plan?week=${week + 1}`));
    expect(judge(page("", "plan?week=1"), ...weeks).outcome).toBe("passed");
    const lists = [1, 2, 3, 4, 5, 6].map((number) => page(`list?page=${number}`, `list?page=${number + 1}`));
    expect(judge(page("", "list?page=1"), ...lists).outcome).toBe("review");
  });

  it("counts clicks from a home page that is not listed itself", () => {
    const home = aPage({
      url: at(""),
      document: gathered(
        aDocument({
          links: [aLink({ href: at("a") })],
          metas: [{ name: "robots", property: "", httpEquiv: "", content: "noindex", inHead: true }],
        }),
      ),
    });
    expect(judge(home, page("a", "b"), page("b")).outcome).toBe("passed");
  });

  it("does not apply to a single page", () => {
    expect(judge(page("")).outcome).toBe("not-applicable");
  });

  it("could not run without the home page or any other", () => {
    expect(judge(page("a", "b"), page("b")).outcome).toBe("could-not-run");
    expect(judge(anUnmeasuredPage()).outcome).toBe("could-not-run");
  });
});
