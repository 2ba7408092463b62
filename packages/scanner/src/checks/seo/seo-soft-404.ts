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
    const pages = contentPages(evidence);
    const linked = [
      ...pages.filter(saysItIsMissing).map(missingPage),
      ...pages.filter(saysItIsGone).map(gonePage),
      ...(evidence.site.madeUpProbes ?? []).flatMap(inFolder),
    ];
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

/** What is gone for good, as pages of shops, agents and job boards say it. A product that is sold out may come back. */
const GONE = new RegExp(
  String.raw`^(?:(?:oops|sorry|unfortunately|leider|d[ée]sol[ée]s?|lo sentimos|spiacenti)\W+)?(?:${[
    String.raw`(?:this|that|the) (?:listing|property|home|job|position|vacancy|posting|ad|advert|offer|event|item|product|content|article|post|video|course|room) (?:(?:is|was) no longer (?:available|online|listed|active|offered)|no longer exists|does(?: not|n[’']t) exist(?: any ?more)?|has (?:expired|been (?:removed|deleted|taken down|filled))|(?:could|can)(?: not|n[’']t|not) be found)`,
    String.raw`(?:listing|job|property|product|article|event|ad) (?:not found|no longer available|expired|removed)`,
    String.raw`(?:diese[rs]?|die|der|das) (?:angebot|anzeige|stelle|stellenanzeige|immobilie|objekt|artikel|produkt|veranstaltung|beitrag|inserat) (?:(?:ist|wurde|existiert) )?(?:leider )?(?:nicht mehr (?:verf[üu]gbar|online|vorhanden)|nicht mehr|entfernt|gel[öo]scht|abgelaufen|nicht gefunden)`,
    String.raw`(?:cette?|l[ea’']) ?(?:annonce|offre|bien|produit|article|[ée]v[ée]nement|page) (?:n[’']est plus (?:disponible|en ligne)|n[’']existe plus|a (?:expir[ée]|[ée]t[ée] (?:supprim[ée]e?|retir[ée]e?))|est introuvable)`,
    String.raw`(?:est[ea]|el|la) (?:anuncio|oferta|inmueble|vivienda|producto|art[ií]culo|evento|p[áa]gina) (?:ya no (?:est[áa] disponible|existe)|ha (?:caducado|expirado|sido (?:eliminad|retirad)[oa])|no (?:existe|se ha encontrado))`,
    String.raw`(?:quest[oa]|l[a’']|il) ?(?:annuncio|offerta|immobile|prodotto|articolo|evento|pagina) (?:non (?:[èe] pi[ùu] disponibile|esiste pi[ùu])|[èe] (?:scadut[oa]|stat[oa] rimoss[oa]))`,
    String.raw`(?:deze|dit|de|het) (?:advertentie|woning|vacature|product|artikel|aanbieding|pagina|evenement) (?:is niet (?:meer|langer) (?:beschikbaar|online|actief)|bestaat niet (?:meer)?|is (?:verlopen|verwijderd))`,
    String.raw`(?:to|ta|ten) (?:og[łl]oszenie|oferta|produkt|artyku[łl]|strona) (?:jest ju[żz] niedost[ęe]pn[ea]|ju[żz] nie istnieje|wygas[łl][ao]?|zosta[łl][ao]? usuni[ęe]t[yea])`,
  ].join("|")})\W*$`,
  "iu",
);

/** Whether a page that answers 200 and may be listed calls itself missing. */
function saysItIsMissing(content: ContentPage): boolean {
  return namesOf(content).some((name) => MISSING.test(name));
}

function saysItIsGone(content: ContentPage): boolean {
  return !saysItIsMissing(content) && namesOf(content).some((name) => GONE.test(name));
}

/** Its title, the parts of it, and its main headings; none of a long page, or one that is not to be listed. */
function namesOf({ page, document }: ContentPage): string[] {
  if (document.wordCount > MOST_WORDS || isNoindex(page)) return [];
  const title = document.title ?? "";
  const headings = document.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  return [title, ...title.split(TITLE_PARTS), ...headings].map((name) => name.replaceAll(/\s+/g, " ").trim());
}

function missingPage({ page, document }: ContentPage): Defect {
  return {
    message: "The page says that it doesn't exist, but answers with status 200",
    page: page.finalUrl,
    snippet: document.title ?? page.finalUrl,
    component: `missing:${looseAddressKey(page.finalUrl)}`,
  };
}

function gonePage({ page, document }: ContentPage): Defect {
  return {
    message: "The page says that what it was about is gone, but answers with status 200. Will it come back?",
    page: page.finalUrl,
    snippet: document.title ?? page.finalUrl,
    component: `gone:${looseAddressKey(page.finalUrl)}`,
    outcome: "review",
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

/** A folder's program that shows something under any name. What it redirects to may be a helpful list. */
function inFolder({ url, answer }: NonNullable<Evidence["site"]["madeUpProbes"]>[number]): Defect[] {
  if (!answer.gathered) return [];
  const { status, redirects, body, headers } = answer.value;
  const isNoindex = headers.some(([name, value]) => name === "x-robots-tag" && /noindex/i.test(value));
  if (status !== 200 || redirects.length > 0 || isNoindex || asksNotToBeListed(body)) return [];
  const folder = new URL(url).pathname.replace(/[^/]*$/, "");
  const message = `An address that can't exist in ${folder} answers with status 200`;
  return [{ message, snippet: url, component: `missing in:${folder}` }];
}

/** Apps without a server of their own may say 'noindex' instead. */
function asksNotToBeListed(html: string): boolean {
  return (html.match(/<meta\b[^>]*>/gi) ?? []).some(
    (tag) => /\bname\s*=\s*["']?robots\b/i.test(tag) && /\bnoindex\b/i.test(tag),
  );
}
