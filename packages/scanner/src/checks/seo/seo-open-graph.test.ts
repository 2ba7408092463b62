import { describe, expect, it } from "vitest";

import {
  aDocument,
  aPage,
  anEvidence,
  anUnmeasuredPage,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";
import type { LinkStatus } from "#evidence/site.ts";

import { seoOpenGraph } from "./seo-open-graph.ts";

const judge = (properties: Record<string, string>, linkStatuses: LinkStatus[] = []) => {
  const metas = Object.entries(properties).map(([property, content]) => ({
    name: property === "robots" ? property : "",
    property,
    httpEquiv: "",
    content,
    inHead: true,
  }));
  return seoOpenGraph.evaluate(
    aPage({ document: gathered(aDocument({ metas })) }),
    anEvidence({ site: aSite({ linkStatuses }) }),
  );
};

describe("seo-open-graph", () => {
  it("passes a page with a title and a picture to share", () => {
    expect(judge({ "og:title": "Bread", "og:image": "https://shop.example/bread.jpg" }).outcome).toBe(
      "passed",
    );
  });

  it("advises what is missing, as one thing for the whole site", () => {
    expect(judge({ "og:title": "Bread" })).toMatchObject({
      outcome: "advice",
      findings: [
        {
          message: expect.stringContaining("Missing: og:image") as string,
          component: "previews of shared links",
        },
      ],
    });
    expect(judge({}).outcome).toBe("advice");
  });

  describe("naming the address to share", () => {
    const shared = (address: string, url = "https://shop.example/rye") => {
      const tags = { "og:title": "Rye", "og:image": "https://shop.example/rye.jpg", "og:url": address };
      const metas = Object.entries(tags).map(([property, content]) => ({
        name: "",
        property,
        httpEquiv: "",
        content,
        inHead: true,
      }));
      const page = aPage({ url, finalUrl: url, document: gathered(aDocument({ metas })) });
      return seoOpenGraph.evaluate(page, anEvidence());
    };

    it.each([
      ["http://localhost:3000/rye", "which no visitor can reach"],
      ["https://staging.shop.example/rye", "which looks like a test system"],
      ["https://shop.example/", "lead to the start page"],
    ])("fails %s", (address, words) => {
      expect(shared(address)).toMatchObject({
        outcome: "failed",
        findings: [{ message: expect.stringContaining(words) as string }],
      });
    });

    it.each([
      ["its own address", "https://shop.example/rye", "https://shop.example/rye"],
      ["its own without a slash", "https://shop.example/rye", "https://shop.example/rye/"],
      ["the start page's on the start page", "https://shop.example/", "https://shop.example/"],
      ["another site's", "https://partner.example/rye", "https://shop.example/rye"],
    ])("passes %s", (_what, address, url) => {
      expect(shared(address, url).outcome).toBe("passed");
    });
  });

  describe("naming another page of the site", () => {
    const heading = (text: string) => ({ level: 1, text, selector: "h1", snippet: "", component: "h1" });
    const of = (path: string, title: string, tags: Record<string, string> = {}, canonical?: string) => {
      const all = { "og:title": title, "og:image": "https://shop.example/a.jpg", ...tags };
      const metas = Object.entries(all).map(([property, content]) => ({
        name: "",
        property,
        httpEquiv: "",
        content,
        inHead: true,
      }));
      const linkTags =
        canonical === undefined
          ? []
          : [{ rel: "canonical", href: canonical, hreflang: "", type: "", inHead: true }];
      const document = gathered(aDocument({ title, headings: [heading(title)], metas, linkTags }));
      return aPage({ url: `https://shop.example${path}`, document });
    };
    const judged = (title: string, address: string, canonical?: string) => {
      const page = of("/rye", "Rye bread", { "og:url": address }, canonical);
      const pages = [page, of("/fair", title)];
      return seoOpenGraph.evaluate(page, anEvidence({ pages })).outcome;
    };

    it("fails where that is about something else", () => {
      expect(judged("Spring fair", "https://shop.example/fair")).toBe("failed");
    });

    it.each([
      ["the same under another address", "Rye bread", "https://shop.example/fair", undefined],
      ["one that it prefers", "Spring fair", "https://shop.example/fair", "/fair"],
      ["one that was not read", "Spring fair", "https://shop.example/other", undefined],
      ["itself, with a campaign", "Spring fair", "https://shop.example/rye/", undefined],
    ])("passes %s", (_what, title, address, canonical) => {
      expect(judged(title, address, canonical)).toBe("passed");
    });
  });

  it("fails a picture without a full address, which no network can load", () => {
    expect(judge({ "og:title": "Bread", "og:image": "/bread.jpg" }).outcome).toBe("failed");
    expect(judge({ "og:image": "/bread.jpg" })).toMatchObject({
      outcome: "failed",
      findings: [{ outcome: "advice" }, { message: expect.stringContaining("no full address") as string }],
    });
  });

  it("fails a picture that is not there, and takes one that was not asked for to be", () => {
    const image = "https://shop.example/bread.jpg";
    const answer = (status: number) => ({ url: image, status, failure: null, redirects: 0 });
    const shared = { "og:title": "Bread", "og:image": image };
    expect(judge(shared, [answer(404)])).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("status 404") as string }],
    });
    expect(judge(shared, [answer(200)]).outcome).toBe("passed");
    expect(judge(shared, [{ ...answer(404), url: "https://shop.example/rye.jpg" }]).outcome).toBe("passed");
  });

  it("does not apply to a page that asks not to be listed", () => {
    expect(judge({ robots: "noindex" }).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(seoOpenGraph.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
