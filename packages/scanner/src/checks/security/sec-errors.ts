import { siteCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { Header, HttpAnswer } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { measuredPages, nothingMeasured } from "./reading/delivery.ts";
import { findError, serverSignature } from "./reading/error-signatures.ts";
import { visibleText } from "./reading/visible-text.ts";

/** A text longer than this, answered with success, may be an article that quotes an error. */
const ARTICLE_WORDS = 300;
/** Words that say too little to tell what a page is about. */
const FEW_WORDS = 10;
/** Share of its text above which a page is the error itself, whatever element it stands in. */
const MOST_OF_A_PAGE = 0.75;

export const secErrors = siteCheck({
  id: "sec-errors",
  area: "security",
  severity: "high",
  group: "exposure",
  sources: ["OWASP ASVS 5.0.0 V13.4.2", "OWASP Top 10 A05:2021 Security Misconfiguration"],
  defect: "Error message that shows how the site is built",
  title: "Error messages don't show how the site is built",
  whyItMatters:
    "When something fails, the site shows visitors its file paths, lines of code or database messages. Attackers use them as a map. On some debug pages, they can even run commands.",
  businessImpact: "Customers see a broken site, and an attack takes hours instead of weeks.",
  fixSteps: [
    'Turn off debug mode on the public server. In PHP: display_errors = Off. In Django: DEBUG = False. In Laravel: APP_DEBUG=false. In ASP.NET: <customErrors mode="On">. In Rails and Symfony: run in production mode.',
    "Write errors to a log file or an error tracker instead.",
    "Show visitors a simple error page with a way to reach you.",
    "Fix the error itself. The message we found shows what failed.",
  ],
  effort: "S",
  likelyOwner: "developer",
  alwaysApplies: true,
  resources: [
    {
      title: "OWASP Error Handling Cheat Sheet",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/Error_Handling_Cheat_Sheet.html",
    },
    {
      title: "OWASP Top 10: Security Misconfiguration",
      url: "https://owasp.org/Top10/A05_2021-Security_Misconfiguration/",
    },
  ],
  evaluate: (evidence) => {
    const pages = measuredPages(evidence);
    const probe = probeDefect(evidence);
    const failed = evidence.pages.flatMap((page) => failedDefects(page));
    if (pages.length === 0 && probe === null && failed.length === 0) return nothingMeasured(evidence);
    return verdictOf([
      ...pages.flatMap((page) => pageDefect(page) ?? []),
      ...debuggers(pages),
      ...answerDefects(pages),
      ...failed,
      ...(probe === null || failed.some(({ component }) => component === probe.component) ? [] : [probe]),
    ]);
  },
});

function pageDefect(page: PageEvidence): Defect | null {
  if (!page.document.gathered) return null;
  const isError = (page.status ?? 200) >= 400;
  const shown = isError ? shownByError(page.document.value) : shownByPage(page.document.value);
  if (shown === null) return null;
  const { error, mayQuote } = shown;
  return {
    message: `The page shows visitors ${error.what}.${mayQuote ? " Is it an example in a text?" : ""}`,
    page: page.finalUrl,
    element: null,
    snippet: error.excerpt,
    component: `error:${error.what}`,
    ...(mayQuote ? { outcome: "review" as const } : {}),
  };
}

/** Errors in what scripts asked the site for, each address once. */
function answerDefects(pages: readonly PageEvidence[]): Defect[] {
  const found = new Map<string, Defect>();
  for (const { finalUrl, answersShown = [] } of pages) {
    for (const { url, status, kind, what, excerpt } of answersShown) {
      const { pathname } = new URL(url);
      if (kind !== "error" || found.has(pathname)) continue;
      const fails = status >= 400 ? ` fails with status ${status} and` : "";
      found.set(pathname, {
        message: `A script of the page asks for ${pathname}, which${fails} shows everyone ${what}.`,
        page: finalUrl,
        element: null,
        snippet: excerpt,
        component: `error:${pathname}`,
      });
    }
  }
  return [...found.values()];
}

/** Headers by which frameworks lead developers to what a request did: Symfony, Laravel's Clockwork and Debugbar. */
const DEBUG_HEADER =
  /^(?:x-debug-token(?:-link)?|x-debug-exception(?:-file)?|x-clockwork-(?:id|version|path)|phpdebugbar(?:-id)?)$/;

/** Each header once, on the first page that has it. */
function debuggers(pages: readonly PageEvidence[]): Defect[] {
  const found = new Map<string, Defect>();
  for (const { finalUrl, responseHeaders } of pages) {
    for (const [name, value] of responseHeaders) {
      if (!DEBUG_HEADER.test(name) || found.has(name)) continue;
      found.set(name, {
        message: `The header ${name} shows that the site runs in debug mode.`,
        page: finalUrl,
        element: null,
        snippet: `${name}: ${value.slice(0, 200)}`,
        component: `debug:${name}`,
      });
    }
  }
  return [...found.values()];
}

interface Shown {
  error: NonNullable<ReturnType<typeof findError>>;
  /** Whether the page may only tell of an error that happened elsewhere. */
  mayQuote: boolean;
}

function shownByError({ text }: DocumentSnapshot): Shown | null {
  const error = findError(text);
  return error === null ? null : { error, mayQuote: false };
}

/** What a page that answered with success shows beside its code and quotations, or hardly anything but. */
function shownByPage({ text, quotedTexts = [], wordCount, links }: DocumentSnapshot): Shown | null {
  const outside = findError(withoutParts(text, quotedTexts));
  if (outside !== null) return { error: outside, mayQuote: wordCount > ARTICLE_WORDS };
  const error = findError(text);
  if (error === null) return null;
  const quoting = quotesOfError(quotedTexts);
  const words = withoutParts(text, quoting);
  // Menus and footers lead to pages for developers on sites of all kinds.
  const around = links.flatMap(({ inNav, inFooter, text: name }) => (inNav || inFooter ? [name] : []));
  const isElsewhere =
    wordCount <= ARTICLE_WORDS &&
    words.split(/\s+/).length > FEW_WORDS &&
    !OF_PROGRAMS.test(withoutParts(words, around));
  if (quoting.length > 0 && isElsewhere) return { error, mayQuote: false };
  const quoted = quoting.reduce((sum, { length }) => sum + length, 0);
  const isAllThereIs = wordCount <= ARTICLE_WORDS && quoted > text.length * MOST_OF_A_PAGE;
  return quoting.length === 0 || isAllThereIs ? { error, mayQuote: true } : null;
}

/** Words of whoever shows an error on purpose, in the languages of most sites. A page on bread or roofs has none. */
const OF_PROGRAMS =
  /(?<!\p{L})(?:errors?|exceptions?|debug|codes?|coding|scripts?|servers?|logs?(?:file)?|stack|trace|warnings?|fail|bugs?|fix|developer|program|software|plugin|install|python|php|java|django|laravel|node|sql|database|example|tutorial|document|version|api|commands?|terminal|keys?|deploy|release|admin|technical|support|fehler|beispiel|entwickl|programm|erreur|exemple|d[ée]velopp|errore|esempio|svilupp|error(?:es)?|ejemplo|desarroll|fout|voorbeeld|ontwikkel|c[óo]digo|desenvolv|chyb|k[óo]d|v[ýy]voj|b[łl][ąa]d|przyk[łl]ad|oprogram|programvar|utveckl|udvikl|utvikl|fejl|feil|virhe|ohjelm|koodi|hiba|fejleszt|szoftver|eroare|dezvolt|hata|yaz[ıi]l[ıi]m|geli[şs]tir|ошиб|код|программ|разработ|помил|розроб|σφάλμα|κώδικ|λογισμικ)\p{L}*|エラー|コード|開発|错误|代码|开发|오류|코드|개발/iu;

/** Parts that quote an error, each by itself or line by line. */
function quotesOfError(quotedTexts: readonly string[]): readonly string[] {
  const whole = quotedTexts.filter((part) => findError(part) !== null);
  if (whole.length > 0) return whole;
  return findError(quotedTexts.join(" ")) === null ? [] : quotedTexts;
}

/** Of a page that answered with an error: what went wrong, and which server says so. */
function failedDefects({ errorBody, finalUrl, status, responseHeaders }: PageEvidence): Defect[] {
  if (errorBody === undefined) return [];
  const text = visibleText(errorBody);
  const place = { page: finalUrl, element: null };
  const error = findError(text);
  const signature = serverSignature(text);
  const found: Defect[] = [];
  if (error !== null) {
    found.push({
      ...place,
      message: `The page fails with status ${status} and shows visitors ${error.what}.`,
      snippet: error.excerpt,
      component: `error:${error.what}`,
    });
  }
  if (signature !== null && !isInHeader(signature, responseHeaders)) {
    found.push({
      ...place,
      message: `The error page names its server and version: ${signature}.`,
      snippet: signature,
      component: `server:${signature}`,
      severity: "low",
    });
  }
  return found;
}

/** What headers say, another check tells. */
function isInHeader(signature: string, headers: readonly Header[]): boolean {
  return headers.some(([, value]) => value.includes(signature));
}

/** What an article shows as code or quotes did not happen to it. */
function withoutParts(text: string, parts: readonly string[]): string {
  return parts.reduce((rest, part) => rest.replace(part, " "), text);
}

function probeDefect({ site }: Evidence): Defect | null {
  if (!site.notFoundProbe.gathered) return null;
  const answer: HttpAnswer = site.notFoundProbe.value;
  const text = visibleText(answer.body);
  const error = findError(text);
  const signature = serverSignature(text);
  if (error === null && signature !== null && !isInHeader(signature, answer.headers)) {
    return {
      message: `The page for an address that doesn't exist names the server and its version: ${signature}.`,
      element: null,
      snippet: signature,
      component: `server:${signature}`,
      severity: "low",
    };
  }
  if (error === null) return null;
  const message = `For an address that doesn't exist, the site answers with ${error.what}.`;
  return {
    message,
    element: null,
    snippet: error.excerpt,
    component: `error:${error.what}`,
  };
}
