import { type Defect, pageCheck, verdictOf } from "#check.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

import { looseAddressKey } from "./address-key.ts";
import { type ContentPage, judgeContent } from "./content-pages.ts";
import { placedOn } from "./placed-on.ts";
import { type DataNode, everyNode, nestedNodes } from "./structured-data-nodes.ts";
import { isBusiness } from "./structured-data-types.ts";

/** Ratings in structured data that search engines don't show, or that visitors can't see. */
export const seoRatingMarkup = pageCheck({
  id: "seo-rating-markup",
  area: "seo",
  severity: "low",
  group: "markup",
  sources: [
    "https://developers.google.com/search/docs/appearance/structured-data/review-snippet",
    "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
  ],
  defect: "Ratings that search engines may not accept",
  title: "Ratings in structured data are those that visitors see",
  whyItMatters:
    "Search engines show stars only for ratings that visitors can find on the page. Google shows none that a business gives for itself on its own website.",
  businessImpact:
    "The stars don't appear. For ratings that no one can check, Google may stop showing any of your rich results.",
  fixSteps: [
    "Give each rating with the number of its reviews, at least one, and within its scale (bestRating, worstRating). Without reviews, remove it.",
    "Show each rating that is in the structured data on the page as well, with the number of reviews.",
    "Remove the rating of your own business from the structured data, or use it for single products that were reviewed.",
    "If a plugin made up the numbers, turn its ratings off.",
  ],
  effort: "S",
  resources: [
    {
      title: "Review snippets: guidelines",
      url: "https://developers.google.com/search/docs/appearance/structured-data/review-snippet",
    },
  ],
  evaluate: (page, { site }) =>
    judgeContent(page, (content) => {
      const nodes = content.document.structuredData.flatMap(({ value }) => everyNode(value));
      const rated = nodes.flatMap((node) =>
        nestedNodes(node, "aggregateRating").map((rating) => ({ node, rating })),
      );
      const ofReviews = nodes.flatMap((node) => nestedNodes(node, "reviewRating"));
      if (rated.length === 0 && ofReviews.length === 0) {
        return { outcome: "not-applicable", reason: "The structured data of the page has no rating" };
      }
      const found = rated.flatMap(({ node, rating }) => [
        ...(impossibleRating(rating) ?? unseenRating(rating, content.document)),
        ...ownRating(node, content, site.startUrl),
      ]);
      found.push(...ofReviews.flatMap((rating) => impossibleRating(rating) ?? []));
      const once = new Map(found.map((defect) => [defect.message, defect]));
      return verdictOf(placedOn(page.finalUrl, [...once.values()]));
    }),
});

/** Without its own scale a rating is one of 1 to 5, says Google. */
const BEST = 5;

/** A rating that no reviews can give: outside of its scale, or from none; null where it can be. */
function impossibleRating({ properties }: DataNode): Defect[] | null {
  const value = asNumber(properties["ratingValue"]);
  const best = asNumber(properties["bestRating"]) ?? BEST;
  const worst = asNumber(properties["worstRating"]);
  const counts = [properties["reviewCount"], properties["ratingCount"]]
    .map(asNumber)
    .filter((count) => count !== null);
  const wrong = [
    ...(value !== null && value > best ? [`${value} is above the best rating, ${best}`] : []),
    ...(value !== null && worst !== null && value < worst
      ? [`${value} is below the worst rating, ${worst}`]
      : []),
    ...(counts.length > 0 && counts.every((count) => count <= 0) ? ["it is from no reviews at all"] : []),
  ];
  if (wrong.length === 0) return null;
  const message = `The structured data has a rating that can't be: ${wrong.join(", and ")}.`;
  return [{ message, snippet: JSON.stringify(properties), component: "rating:impossible" }];
}

/**
 * A rating of which neither the value nor the number of reviews stands on the page, images' descriptions included. Where
 * the page says that there are no reviews, nobody needs to be asked.
 */
function unseenRating({ properties }: DataNode, document: DocumentSnapshot): Defect[] {
  const value = asNumber(properties["ratingValue"]);
  const counts = [properties["reviewCount"], properties["ratingCount"]].map(asNumber);
  const shown = shownNumbers(document);
  const stated = [value, ...counts].filter((number) => number !== null);
  if (stated.length === 0) return [];
  const isCountShown = counts.some((count) => count !== null && shown.has(count));
  // Beside the same number of reviews, another value is that of the same rating.
  const beside = isCountShown && !shown.has(value ?? Number.NaN) ? otherValue(value, document.text) : null;
  if (beside === null && stated.some((number) => shown.has(number))) return [];
  const said = `The structured data gives a rating of ${stated[0]}${countWords(counts)}, but`;
  const place = { snippet: JSON.stringify(properties), component: "rating:unseen" };
  const none = NO_REVIEWS.exec(document.text)?.[0];
  if (none !== undefined) return [{ message: `${said} the page says “${none}”`, ...place }];
  const other = onlyRating(document.text) ?? beside;
  if (other !== null) return [{ message: `${said} the page says “${other}”`, ...place }];
  const message = `${said} we found it nowhere on the page. Can visitors see it?`;
  return [{ message, ...place, outcome: "review" }];
}

/** A rating out of five with the number of its reviews beside it; null where the page shows several, or none. */
function onlyRating(text: string): string | null {
  const [first, ...more] = text.match(RATED) ?? [];
  return first === undefined || more.length > 0 ? null : first.replaceAll(/\s+/g, " ").trim();
}

const OUT_OF_FIVE =
  /(?<![\d.,])([0-5](?:[.,]\d{1,2})?)\s?(?:\/|out of|von|sur|de|su|van|z|na|av|af)\s?5(?![\d.,]*\d)/giu;
/** Shops round what visitors see. */
const ROUNDED = 0.1;

/** The only rating out of five on the page, where it is another one than this value; null elsewhere. */
function otherValue(value: number | null, text: string): string | null {
  const [first, ...more] = [...text.matchAll(OUT_OF_FIVE)];
  if (value === null || first === undefined || more.length > 0) return null;
  const shown = Number(first[1]?.replace(",", "."));
  return Math.abs(shown - value) > ROUNDED && value <= BEST ? first[0].trim() : null;
}

const RATED =
  /(?<![\d.,])[0-5](?:[.,]\d{1,2})?\s?(?:\/|out of|von|sur|de|su|van|z)\s?5(?:\s(?:stars|sternen|étoiles|estrellas|stelle|sterren))?[\s·|(,–-]{1,4}\d[\d.,\s]{0,6}\s?(?:(?:customer|verified|kunden)-?\s?)?(?:reviews?|ratings|bewertungen|rezensionen|avis|opiniones|reseñas|valoraciones|recensioni|beoordelingen|reviews|opinii|avaliações)(?!\p{L})/giu;

/** What shops say below a product that no one has reviewed. */
const NO_REVIEWS =
  /(?<!\p{L})(?:(?:there are )?no (?:customer |product )?reviews (?:yet|so far|for this product)|(?:not|hasn[’']t been) reviewed yet|be the first to (?:write a |leave a )?review|(?:noch )?keine (?:kunden)?(?:bewertungen|rezensionen) (?:vorhanden|bisher)|(?:bisher|noch) keine (?:kunden)?(?:bewertungen|rezensionen)|(?:pas encore d[’']avis|aucun avis (?:client )?(?:pour le moment|pour l[’']instant))|(?:a[úu]n|todav[íi]a) no hay (?:rese[ñn]as|opiniones|valoraciones)|ancora nessuna recensione|nessuna recensione (?:ancora|al momento)|nog geen (?:beoordelingen|reviews|recensies)|brak (?:jeszcze )?(?:opinii|recenzji)|ainda n[ãa]o h[áa] (?:avalia[çc][õo]es|coment[áa]rios))(?!\p{L})/iu;

function countWords(counts: readonly (number | null)[]): string {
  const count = counts.find((number) => number !== null) ?? null;
  return count === null ? "" : ` from ${count} reviews`;
}

/** Numbers on the page, whether written 4.8 or 4,8, and 1,248, 1.248 or 1 248. */
function shownNumbers({ text, images }: DocumentSnapshot): Set<number> {
  const words = [text, ...images.map(({ alt }) => alt ?? "")].join(" \n ");
  const written = words.match(/\d+(?:[.,' \u00A0\u202F]\d+)*/g) ?? [];
  return new Set(
    written.flatMap((number) => [
      Number(number.replace(",", ".")),
      Number(number.replaceAll(/\D/g, "")),
      ...number.split(/\D/).map(Number),
    ]),
  );
}

function asNumber(value: unknown): number | null {
  if (typeof value === "number") return value;
  if (typeof value !== "string" || value.trim() === "") return null;
  const number = Number(value.replace(",", "."));
  return Number.isNaN(number) ? null : number;
}

/** What a business says of itself: its address is the site's, or it has none and stands on the home page. */
function ownRating(node: DataNode, { page }: ContentPage, startUrl: string): Defect[] {
  if (!node.types.some(isBusiness)) return [];
  const { url, "@id": id } = node.properties;
  const named = [url, id].find((address) => typeof address === "string" && URL.canParse(address, startUrl));
  const address = typeof named === "string" ? new URL(named, startUrl).href : page.finalUrl;
  if (looseAddressKey(address) !== looseAddressKey(new URL("/", startUrl).href)) return [];
  return [
    {
      message: `The site rates its own business in the structured data (${node.types[0]}). Google shows no stars for that. Is the rating from a source that visitors can check?`,
      snippet: JSON.stringify(node.properties["aggregateRating"]),
      component: "rating:own",
      outcome: "review",
    },
  ];
}
