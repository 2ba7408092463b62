import { siteCheck, verdictOf, type Defect, type Verdict } from "#check.ts";
import type { Evidence } from "#evidence.ts";

import { looseAddressKey } from "./address-key.ts";
import { contentPages, type ContentPage } from "./content-pages.ts";
import { isNoindex } from "./page-directives.ts";

/** An address that cannot exist, or a page that says it doesn't, answers as if it did. */
export const seoSoft404 = siteCheck({
  id: "seo-soft-404",
  area: "seo",
  severity: "medium",
  group: "indexing",
  sources: [
    "https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors",
  ],
  defect: "Missing pages that answer as if they exist",
  title: "Missing pages say that they are missing",
  whyItMatters:
    'A page that is gone should answer "not found" (404). When it answers "OK" (200), search engines list your error pages and keep visiting them.',
  businessImpact: "Search engines waste their visits on pages that don't exist, and people find error pages.",
  fixSteps: [
    "Ask your developer or host to answer unknown addresses with status 404 and a helpful page.",
    "Don't redirect unknown addresses to the home page. Visitors don't learn that the page is gone.",
    'In a single-page app, let the server set the status, or set "noindex" on the error view.',
  ],
  effort: "M",
  alwaysApplies: true,
  resources: [
    {
      title: "Soft 404 errors",
      url: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors",
    },
  ],
  evaluate(evidence) {
    const linked = contentPages(evidence).filter(saysItIsMissing).map(missingPage);
    const probed = ofMadeUpAddress(evidence);
    if (linked.length === 0) return probed;
    return verdictOf([...linked, ...("findings" in probed ? probed.findings : [])]);
  },
});

/** An article about missing pages has more to say, and another title. */
const MOST_WORDS = 300;
const TITLE_PARTS = /\s+[|–—·»:-]\s+|\s*\|\s*/;
/** What pages call themselves that stand for one that is gone, as a whole title or heading. */
const MISSING = new RegExp(
  String.raw`^(?:(?:oops|sorry|whoops|ups|hoppla)\W+)?(?:${[
    String.raw`(?:error|fehler|erreur|errore|b[łl][ąa]d)?\W*404(?:\W*(?:error|fehler))?`,
    String.raw`(?:404\W+|error\W+)?(?:(?:the |this |that )?(?:page|file) )?not found(?:\W+(?:error )?404)?`,
    String.raw`(?:we (?:can[’']?t|could not|couldn[’']t) find (?:that|this|the) page|(?:the |this |that )?page (?:(?:you (?:are looking|were looking|requested)[^.]{0,20} )?(?:does not|doesn[’']t|no longer) exists?|(?:can[’']?t|cannot|could not|couldn[’']t) be found))`,
    String.raw`(?:404\W+)?(?:diese |die )?seite (?:(?:wurde )?(?:leider )?nicht gefunden|existiert nicht(?: mehr)?)`,
    String.raw`(?:404\W+)?(?:cette |la )?page (?:introuvable|non trouv[ée]e|n[’']existe pas)`,
    String.raw`(?:404\W+)?(?:p[aá]gina|pagina) (?:no encontrada|non trovata|niet gevonden|n[aã]o encontrada)`,
    String.raw`(?:404\W+)?(?:nie znaleziono strony|strona nie (?:istnieje|zosta[łl]a (?:odnaleziona|znaleziona)))`,
    String.raw`(?:404\W+)?(?:sidan (?:hittades inte|finns inte)|siden (?:blev ikke fundet|findes ikke|ble ikke funnet)|str[aá]nka (?:nebyla )?nenalezena)`,
  ].join("|")})\W*$`,
  "iu",
);

/** Whether a page that answers 200 and may be listed calls itself missing. */
function saysItIsMissing({ page, document }: ContentPage): boolean {
  if (document.wordCount > MOST_WORDS || isNoindex(page)) return false;
  const title = document.title ?? "";
  const names = [title, ...title.split(TITLE_PARTS)];
  const headings = document.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  return [...names, ...headings].some((name) => MISSING.test(name.replaceAll(/\s+/g, " ").trim()));
}

function missingPage({ page, document }: ContentPage): Defect {
  return {
    message: "The page says that it doesn't exist, but answers with status 200",
    page: page.finalUrl,
    snippet: document.title ?? page.finalUrl,
    component: `missing:${looseAddressKey(page.finalUrl)}`,
  };
}

function ofMadeUpAddress({ site: { notFoundProbe, startUrl } }: Evidence): Verdict {
  if (!notFoundProbe.gathered) return { outcome: "could-not-run", reason: notFoundProbe.reason };
  const { url, status, redirects, body } = notFoundProbe.value;
  if (status >= 500) return { outcome: "could-not-run", reason: `The server answered with status ${status}` };
  if (status !== 200 || asksNotToBeListed(body)) return { outcome: "passed" };
  if (redirects.length === 0) {
    return verdictOf([{ message: `An address that can't exist answers with status 200`, snippet: url }]);
  }
  if (looseAddressKey(url) === looseAddressKey(startUrl)) {
    const message = "An address that can't exist redirects to the home page";
    return verdictOf([{ message, snippet: url, severity: "low" }]);
  }
  const message = `An address that can't exist redirects to ${url}. Is that a helpful error page?`;
  return verdictOf([{ message, snippet: url, outcome: "review" }]);
}

/** Apps without a server of their own may say 'noindex' instead. */
function asksNotToBeListed(html: string): boolean {
  return (html.match(/<meta\b[^>]*>/gi) ?? []).some(
    (tag) => /\bname\s*=\s*["']?robots\b/i.test(tag) && /\bnoindex\b/i.test(tag),
  );
}
