import { type Defect, pageCheck, verdictOf } from "#check.ts";

import { judgeContent } from "./content-pages.ts";
import {
  type DataNode,
  everyNode,
  hasProperty,
  nestedNodes,
  schemaOrgNodes,
} from "./structured-data-nodes.ts";
import { RICH_RESULT_RULES, type RichResultRule } from "./structured-data-types.ts";
import { placedOn } from "./placed-on.ts";

/** Structured data that lacks a property without which no rich result is shown. */
export const seoStructuredDataRequired = pageCheck({
  id: "seo-structured-data-required",
  area: "seo",
  severity: "medium",
  group: "markup",
  sources: ["https://developers.google.com/search/docs/appearance/structured-data/search-gallery"],
  defect: "Incomplete structured data",
  title: "Structured data is complete",
  whyItMatters:
    "Structured data can add stars, prices or dates to your search results. If a required property is missing, search engines show none of it.",
  businessImpact: "Your result looks plain next to competitors that show a price and a rating.",
  fixSteps: [
    "Find what writes the structured data: your store system, an SEO plugin or the template.",
    "Fill in the missing fields we name, such as price or address, in the product or business settings.",
    "Test the page with Google's Rich Results Test.",
  ],
  effort: "M",
  resources: [
    { title: "Rich Results Test", url: "https://search.google.com/test/rich-results" },
    {
      title: "Structured data that search supports",
      url: "https://developers.google.com/search/docs/appearance/structured-data/search-gallery",
    },
  ],
  evaluate: (page) =>
    judgeContent(page, ({ document }) => {
      const nodes = document.structuredData.flatMap(({ value }) => schemaOrgNodes(value));
      const onTop = new Set(nodes.map(({ properties }) => properties));
      const videos = document.structuredData
        .flatMap(({ value }) => everyNode(value))
        .filter((node) => isVideo(node) && !onTop.has(node.properties));
      const judged = [...nodes.filter((node) => ruleOf(node) !== null), ...videos];
      if (judged.length === 0) {
        return {
          outcome: "not-applicable",
          reason: "The page has no structured data with required properties",
        };
      }
      const defects = judged.flatMap((node) => missingIn(node));
      return verdictOf(placedOn(page.finalUrl, defects));
    }),
});

/** Google judges a video by itself, in whatever it is nested. */
function isVideo({ types }: DataNode): boolean {
  return types.includes("VideoObject");
}

function ruleOf(node: DataNode): RichResultRule | null {
  return RICH_RESULT_RULES.find(({ types }) => node.types.some((type) => types.includes(type))) ?? null;
}

const RATINGS = new Set(["aggregateRating", "review"]);

function missingIn(node: DataNode): Defect[] {
  const rule = ruleOf(node);
  if (rule === null) return [];
  const missing = rule.requires.filter((choices) => !choices.some((path) => hasProperty(node, path)));
  const own = missing.map((choices): Defect => ({
    message: `The ${rule.name} data (${node.types.join(", ")}) has no ${choices.join(" or ")}`,
    snippet: JSON.stringify(node.properties),
    component: `structured-data:${rule.name}:${choices[0]}`,
    sources: [rule.guide],
    // Nobody should make up a rating, and without one nothing is wrong.
    ...(choices.every((path) => RATINGS.has(path)) ? { outcome: "advice" as const } : {}),
  }));
  const left = (rule.recommends ?? []).filter((path) => !hasProperty(node, path));
  if (left.length > 0) {
    own.push({
      message: `The ${rule.name} data (${node.types.join(", ")}) could also say its ${left.join(", ")}`,
      snippet: JSON.stringify(node.properties),
      component: `structured-data:${rule.name}:recommended`,
      sources: [rule.guide],
      outcome: "advice",
    });
  }
  const nested = (rule.judges ?? []).flatMap((property) => nestedNodes(node, property).flatMap(missingIn));
  return [...own, ...nested];
}
