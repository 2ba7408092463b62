import { siteCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence, HttpAnswer, PageEvidence } from "#evidence.ts";

import { measuredPages, nothingMeasured } from "./reading/delivery.ts";
import { findError } from "./reading/error-signatures.ts";

/** A text longer than this, answered with success, may be an article that quotes an error. */
const ARTICLE_WORDS = 300;

export const secErrors = siteCheck({
  id: "sec-errors",
  area: "security",
  severity: "high",
  group: "exposure",
  sources: ["OWASP ASVS 5.0.0 V13.4.2", "OWASP Top 10 A05:2021 Security Misconfiguration"],
  defect: "Error message shows the site's insides",
  title: "Errors do not show the site's insides",
  whyItMatters:
    "When something breaks, the site shows visitors its file paths, program lines or database messages. To an attacker that is a plan of the building; debug pages sometimes even let them run commands.",
  businessImpact: "It looks broken to customers and shortens an attack from weeks to hours.",
  fixSteps: [
    'Switch the debug mode off on the public server. PHP: display_errors = Off; Django: DEBUG = False; Laravel: APP_DEBUG=false; ASP.NET: <customErrors mode="On">; Rails and Symfony: run in production mode.',
    "Have errors written to a log file or an error tracker instead.",
    "Give visitors a plain error page with a way to reach you.",
    "Have the error itself mended: the finding shows what broke.",
  ],
  effort: "S",
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
    if (pages.length === 0 && probe === null) return nothingMeasured(evidence);
    return verdictOf([
      ...pages.flatMap((page) => pageDefect(page) ?? []),
      ...(probe === null ? [] : [probe]),
    ]);
  },
});

function pageDefect(page: PageEvidence): Defect | null {
  if (!page.document.gathered) return null;
  const { text, wordCount } = page.document.value;
  const error = findError(text);
  if (error === null) return null;
  const mayQuote = (page.status ?? 200) < 400 && wordCount > ARTICLE_WORDS;
  return {
    message: `The page shows visitors ${error.what}.`,
    page: page.finalUrl,
    element: null,
    snippet: error.excerpt,
    component: `error:${error.what}`,
    ...(mayQuote ? { outcome: "review" as const } : {}),
  };
}

function probeDefect({ site }: Evidence): Defect | null {
  if (!site.notFoundProbe.gathered) return null;
  const answer: HttpAnswer = site.notFoundProbe.value;
  const error = findError(visibleText(answer.body));
  if (error === null) return null;
  const message = `An address that does not exist is answered with ${error.what}.`;
  return {
    message,
    element: null,
    snippet: error.excerpt,
    component: `error:${error.what}`,
  };
}

// Rough, but enough to match texts that markup splits: signatures need no structure.
function visibleText(html: string): string {
  return html
    .replaceAll(/<(?:script|style)\b[\s\S]*?<\/(?:script|style)\s*>/gi, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll(/&#0?39;|&#x27;|&apos;/g, "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");
}
