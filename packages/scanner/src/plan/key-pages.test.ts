import { describe, expect, it } from "vitest";

import { aDocument, aForm, aLink, anUnmeasuredPage, aPage, gathered } from "#evidence-builders.testing.ts";
import { chooseKeyPages, clusterByTemplate } from "#plan/key-pages.ts";
import type { PageEvidence } from "#evidence/page.ts";

function page(path: string, templateShape: string, more: Parameters<typeof aDocument>[0] = {}): PageEvidence {
  return aPage({
    url: `https://shop.example${path}`,
    document: gathered(aDocument({ templateShape, ...more })),
  });
}

function paths(pages: readonly PageEvidence[]): string[] {
  return pages.map(({ url }) => new URL(url).pathname);
}

describe("key pages", () => {
  it("puts pages of one template together, the largest cluster first, without those not measured", () => {
    const clusters = clusterByTemplate([
      page("/", "home"),
      page("/a", "item"),
      page("/b", "item"),
      anUnmeasuredPage(),
    ]);
    expect(clusters.map(paths)).toEqual([["/a", "/b"], ["/"]]);
  });

  it("takes home, login, forms and one of each template, two of a large one", () => {
    const field = {
      ...aLink(),
      tag: "input",
      type: "text",
      name: "",
      autocomplete: "",
      label: "",
      checked: false,
      required: false,
    };
    const items = Array.from({ length: 6 }, (_, index) => page(`/item/${index}`, "item"));
    const pages = [
      page("/", "home", { links: [aLink({ href: "https://shop.example/item/4" })] }),
      ...items,
      page("/login", "form"),
      page("/contact", "form", { forms: [aForm({ fields: [field, field, field] })] }),
    ];
    expect(paths(chooseKeyPages(pages, 10))).toEqual(["/", "/login", "/contact", "/item/4", "/item/0"]);
    expect(paths(chooseKeyPages(pages, 1))).toEqual(["/"]);
  });

  it("finds none where no page was measured", () => {
    expect(chooseKeyPages([anUnmeasuredPage()], 5)).toEqual([]);
  });
});
