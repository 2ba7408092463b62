import { describe, expect, it } from "vitest";

import {
  aDocument,
  aPage,
  aSite,
  anEvidence,
  anUnmeasuredPage,
  gathered,
} from "#evidence-builders.testing.ts";

import { seoStructuredDataValues } from "./seo-structured-data-values.ts";

const judge = (...values: object[]) => {
  const structuredData = values.map((value) => ({
    raw: "",
    parseError: null,
    value: { "@context": "https://schema.org", ...value },
  }));
  return seoStructuredDataValues.evaluate(
    aPage({ document: gathered(aDocument({ structuredData })) }),
    anEvidence(),
  );
};

describe("seo-structured-data-values", () => {
  it.each([
    { startDate: "next Friday" },
    { startDate: "03/04/2026" },
    { datePublished: "March 3, 2026" },
    { dateModified: "2026-13-45" },
    { datePublished: "{{ date }}" },
    { cookTime: "30 minutes" },
    { price: "$19.99" },
    { price: "19,99" },
    { lowPrice: "from 5" },
    { ratingValue: "4,5" },
    { ratingValue: "five stars" },
    { reviewCount: "about 20" },
    { priceCurrency: "€" },
    { availability: "yes" },
    { availability: "https://schema.org/Available" },
    { openingHours: "Mon-Friday 7am till late" },
    { openingHours: ["Mo-Fr 09:00-17:00", "Weekends"] },
    { openingHours: "Mo-Fr 9am-5pm" },
    { openingHours: "Montag bis Freitag 8-18 Uhr" },
    { openingHours: "24/7" },
    { openingHours: "Mo-Fr 07:00-25:00" },
    { datePublished: "2026-02-30" },
    { name: "Your Business Name" },
    { telephone: "+1-555-555-5555" },
    { sameAs: ["https://www.facebook.com/yourpage", "https://x.com/rye"] },
    { url: "https://example.com/" },
    { url: "https://www.yourdomain.com/shop" },
    { opens: "9 AM" },
    { closes: "17 Uhr" },
    { dayOfWeek: "Weekdays" },
    { eventStatus: "scheduled" },
    { dayOfWeek: "Mo-Fr" },
    { dayOfWeek: ["Monday", "Dienstag"] },
  ])("fails %o", (value) => {
    const [property] = Object.keys(value);
    expect(judge({ "@type": "Thing", ...value })).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(`The ${property} of Thing is “`) }],
    });
  });

  it.each([
    { url: "https://example-bakery.com/" },
    { url: "/rolls" },
    { startDate: "2026-11-30" },
    { startDate: "2026-11-30T10:00:00+01:00" },
    { startDate: "2026-11-30 10:00" },
    { datePublished: "2026" },
    { datePublished: "20261130T100000Z" },
    { totalTime: "PT1H30M" },
    { duration: "P1D" },
    { price: 19.99 },
    { price: "1,299.00" },
    { price: "" },
    { ratingValue: "4.5" },
    { ratingValue: "60%" },
    { ratingValue: "6 / 10" },
    { reviewCount: "1,204" },
    { priceCurrency: "usd" },
    { priceRange: "$$" },
    { availability: "https://schema.org/InStock" },
    { availability: "in_stock" },
    { priceValidUntil: "2027-12-31" },
    { openingHours: "Mo-Fr 09:00-17:00" },
    { openingHours: "Mo,Tu,We 09:00-12:00,13:30-18:00" },
    { openingHours: ["Mo-Fr 9:00-17:00; Sa 10:00-14:00", "Su"] },
    { openingHours: "Mon - Fri 10:00 - 19:00, Sat 10:00 - 16:00" },
    { openingHours: "Mo-Su" },
    { openingHours: "Fr-Sa 18:00-24:00" },
    { startDate: "2028-02-29" },
    { name: "My Business Is Bread" },
    { telephone: "+1-555-010-0142" },
    { sameAs: "https://www.facebook.com/yourbakeryindayton" },
    { openingHours: "Tu-Th, Sa 11:00-20:00" },
    { openingHours: { "@type": "OpeningHoursSpecification", opens: "08:30", closes: "17:00:00" } },
    { opens: "08:30:00", closes: "24:00", dayOfWeek: ["https://schema.org/Monday", "Tuesday"] },
    { opens: "2026-05-02T09:00:00", dayOfWeek: "http://schema.org/PublicHolidays" },
    { validThrough: "2020-01-01" },
    { datePublished: "2026-11-17" },
    { datePublished: "2025-03-01", dateModified: "2025-03-01" },
  ])("passes %o", (value) => {
    expect(judge({ "@type": "Thing", ...value }).outcome).toBe("passed");
  });

  it.each([
    ["FAQPages", "FAQPage"],
    ["faqpage", "FAQPage"],
    ["Local Business", "LocalBusiness"],
    ["Blog-Posting", "BlogPosting"],
    ["Products", "Product"],
    ["Organisation", "Organization"],
    ["Prodcut", "Product"],
    ["NewsArtical", "NewsArticle"],
    ["BreadcumbList", "BreadcrumbList"],
  ])("fails the type %s and names %s", (type, meant) => {
    expect(judge({ "@type": type })).toMatchObject({
      outcome: "failed",
      findings: [{ message: `schema.org has no type “${type}”. Is ${meant} meant?` }],
    });
  });

  it.each([
    ["pricecurrency", "priceCurrency"],
    ["avaliability", "availability"],
    ["date_published", "datePublished"],
    ["agregateRating", "aggregateRating"],
  ])("fails the property %s and names %s", (property, meant) => {
    expect(judge({ "@type": "Thing", [property]: "x" })).toMatchObject({
      outcome: "failed",
      findings: [{ message: `schema.org has no property “${property}”. Is ${meant} meant?` }],
    });
  });

  it("leaves alone properties of other vocabularies and of a site's own, and what actions ask for", () => {
    const own = { "gs1:netContent": "1", "@reverse": {}, "query-input": "required name=q", shopFlag: "x" };
    expect(judge({ "@type": "Thing", ...own, "https://purl.test/x": "1" }).outcome).toBe("passed");
  });

  it("asks about a type that schema.org does not have and that is like none of its own", () => {
    expect(judge({ "@type": "Gizmo" })).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("Which type is meant?") as string }],
    });
    expect(judge({ "@type": ["Product", "gs1:Product"] }).outcome).toBe("passed");
  });

  it.each(["https://schema.og", "http://shema.org/", "schema.com", undefined])(
    "fails the vocabulary %s",
    (context) => {
      const value = { "@context": context, "@type": "Course", name: "Baking" };
      const block = { raw: "", parseError: null, value: JSON.parse(JSON.stringify(value)) as unknown };
      const page = aPage({ document: gathered(aDocument({ structuredData: [block] })) });
      expect(seoStructuredDataValues.evaluate(page, anEvidence()).outcome).toBe("failed");
    },
  );

  it.each(["Product", "Blog", "Volcano", "TennisComplex", "OpeningHoursSpecification", "DrugClass"])(
    "leaves the type %s alone",
    (type) => {
      expect(judge({ "@type": type }).outcome).toBe("passed");
    },
  );

  it("looks into nested entries, and tells one mistake once", () => {
    const offers = { "@type": "Offer", price: "9,99 €" };
    expect(judge({ "@type": "Product", offers: [offers, offers] })).toMatchObject({
      findings: [{ component: "structured-data-value:Offer:price" }],
    });
  });

  it("does not apply to a page without structured data", () => {
    expect(judge().outcome).toBe("not-applicable");
  });

  it("fails a total time that is shorter than one of its parts", () => {
    const recipe = { "@type": "Recipe", prepTime: "PT45M", cookTime: "PT1H" };
    expect(judge({ ...recipe, totalTime: "PT25M" }).outcome).toBe("failed");
    expect(judge({ ...recipe, totalTime: "PT1H" }).outcome).toBe("passed");
    expect(judge({ ...recipe, totalTime: "P1DT1H" }).outcome).toBe("passed");
  });

  it("fails pictures that are gone, and none that the page shows or that were not asked for", () => {
    const value = {
      "@context": "https://schema.org",
      "@type": "Recipe",
      image: ["/gone.webp", { "@type": "ImageObject", contentUrl: "https://shop.example/there.webp#1" }],
      logo: "/unasked.webp",
    };
    const structuredData = [{ raw: "", parseError: null, value }];
    const answer = { failure: null, redirects: 0 };
    const linkStatuses = [
      { url: "https://shop.example/gone.webp", status: 404, ...answer },
      { url: "https://shop.example/there.webp", status: 200, ...answer },
    ];
    const page = aPage({
      url: "https://shop.example/rye",
      document: gathered(aDocument({ structuredData })),
    });
    const verdict = seoStructuredDataValues.evaluate(
      { ...page, finalUrl: "https://shop.example/rye" },
      anEvidence({ site: aSite({ linkStatuses }) }),
    );
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [
        {
          message:
            "The structured data names https://shop.example/gone.webp as the image of Recipe, which answers with status 404.",
        },
      ],
    });
    expect(verdict).toHaveProperty("findings.length", 1);
  });

  it("could not run on a page that was not measured", () => {
    expect(seoStructuredDataValues.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });

  it.each<[object, string]>([
    [{ "@type": "Offer", priceValidUntil: "2024-12-31" }, "valid until 2024-12-31"],
    [{ "@type": "JobPosting", validThrough: "2025-06-30T23:59" }, "open until 2025-06-30"],
    [{ "@type": "Article", datePublished: "2027-01-05" }, "published on 2027-01-05, which is still to come"],
    [
      { "@type": "Article", datePublished: "2026-05-02", dateModified: "2026-04-01" },
      "changed on 2026-04-01, before it was published",
    ],
  ])("fails a date that is over or can't be: %o", (value, words) => {
    expect(judge(value)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(words) }],
    });
  });

  it("fails an end before the beginning, and passes one on the same day or in another form", () => {
    const event = (startDate: string, endDate: string) => judge({ "@type": "Event", startDate, endDate });
    expect(event("2027-05-08T10:00", "2027-05-07T18:00")).toMatchObject({
      outcome: "failed",
      findings: [{ message: "What is dated here ends on 2027-05-07, before it begins." }],
    });
    expect(event("2027-05-08T22:00", "2027-05-08T02:00").outcome).toBe("passed");
    expect(event("2027-05-08", "2027-05-09").outcome).toBe("passed");
    expect(event("2027-05", "2027-04-30").outcome).toBe("passed");
  });

  describe("of breadcrumbs", () => {
    const GONE = "https://shop.example/category/old";
    const judgeTrail = (step: object, status = 404) => {
      const value = {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/" },
          { "@type": "ListItem", position: 2, ...step },
        ],
      };
      const structuredData = [{ raw: "", parseError: null, value }];
      const page = aPage({ document: gathered(aDocument({ structuredData })) });
      const linkStatuses = [{ url: GONE, status, failure: null, redirects: 0 }];
      return seoStructuredDataValues.evaluate(
        page,
        anEvidence({ pages: [page], site: aSite({ linkStatuses }) }),
      );
    };

    it.each([
      { name: "Old", item: GONE },
      { name: "Alt", item: { "@id": "/category/old#top" } },
      { name: "Vieux", item: { "@type": "WebPage", url: GONE } },
    ])("fails one that leads to a page that is gone: %j", (step) => {
      expect(judgeTrail(step)).toMatchObject({
        outcome: "failed",
        findings: [
          { message: expect.stringContaining(`“${step.name}” in the structured data leads to`) as string },
        ],
      });
      expect(judgeTrail(step, 410).outcome).toBe("failed");
    });

    it("passes one that opens or fails for now, one that was not asked for, and one without an address", () => {
      expect(judgeTrail({ name: "Old", item: GONE }, 200).outcome).toBe("passed");
      expect(judgeTrail({ name: "Old", item: GONE }, 503).outcome).toBe("passed");
      expect(judgeTrail({ name: "Old", item: "https://shop.example/rolls" }).outcome).toBe("passed");
      expect(judgeTrail({ name: "Old" }).outcome).toBe("passed");
    });
  });

  describe("of breadcrumbs", () => {
    const trail = (...positions: unknown[]) => ({
      "@type": "BreadcrumbList",
      itemListElement: positions.map((position, at) => ({
        "@type": "ListItem",
        position,
        name: `Step ${at}`,
      })),
    });

    it.each([[[1, 1, 2]], [["1", "2", "2"]], [[1, 2, "1"]]])(
      "fails where positions repeat: %j",
      (positions) => {
        expect(judge(trail(...positions))).toMatchObject({
          outcome: "failed",
          findings: [{ component: "structured-data-breadcrumb:position" }],
        });
      },
    );

    it("passes positions of their own in any order, none at all, and two trails to one page", () => {
      expect(judge(trail(1, 2, 3)).outcome).toBe("passed");
      expect(judge(trail(3, "1", 2)).outcome).toBe("passed");
      expect(judge(trail(undefined, undefined)).outcome).toBe("passed");
      expect(judge(trail(1, 2), trail(1, 2, 3)).outcome).toBe("passed");
    });
  });
});
