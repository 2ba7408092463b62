import { couldNotRun, notApplicable, passed, verdictOf, type Defect } from "#check.ts";
import { otherLanguage } from "#checks/other-language.ts";
import { type NoticeLaw, NOTICE_LAWS } from "#checks/privacy/data/notice-laws.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { readHome, readPages, type ReadPage } from "#checks/privacy/reading/documents.ts";
import { withoutFragment } from "#checks/privacy/reading/policy.ts";
import type { Evidence } from "#evidence.ts";
import type { LinkRef } from "#evidence/document.ts";

const EMAIL =
  /[\w.+-]+\s?(?:@|\(at\)|\[at\]|\{at\}|\bat\b)\s?[\w-]+(?:\s?(?:\.|\(dot\)|\[dot\]|\(punkt\))\s?[\w-]+)+|e-?mail/i;
/** An address can be drawn, against those who collect addresses. */
const DRAWN = /e-?mail|mail|kontakt|contact|adress|impressum|anschrift/i;

/** Letters from which a page tells its language. */
const LETTERS = 120;
/** Pages of fewer words may merely not have shown their text. */
const FEWEST_WORDS = 12;

export const prvImprint = privacySiteCheck({
  id: "prv-imprint",
  group: "policy",
  severities: { EU: "medium" },
  sources: [
    "DDG §5 (Germany)",
    "ECG §5 (Austria)",
    "LCEN Art. 1-1 (France)",
    "LSSI Art. 10 (Spain)",
    "DPR 633/1972 Art. 35 (Italy)",
    "BW 3:15d (Netherlands)",
    "UŚUDE Art. 5 (Poland)",
    "DL 7/2004 Art. 10 (Portugal)",
  ],
  defect: "Legal notice missing or incomplete",
  title: "A site says who runs it, as the law of its country asks",
  whyItMatters:
    "In Germany, Austria, France and Spain, every business website must say who runs it and how to reach them: name, address, email. In Germany, a company adds its register entry and who represents it, in France also who hosts the site, in Spain the tax number. Business websites in Italy, the Netherlands, Poland and Portugal name their tax or VAT number, in the Netherlands also the one in the trade register.",
  businessImpact:
    "Competitors and associations send warning letters for it, and each comes with a bill. Fines in Germany go up to €50,000.",
  fixSteps: [
    "Link a page called “Impressum”, “Mentions légales” or “Aviso legal” in the footer of every page.",
    "Name the business with its legal form, its address, an email address and a phone number.",
    "For a company, add who represents it, the register and its number, and the VAT number if there is one.",
    "In Spain, add the tax number (NIF), and for a company its entry in the Registro Mercantil.",
    "In Italy, the Netherlands, Poland and Portugal, put the tax or VAT number in the footer, and in the Netherlands the number in the trade register.",
    "In France, add who is responsible for what is published, and name, address and phone number of the host.",
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
    const law = lawFor(home, evidence);
    if (law === undefined) return notApplicable("The site is not one that these laws are for.");
    const { page: notice } = law;
    if (notice === null) return verdictOf(untold(home, law, evidence));
    const all = readPages(evidence).flatMap(({ document }) => document.links);
    const links = all.filter(
      ({ href, text }) => notice.name.test(text) || notice.path.test(URL.parse(href ?? "")?.pathname ?? ""),
    );
    if (links.length === 0 && !notice.name.test(home.document.text)) {
      // The rest of a long page may link to it.
      const mayBeThere =
        home.document.cut?.includes("links") === true ||
        all.some(({ text }) => notice.mayHold?.test(text) === true);
      return verdictOf([
        {
          message: `Nothing on the pages we read is called ${notice.called}.${mayBeThere ? " Does it stand elsewhere?" : ""}`,
          page: home.page.finalUrl,
          component: "imprint",
          ...(mayBeThere ? { outcome: "review" as const } : {}),
        },
      ]);
    }
    const dead = deadLink(links, evidence);
    if (dead !== null) return verdictOf([{ ...dead, page: home.page.finalUrl, component: "imprint" }]);
    const read = noticeAmong(evidence, new Set(links.map(({ href }) => withoutFragment(href ?? ""))));
    return read === null ? passed : verdictOf(gapsIn(read, law, evidence));
  },
});

/** Where every link to the notice leads to a page that is not there. */
function deadLink(links: readonly LinkRef[], { pages, site }: Evidence): { message: string } | null {
  const answers = links.map(({ href, text }) => {
    const target = withoutFragment(href ?? "");
    const page = pages.find((one) => [one.url, one.finalUrl].includes(target));
    const status = page?.status ?? site.linkStatuses.find(({ url }) => url === target)?.status ?? null;
    return { text: text.trim(), target, status };
  });
  const [first] = answers;
  if (first === undefined || !answers.every(({ status }) => status === 404 || status === 410)) return null;
  return { message: `“${first.text}” leads to ${first.target}, which answered with status ${first.status}.` };
}

/** Countries where the same languages are spoken under other laws. */
const ELSEWHERE = /\.(?:ch|li|be|lu|ca|qc\.ca|mc|it|dz|ma|tn|sn|ci|mx|ar|cl|pe|uy)$/i;

function lawFor({ document: { lang, text } }: ReadPage, evidence: Evidence): NoticeLaw | undefined {
  const declared = lang === null || lang === "" ? "en" : lang;
  const language = otherLanguage(text, declared, LETTERS) ?? declared;
  const law = NOTICE_LAWS.find(({ languages }) => languages.test(language));
  const { host } = evidence.site;
  if (ELSEWHERE.test(host) && law?.hosts?.test(host) !== true) return undefined;
  const isOfCountry =
    law?.anywhere === undefined ||
    law.hosts?.test(URL.parse(evidence.site.startUrl)?.hostname ?? "") === true ||
    law.anywhere.test(textOf(evidence));
  return isOfCountry ? law : undefined;
}

function textOf(evidence: Evidence): string {
  return readPages(evidence)
    .map(({ document }) => document.text)
    .join("\n");
}

/** The page that the links lead to, where it is one of its own and was read. */
function noticeAmong(evidence: Evidence, addresses: ReadonlySet<string>): ReadPage | null {
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

/** Whoever runs the site may be no business, and a page that we did not read may name it. */
function untold({ page }: ReadPage, law: NoticeLaw, evidence: Evidence): Defect[] {
  const gaps = law.gaps(textOf(evidence));
  if (gaps.length === 0) return [];
  const list = new Intl.ListFormat("en-US", { type: "disjunction" }).format(gaps);
  return [
    {
      message: `No page that we read names ${list}. If a business runs the site, does it stand elsewhere?`,
      page: page.finalUrl,
      component: "imprint",
      outcome: "review",
    },
  ];
}

function gapsIn({ page, document }: ReadPage, law: NoticeLaw, evidence: Evidence): Defect[] {
  const { links, images } = document;
  const text = law.anywhere === undefined ? document.text : textOf(evidence);
  const hasEmail = EMAIL.test(text) || links.some(({ href }) => href?.startsWith("mailto:") === true);
  const gaps = [...(hasEmail ? [] : ["an email address"]), ...law.gaps(text)];
  if (gaps.length === 0) return [];
  const subject =
    law.anywhere === undefined
      ? "The legal notice doesn't name"
      : "Neither the legal notice nor another page that we read names";
  const list = new Intl.ListFormat("en-US", {
    type: law.anywhere === undefined ? "conjunction" : "disjunction",
  });
  const mayBeDrawn = images.some(({ src, alt }) => DRAWN.test(`${src} ${alt ?? ""}`));
  return [
    {
      message: `${subject} ${list.format(gaps)}.`,
      page: page.finalUrl,
      component: "imprint",
      ...(mayBeDrawn ? { outcome: "review" as const } : {}),
    },
  ];
}
