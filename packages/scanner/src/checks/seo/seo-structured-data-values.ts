import { type Defect, pageCheck, verdictOf } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { addressKey } from "./address-key.ts";
import { breadcrumbSteps, unorderedTrails } from "./breadcrumb-addresses.ts";
import { judgeContent } from "./content-pages.ts";
import { structuredImagesOf } from "./named-files.ts";
import { knownStatuses } from "./known-statuses.ts";
import { placedOn } from "./placed-on.ts";
import { everyNode } from "./structured-data-nodes.ts";
import { type WrongName, wrongContext, wrongNames } from "./structured-data-names.ts";
import { type WrongTime, wrongTimes } from "./structured-data-times.ts";
import { type WrongValue, wrongValues } from "./structured-data-values.ts";

/** Structured data whose values or types search engines can't read. */
export const seoStructuredDataValues = pageCheck({
  id: "seo-structured-data-values",
  area: "seo",
  severity: "low",
  group: "markup",
  sources: [
    "https://developers.google.com/search/docs/appearance/structured-data/sd-policies",
    "https://schema.org/docs/full.html",
  ],
  defect: "Structured data with unreadable or past values",
  title: "Search engines can use the values in structured data",
  whyItMatters:
    "Search engines read prices, dates and ratings in one form only. If a value or a type is written in another way, or a date is over, they ignore it or the whole entry. The same goes for breadcrumbs and pictures that are gone.",
  businessImpact: "The price, date or rating does not appear next to your search result.",
  fixSteps: [
    "Find what writes the structured data: your store system, an SEO plugin or the template.",
    "Write each value we list in the form we name.",
    "Where a date is over, set the next one, or remove the entry with it.",
    "Give each breadcrumb the address of a page that opens, and each picture that of a file that is there.",
    "Correct the spelling of each type we list. Upper and lower case matter.",
    "Test the page with Google's Rich Results Test.",
  ],
  effort: "S",
  resources: [
    { title: "Rich Results Test", url: "https://search.google.com/test/rich-results" },
    { title: "All types of schema.org", url: "https://schema.org/docs/full.html" },
  ],
  evaluate: (page, evidence) =>
    judgeContent(page, ({ document }) => {
      const nodes = document.structuredData.flatMap(({ value }) => everyNode(value));
      const contexts = document.structuredData.flatMap(({ value }) => wrongContext(value));
      if (nodes.length === 0 && contexts.length === 0) {
        return { outcome: "not-applicable", reason: "The page has no structured data" };
      }
      const found = [
        ...[...contexts, ...nodes.flatMap(wrongNames)].map(nameDefect),
        ...nodes.flatMap(wrongValues).map(valueDefect),
        ...nodes.flatMap((node) => wrongTimes(node, evidence.now)).map(timeDefect),
        ...goneSteps(page, evidence),
        ...gonePictures(page, evidence),
        ...unorderedTrails(document).map(unorderedDefect),
      ];
      const once = new Map(found.map((defect) => [defect.message, defect]));
      return verdictOf(placedOn(page.finalUrl, [...once.values()]));
    }),
});

function nameDefect({ isQuestion, ...told }: WrongName): Omit<Defect, "page" | "element"> {
  return { ...told, ...(isQuestion ? { outcome: "review" as const } : {}) };
}

function goneSteps(page: PageEvidence, evidence: Evidence): Defect[] {
  const known = knownStatuses(evidence);
  return breadcrumbSteps(page).flatMap(({ node, name, url }) => {
    const status = known.get(addressKey(url))?.status;
    if (status !== 404 && status !== 410) return [];
    const step = name === "" ? "A breadcrumb" : `The breadcrumb “${name}”`;
    return [
      {
        message: `${step} in the structured data leads to ${url}, which answers with status ${status}.`,
        snippet: JSON.stringify(node.properties),
        component: `structured-data-breadcrumb:${addressKey(url)}`,
      },
    ];
  });
}

function gonePictures(page: PageEvidence, evidence: Evidence): Defect[] {
  const known = knownStatuses(evidence);
  return structuredImagesOf(page).flatMap(({ node, url, as }) => {
    const loaded = page.requests.find((request) => request.url === url)?.status;
    const status = loaded ?? known.get(addressKey(url))?.status;
    if (status !== 404 && status !== 410) return [];
    return [
      {
        message: `The structured data names ${url} as ${as}, which answers with status ${status}.`,
        snippet: JSON.stringify(node.properties),
        component: `structured-data-picture:${addressKey(url)}`,
      },
    ];
  });
}

function unorderedDefect({ trail, position }: ReturnType<typeof unorderedTrails>[number]): Defect {
  return {
    message: `Several breadcrumbs in the structured data have the position ${position}. Number them 1, 2, 3 and so on.`,
    snippet: JSON.stringify(trail.properties),
    component: "structured-data-breadcrumb:position",
  };
}

function timeDefect({ node, property, message }: WrongTime): Defect {
  return {
    message,
    snippet: JSON.stringify(node.properties),
    component: `structured-data-time:${node.types.join(", ")}:${property}`,
  };
}

function valueDefect({ node, property, value, expected }: WrongValue): Defect {
  const type = node.types.join(", ");
  return {
    message: `The ${property} of ${type} is “${value.slice(0, 60)}”. Search engines expect ${expected}.`,
    snippet: JSON.stringify(node.properties),
    component: `structured-data-value:${type}:${property}`,
  };
}
