import { describe, expect, it } from "vitest";

import { aDocument, anEvidence, anUnmeasuredPage, aPage, gathered } from "#evidence-builders.testing.ts";

import { seoRatingMarkup } from "./seo-rating-markup.ts";

const judge = (node: object, text: string, url = "https://shop.example/chairs/oak") => {
  const value = { "@context": "https://schema.org", ...node };
  const document = gathered(aDocument({ text, structuredData: [{ raw: "", parseError: null, value }] }));
  return seoRatingMarkup.evaluate(aPage({ url, document }), anEvidence());
};
const rating = (ratingValue: unknown, reviewCount: unknown) => ({
  aggregateRating: { "@type": "AggregateRating", ratingValue, reviewCount },
});
const chair = (ratingValue: unknown, reviewCount: unknown) => ({
  "@type": "Product",
  name: "Oak chair",
  ...rating(ratingValue, reviewCount),
});
const HOME = "https://shop.example/";
const HOME_TEXT = "Rated 4.8 by 1,248 customers.";

describe("seo-rating-markup", () => {
  it.each([
    ["Oak chair. 4.2 out of 5 (12 reviews)", "failed"],
    ["Eichenstuhl. 4,2 von 5 Sternen, 12 Bewertungen", "failed"],
    ["Chaise en chêne 4,2/5 · 12 avis", "failed"],
    ["Oak chair. Rated by our customers.", "review"],
    ["Oak chair. 4.2 out of 5", "review"],
    ["Oak chair. 4.2 out of 5 (12 reviews). Oak table. 4.6 out of 5 (9 reviews)", "review"],
  ])("fails for one that differs from the only rating on the page: %s", (text, outcome) => {
    expect(judge(chair("4.9", 312), text).outcome).toBe(outcome);
  });

  it.each([
    "Oak chair. 4.8 of 5 stars (1,248 reviews)",
    "Eichenstuhl. 4,8 von 5, 1.248 Bewertungen",
    "Chaise en chêne, 1 248 avis",
    "Oak chair, rated 4.8",
  ])("passes a rating that stands on the page: %s", (text) => {
    expect(judge(chair("4.8", 1248), text).outcome).toBe("passed");
  });

  it.each([
    ["Sedia di quercia. Voto 4,2 su 5 (312 voti)", "failed"],
    ["Oak chair. 4.9 out of 5, from 312 sitters", "passed"],
    ["Oak chair. 5 out of 5 by Ada, 4 out of 5 by Tom. 312 people rated it", "passed"],
  ])("compares the value beside the number of its reviews: %s", (text, outcome) => {
    expect(judge(chair("4.9", 312), text).outcome).toBe(outcome);
  });

  it.each(["Oak chair, $120, delivered in 3 days.", "Eichenstuhl, 45 cm hoch"])(
    "asks about a rating that does not: %s",
    (text) => {
      expect(judge(chair("4.8", "1248"), text)).toMatchObject({
        outcome: "review",
        findings: [
          { message: expect.stringContaining("a rating of 4.8 from 1248 reviews, but we found it nowhere") },
        ],
      });
    },
  );

  it.each([
    "Oak chair. No reviews yet. Be kind.",
    "Oak chair, 4 kg. Be the first to review this chair",
    "Eichenstuhl. Noch keine Bewertungen",
    "Chaise en chêne. Pas encore d’avis",
    "Silla de roble. Aún no hay reseñas.",
    "Eiken stoel. Nog geen beoordelingen",
  ])("fails a rating on a page that says there are no reviews: %s", (text) => {
    expect(judge(chair("4.8", "1248"), text)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("from 1248 reviews, but the page says “") as string }],
    });
  });

  it.each([
    "Rated 4.8 by 1,248 people. Accessories: no reviews yet",
    "4,8 von 5, 1.248 Bewertungen. Passende Kissen: Noch keine Bewertungen",
    "Rated 4.8. Oak stool: no reviews yet",
    "Rated 4.8. No reviews were bought.",
  ])("passes a rating that stands on the page beside one that is missing: %s", (text) => {
    expect(judge(chair("4.8", "1248"), text).outcome).toBe("passed");
  });

  it.each([
    [{ ratingValue: 9.8, bestRating: 5, reviewCount: 12 }, "9.8 is above the best rating, 5"],
    [{ ratingValue: "8.7", ratingCount: "40" }, "8.7 is above the best rating, 5"],
    [{ ratingValue: 1, worstRating: 2, bestRating: 10, reviewCount: 3 }, "1 is below the worst rating, 2"],
    [{ ratingValue: "5", bestRating: "5", reviewCount: "0" }, "it is from no reviews at all"],
    [{ ratingValue: 4.5, reviewCount: 0, ratingCount: 0 }, "it is from no reviews at all"],
  ])("fails a rating that can't be: %j", (properties, reason) => {
    const node = { "@type": "Product", aggregateRating: { "@type": "AggregateRating", ...properties } };
    expect(judge(node, "Oak chair")).toMatchObject({
      outcome: "failed",
      findings: [{ message: `The structured data has a rating that can't be: ${reason}.` }],
    });
  });

  it.each([
    { ratingValue: 9.8, bestRating: 10, reviewCount: 12 },
    { ratingValue: "87", bestRating: "100", worstRating: "0", ratingCount: 12 },
    { ratingValue: 4.5, reviewCount: 0, ratingCount: 12 },
    { ratingValue: "87%", reviewCount: 12 },
    { ratingValue: 5, bestRating: 5, reviewCount: 12 },
  ])("passes a rating at the edge of its own scale: %j", (properties) => {
    const node = { "@type": "Product", aggregateRating: { "@type": "AggregateRating", ...properties } };
    expect(judge(node, "9.8, 87, 4.5, 5: 12 reviews").outcome).toBe("passed");
  });

  it.each(["Organization", "LocalBusiness", "LegalService", "Restaurant", "https://schema.org/Dentist"])(
    "asks about the rating of the site's own %s",
    (type) => {
      const own = { "@type": type, ...rating(4.8, 1248) };
      expect(judge({ ...own, url: HOME }, HOME_TEXT)).toMatchObject({
        outcome: "review",
        findings: [{ message: expect.stringContaining("rates its own business") }],
      });
      expect(judge({ ...own, "@id": `${HOME}#us` }, HOME_TEXT).outcome).toBe("review");
      expect(judge(own, HOME_TEXT, HOME).outcome).toBe("review");
    },
  );

  it("passes the rating of another business, as in a directory, and of a product on the home page", () => {
    const other = { "@type": "Restaurant", ...rating(4.8, 1248) };
    expect(judge({ ...other, url: "https://joes.example/" }, HOME_TEXT).outcome).toBe("passed");
    expect(judge({ ...other, url: "https://shop.example/guide/joes" }, HOME_TEXT).outcome).toBe("passed");
    expect(judge(other, HOME_TEXT, "https://shop.example/guide/joes").outcome).toBe("passed");
    expect(judge(chair(4.8, 1248), HOME_TEXT, HOME).outcome).toBe("passed");
  });

  it("does not apply without an overall rating", () => {
    expect(judge({ "@type": "Product", name: "Oak chair" }, "Oak chair").outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(seoRatingMarkup.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
