import { couldNotRun, notApplicable, passed, verdictOf, type Defect } from "#check.ts";
import { otherLanguage } from "#checks/other-language.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { readHome, readPages, type ReadPage } from "#checks/privacy/reading/documents.ts";
import { withoutFragment } from "#checks/privacy/reading/policy.ts";
import type { Evidence } from "#evidence.ts";

const NAME =
  /(?<!\p{L})(?:impressum|imprint|anbieterkennzeichnung|legal notice|rechtliche hinweise)(?!\p{L})/iu;
const PATH = /(?:^|[/_-])(?:impressum|imprint|anbieterkennzeichnung)(?:[/_.-]|$)/i;
const EMAIL =
  /[\w.+-]+\s?(?:@|\(at\)|\[at\]|\{at\}|\bat\b)\s?[\w-]+(?:\s?(?:\.|\(dot\)|\[dot\]|\(punkt\))\s?[\w-]+)+|e-?mail/i;
/** Companies that stand in a register, and have someone who represents them. */
const COMPANY = /(?<!\p{L})(?:g?GmbH|UG|AG|KG|OHG|e\. ?K\.|eG|SE)(?!\p{L})/u;
/** An address can be drawn, against those who collect addresses. */
const DRAWN = /e-?mail|mail|kontakt|adress|impressum|anschrift/i;
const REGISTER =
  /(?<!\p{L})(?:hrb|hra|gnr|fn) ?\d|registergericht|handelsregister|amtsgericht|firmenbuch|genossenschaftsregister|register(?:nummer|eintrag)|che-?\d/iu;
const REPRESENTED =
  /gesch[äa]ftsf[üu]hr|vertret|vorstand|inhaber|gesellschafter|prokurist|gesch[äa]ftsleit|managing director|represented by/iu;
/** Letters from which a page tells its language. */
const LETTERS = 120;
/** Pages of fewer words may merely not have shown their text. */
const FEWEST_WORDS = 12;

export const prvImprint = privacySiteCheck({
  id: "prv-imprint",
  group: "policy",
  severities: { EU: "medium" },
  sources: ["DDG §5 (Germany)", "ECG §5 (Austria)"],
  defect: "Imprint missing or incomplete",
  title: "A site in German says in an imprint who runs it",
  whyItMatters:
    "In Germany and Austria, every business website must say who runs it and how to reach them, easy to find from each page: name, address, email, and for a company its register entry and who represents it.",
  businessImpact:
    "Competitors and associations send warning letters for it, and each comes with a bill. Fines go up to €50,000.",
  fixSteps: [
    "Link a page called “Impressum” in the footer of every page.",
    "Name the business with its legal form, its address, an email address and a phone number.",
    "For a company, add who represents it, the register and its number, and the VAT number if there is one.",
  ],
  effort: "S",
  likelyOwner: "legal",
  resources: [
    {
      title: "Digitale-Dienste-Gesetz §5 (in German)",
      url: "https://www.gesetze-im-internet.de/ddg/__5.html",
    },
  ],
  evaluate: (evidence) => {
    const home = readHome(evidence);
    if (home === null) return couldNotRun("We could not read the home page.");
    if (!isGerman(home)) return notApplicable("The site's home page is not in German.");
    const links = readPages(evidence).flatMap(({ document }) =>
      document.links.filter(
        ({ href, text }) => NAME.test(text) || PATH.test(URL.parse(href ?? "")?.pathname ?? ""),
      ),
    );
    if (links.length === 0 && !NAME.test(home.document.text)) {
      // The rest of a long page may link to it.
      const mayBeThere = home.document.cut?.includes("links") === true;
      return verdictOf([
        {
          message: "Nothing on the pages we read is called an imprint (“Impressum”).",
          page: home.page.finalUrl,
          component: "imprint",
          ...(mayBeThere ? { outcome: "review" as const } : {}),
        },
      ]);
    }
    const imprint = imprintAmong(evidence, new Set(links.map(({ href }) => withoutFragment(href ?? ""))));
    return imprint === null ? passed : verdictOf(gapsIn(imprint));
  },
});

/** Swiss law asks for less. */
function isGerman({ document: { lang, text } }: ReadPage): boolean {
  const declared = lang === null || lang === "" ? "en" : lang;
  return /^de(?!-ch)\b/i.test(otherLanguage(text, declared, LETTERS) ?? declared);
}

/** The page that the links lead to, where it is one of its own and was read. */
function imprintAmong(evidence: Evidence, addresses: ReadonlySet<string>): ReadPage | null {
  return (
    readPages(evidence).find(
      ({ page, document }) =>
        addresses.has(withoutFragment(page.finalUrl)) &&
        page.finalUrl !== evidence.site.startUrl &&
        document.wordCount >= FEWEST_WORDS &&
        document.iframes.length === 0,
    ) ?? null
  );
}

function gapsIn({ page, document }: ReadPage): Defect[] {
  const { text, links, images } = document;
  const hasEmail = EMAIL.test(text) || links.some(({ href }) => href?.startsWith("mailto:") === true);
  const isCompany = COMPANY.test(text);
  const gaps = [
    ...(hasEmail ? [] : ["an email address"]),
    ...(isCompany && !REPRESENTED.test(text) ? ["who represents the company"] : []),
    ...(isCompany && !REGISTER.test(text) ? ["the company's register entry"] : []),
  ];
  if (gaps.length === 0) return [];
  const mayBeDrawn = images.some(({ src, alt }) => DRAWN.test(`${src} ${alt ?? ""}`));
  return [
    {
      message: `The imprint doesn't name ${new Intl.ListFormat("en-US").format(gaps)}.`,
      page: page.finalUrl,
      component: "imprint",
      ...(mayBeDrawn ? { outcome: "review" as const } : {}),
    },
  ];
}
