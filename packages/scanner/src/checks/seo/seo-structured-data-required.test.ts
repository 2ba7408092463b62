import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";

import { seoStructuredDataRequired } from "./seo-structured-data-required.ts";

const judge = (value: unknown) => {
  const structuredData = [{ raw: "", parseError: null, value }];
  return seoStructuredDataRequired.evaluate(
    aPage({ document: gathered(aDocument({ structuredData })) }),
    anEvidence(),
  );
};
const context = { "@context": "https://schema.org" };

describe("seo-structured-data-required", () => {
  it("passes a complete product", () => {
    const offers = { "@type": "Offer", price: 0, priceCurrency: "EUR" };
    expect(judge({ ...context, "@type": "Product", name: "Rye bread", offers }).outcome).toBe("passed");
  });

  it("names the property that is missing", () => {
    const verdict = judge({
      ...context,
      "@type": "JobPosting",
      title: "Baker",
      description: "Bake",
      datePosted: "2026-01-01",
      hiringOrganization: "Bakery",
    });
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("jobLocation or") }],
    });
  });

  it("looks into graphs and nested offers", () => {
    const product = {
      "@type": ["Product"],
      name: "Rye bread",
      offers: [{ "@type": "Offer", priceCurrency: "EUR" }],
    };
    const verdict = judge({ ...context, "@graph": [{ "@type": "WebSite" }, product] });
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ component: "structured-data:offer:price" }],
    });
  });

  it("only advises to rate an app, and fails one without a price", () => {
    const app = { ...context, "@type": "SoftwareApplication", name: "Quillpad" };
    const offers = { "@type": "Offer", price: 40, priceCurrency: "USD" };
    expect(judge({ ...app, offers }).outcome).toBe("advice");
    expect(judge(app).outcome).toBe("failed");
    const aggregateRating = { "@type": "AggregateRating", ratingValue: 4, ratingCount: 9 };
    expect(judge({ ...app, offers, aggregateRating }).outcome).toBe("passed");
  });

  it("asks for an answer to each question of a list, and for none to a question by itself", () => {
    const list = (question: object) =>
      judge({
        ...context,
        "@type": "FAQPage",
        mainEntity: [{ "@type": "Question", name: "Is it free?", ...question }],
      }).outcome;
    expect(list({})).toBe("failed");
    expect(list({ acceptedAnswer: { "@type": "Answer", text: "Yes." } })).toBe("passed");
    expect(
      judge({ ...context, "@type": "QAPage", mainEntity: { "@type": "Question", name: "Why?" } }).outcome,
    ).toBe("not-applicable");
  });

  it("looks for videos in whatever they are nested", () => {
    const video = { "@type": "VideoObject", name: "Kneading", contentUrl: "/knead.mp4" };
    const complete = { ...video, thumbnailUrl: "/knead.jpg", uploadDate: "2026-02-01" };
    const outcome = (value: object) => judge({ ...context, ...value });
    expect(outcome({ "@type": "CreativeWork", video })).toMatchObject({
      outcome: "failed",
      findings: [
        { component: "structured-data:video:thumbnailUrl" },
        { component: "structured-data:video:uploadDate" },
      ],
    });
    expect(
      outcome({ "@type": "WebPage", mainEntity: { "@type": "Course", name: "a", description: "b", video } })
        .outcome,
    ).toBe("failed");
    expect(outcome(video)).toMatchObject({ findings: { length: 2 } });
    expect(outcome({ "@type": "CreativeWork", video: complete }).outcome).toBe("passed");
    expect(
      outcome({ "@type": "CreativeWork", video: { "@type": "VideoObject", "@id": "#knead" } }).outcome,
    ).toBe("not-applicable");
  });

  it("advises what an article could say, in whatever it is written", () => {
    const article = { "@type": "NewsArticle", headline: "Rye", datePublished: "2026-03-01" };
    expect(judge({ ...context, ...article })).toMatchObject({
      outcome: "advice",
      findings: [{ message: "The article data (NewsArticle) could also say its image, author" }],
    });
    expect(judge({ ...context, ...article, image: "/rye.webp", author: "Ada" }).outcome).toBe("passed");
  });

  it("asks every kind of local business for an address, and no other organization", () => {
    const shop = { ...context, name: "Chain", address: "Quay 1" };
    expect(judge({ ...shop, "@type": "BikeStore" }).outcome).toBe("passed");
    expect(judge({ ...shop, "@type": "BikeStore", address: "" }).outcome).toBe("failed");
    expect(judge({ ...shop, "@type": "NGO", address: "" }).outcome).toBe("not-applicable");
  });

  it("takes the last breadcrumb entry without an address, and names inside items", () => {
    const itemListElement = [
      { "@type": "ListItem", position: 1, item: { "@id": "https://shop.example/", name: "Home" } },
      { "@type": "ListItem", position: 2, name: "Bread" },
    ];
    expect(judge({ ...context, "@type": "BreadcrumbList", itemListElement }).outcome).toBe("passed");
  });

  it("gives references to other nodes the benefit of the doubt", () => {
    expect(
      judge({ ...context, "@type": "Product", name: "Rye bread", offers: { "@id": "#offer" } }).outcome,
    ).toBe("passed");
  });

  it("does not apply to other types or other vocabularies", () => {
    expect(judge({ ...context, "@type": "Organization" }).outcome).toBe("not-applicable");
    expect(judge({ "@context": "https://other.example", "@type": "Product" }).outcome).toBe("not-applicable");
    expect(judge(null).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(seoStructuredDataRequired.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe(
      "could-not-run",
    );
  });
});
