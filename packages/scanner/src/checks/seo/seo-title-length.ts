import { type Verdict, pageCheck } from "#check.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import { isLeftBehind } from "#checks/accessibility/a11y-page-title-unclear/titles-left-behind.ts";

import { type ContentPage, judgeContent } from "./content-pages.ts";
import { isStartPage } from "./mistaken-canonical.ts";
import { NOT_TO_BE_LISTED, isNoindex } from "./page-directives.ts";
import { previewContent } from "./preview-images.ts";
import { schemaOrgNodes } from "./structured-data-nodes.ts";
import { textOf } from "./structured-data-texts.ts";
import { isBusiness } from "./structured-data-types.ts";

/** Beyond this many characters every search engine cuts the title off; near 60 it depends on the letters. */
const CUT_OFF = 80;
/** Fewer characters than this rarely say what a page is about. */
const TERSE = 8;

/** A title so long that it is cut off, or one that says little. */
export const seoTitleLength = pageCheck({
  id: "seo-title-length",
  area: "seo",
  severity: "low",
  group: "content",
  sources: ["https://developers.google.com/search/docs/appearance/title-link"],
  defect: "Title too long or too vague",
  title: "Titles fit in a search result",
  whyItMatters:
    "Search results show about 60 characters of a title and cut off the rest. A title of one short word doesn't say what you offer.",
  businessImpact: "People skip a result when its title doesn't say that the page answers their question.",
  fixSteps: [
    'Open each page in your site editor, and find its "SEO title" field.',
    "Put what the page offers in the first 60 characters. Drop repeated words and slogans.",
    "Replace titles such as “Home” and “Untitled”, which a template or an editor left there.",
    "Publish the page and look at the title in the browser tab.",
  ],
  effort: "S",
  resources: [
    {
      title: "Influencing title links in search results",
      url: "https://developers.google.com/search/docs/appearance/title-link",
    },
  ],
  evaluate: (page, { site }) => judgeContent(page, (content) => judgeLength(content, site.startUrl)),
});

function judgeLength(content: ContentPage, startUrl: string): Verdict {
  const { page, document } = content;
  if (isNoindex(page)) return { outcome: "not-applicable", reason: NOT_TO_BE_LISTED };
  const title = (document.title ?? "").replace(/\s+/g, " ").trim();
  if (title === "") return { outcome: "not-applicable", reason: "The page has no title" };
  const { length } = title;
  if (length > CUT_OFF) {
    const message = `The title has ${length} characters. Search results cut it off after about 60`;
    return { outcome: "failed", findings: [{ message, page: page.finalUrl, snippet: title }] };
  }
  if (namesNothing(title)) {
    const message = `The title “${title}” fits any page of any website`;
    return { outcome: "failed", findings: [{ message, page: page.finalUrl, snippet: title }] };
  }
  if (length < TERSE && !isDense(title)) {
    const message = `The title “${title}” is short. Does it say what the page offers?`;
    return { outcome: "review", findings: [{ message, page: page.finalUrl, snippet: title }] };
  }
  if (isStartPage(page.finalUrl, startUrl) && businessNames(document).has(plain(title))) {
    const message = `The title of the home page is only the name “${title}”. It could also say what you offer, and where`;
    return { outcome: "advice", findings: [{ message, page: page.finalUrl, snippet: title }] };
  }
  return { outcome: "passed" };
}

/** What menus call the first page, by language; English is among the titles that are left behind. */
const HOME =
  /^(?:start|start ?page|front ?page|main ?page|startseite|hauptseite|willkommen|herzlich willkommen|(?:page d['’])?accueil|bienvenue|(?:p[áa]gina de )?inicio|p[áa]gina principal|bienvenid[oa]s?|(?:p[áa]gina )?in[íi]cio|p[áa]gina inicial|bem-vind[oa]s?|home ?page|pagina (?:iniziale|principale)|benvenut[oi]|startpagina|hoofdpagina|welkom|strona (?:g[łl][óo]wna|startowa)|witamy|hem|startsida|v[äa]lkommen|forside|hjem|velkommen|etusivu|tervetuloa|úvod|hlavní stránka|domů|vítejte|domov|kezdőlap|főoldal|acasă|pagina principală|anasayfa|ana sayfa|αρχική|главная|главная страница|головна|начало|ホーム|トップページ|首页|首頁|홈)$/iu;

/** Whether a title or heading says no more than that there is a page. */
export function namesNothing(title: string): boolean {
  const words = title.replace(/^[\s\-–—|·•:.!]+|[\s\-–—|·•:.!]+$/gu, "").normalize("NFC");
  return HOME.test(words) || isLeftBehind(words);
}

/** Chinese, Japanese and Korean say in four characters what takes a Latin script fifteen. */
function isDense(title: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(title);
}

/** What the page itself calls the business or the website. */
function businessNames(document: DocumentSnapshot): Set<string> {
  const ofData = document.structuredData
    .flatMap(({ value }) => schemaOrgNodes(value))
    .filter(({ types }) => types.some((type) => isBusiness(type) || type === "WebSite"))
    .flatMap((node) => textOf(node, "name") ?? []);
  return new Set([...ofData, ...previewContent(document, "og:site_name")].map(plain));
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
