import { siteCheck, verdictOf, type Defect } from "#check.ts";
import { sessionParameters } from "#plan/fold-url.ts";

import { contentPages, tooFewPages } from "./content-pages.ts";
import { type OwnLink, ownLinks } from "./own-links.ts";

/** Links between the site's own pages that carry the number of a visit. */
export const seoSessionLinks = siteCheck({
  id: "seo-session-links",
  area: "seo",
  severity: "medium",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/url-structure"],
  defect: "Internal links with session IDs",
  title: "Links between your pages carry no session IDs",
  whyItMatters:
    "With a session ID in its links, a page has a new address on each visit. Search engines take each one for another page, visit the same pages again and again, and find your new ones later.",
  businessImpact:
    "Many copies of a page compete with each other, and each ranks lower than the one page would.",
  fixSteps: [
    "Let the site keep the session in a cookie. In PHP, turn on session.use_only_cookies and turn off session.use_trans_sid. In ASP.NET, set cookieless to UseCookies.",
    "Let the links lead to each page's address without the parameter.",
    "Redirect addresses with the parameter to those without it (301), and name the latter as canonical.",
  ],
  effort: "M",
  likelyOwner: "developer",
  resources: [
    {
      title: "URL structure best practices",
      url: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
    },
  ],
  evaluate: (evidence) => {
    const pages = contentPages(evidence);
    if (pages.length === 0) return tooFewPages(evidence);
    const links = ownLinks(pages, evidence);
    if (links.length === 0)
      return { outcome: "not-applicable", reason: "We found no link to another page of the site" };
    const byPage = [...Map.groupBy(links, ({ from }) => from).values()];
    return verdictOf(byPage.flatMap(sessionLinks));
  },
});

/** One number may choose a talk or a course. A session's number is in the links to many pages. */
const FEWEST_PATHS = 3;
/** Names that servers themselves give a session, whose numbers are long. */
const NAMES_SESSION = /^(?:phpsessid|jsessionid|aspsessionid\w*)$/i;
const NAMED_LETTERS = 12;
const LOOKS_LIKE_ID = /^(?=.*\d)[\w,.!-]{8,}$/;

interface Numbered {
  name: string;
  value: string;
  path: string;
  own: OwnLink;
}

function sessionLinks(links: readonly OwnLink[]): Defect[] {
  const numbered = links.flatMap((own) =>
    sessionParameters(own.key).map(({ name, value }) => ({
      name,
      value,
      path: new URL(own.key).pathname.replace(/;.*$/, ""),
      own,
    })),
  );
  const ids = Map.groupBy(
    numbered.filter(({ value }) => LOOKS_LIKE_ID.test(value)),
    ({ name, value }) => `${name}=${value}`,
  );
  return [...ids.values()].flatMap((withId) => {
    const [first] = withId;
    const paths = new Set(withId.map(({ path }) => path));
    if (first === undefined) return [];
    const isNamed = NAMES_SESSION.test(first.name) && first.value.length >= NAMED_LETTERS;
    return paths.size >= FEWEST_PATHS || isNamed ? [defectOf(first, paths.size)] : [];
  });
}

function defectOf({ name, path, own: { from, link } }: Numbered, count: number): Defect {
  const message =
    count === 1
      ? `The link to ${path} carries a session ID (${name})`
      : `Links to ${count} pages of this website carry a session ID (${name}), such as the one to ${path}`;
  return {
    message,
    page: from,
    element: link,
    component: `session-links:${name.toLowerCase()}`,
  };
}
