import { siteCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { LinkRef } from "#evidence/document.ts";

import { measuredPages, nothingMeasured } from "./reading/delivery.ts";

/** Names of parameters by which a program is told what to open. */
const OPENS =
  /^(?:page|file(?:name)?|path|include|inc|template|tpl|view|load|content|section|module|doc(?:ument)?|site|url|src|seite|datei|inhalt|vorlage|pagina|fichier|archivo|contenido|strona|plik)$/i;
/** A file of the program or the site itself, not one to download; or a way out of a folder. */
const FILE = /^(?!https?:)[\w./\\-]*\.(?:php\d?|phtml|inc|tpl|s?html?|jsp|asp|cgi|txt)$|^(?:\.\.[\\/])+/i;

export const secFileParameter = siteCheck({
  id: "sec-file-parameter",
  area: "security",
  severity: "medium",
  group: "content",
  sources: ["OWASP ASVS 5.0.0 V5.3.2", "CWE-98", "CWE-22"],
  defect: "Address that names a file for the server to open",
  title: "Addresses don't name files for the server to open",
  whyItMatters:
    "A link of the site tells the server by a parameter which of its files to open. If the server doesn't compare the name with a list, anyone can name another file, such as one with passwords, or one on a server of theirs.",
  businessImpact: "Whoever gets in this way can read the database and change every page.",
  fixSteps: [
    "Have a developer read the program that takes the parameter.",
    "Let it choose from a list of pages, by a word: ?page=imprint. Refuse every other word with status 404.",
    "In PHP, set allow_url_include = Off, and limit open_basedir to the site's folder.",
  ],
  effort: "M",
  likelyOwner: "developer",
  alwaysApplies: true,
  resources: [
    {
      title: "OWASP: Testing for file inclusion",
      url: "https://owasp.org/www-project-web-security-testing-guide/stable/4-Web_Application_Security_Testing/07-Input_Validation_Testing/11.1-Testing_for_File_Inclusion",
    },
  ],
  evaluate: (evidence) =>
    measuredPages(evidence).length === 0 ? nothingMeasured(evidence) : verdictOf(namedFiles(evidence)),
});

/** Each program and parameter once, from the links of the site's own pages. Nothing is tried. */
function namedFiles(evidence: Evidence): Defect[] {
  const found = measuredPages(evidence).flatMap(({ document, finalUrl }) => {
    const links = document.gathered ? document.value.links : [];
    return links.flatMap((link) =>
      filesNamedBy(link, evidence.site.host).map((defect) => ({ ...defect, page: finalUrl })),
    );
  });
  const first = new Map(found.toReversed().map((defect) => [defect.component, defect]));
  return [...first.values()].toReversed();
}

function filesNamedBy({ href, selector, snippet, component }: LinkRef, host: string): Defect[] {
  const url = href === null ? null : URL.parse(href);
  if (url === null || url.host !== host) return [];
  const isElsewhere = (value: string): boolean =>
    /^(?:https?:)?\/\//i.test(value) && (URL.parse(value, url)?.host ?? host) !== host;
  return [...url.searchParams]
    .filter(([name, value]) => OPENS.test(name) && (FILE.test(value) || isElsewhere(value)))
    .map(([name, value]) => ({
      message: isElsewhere(value)
        ? `The parameter “${name}” of ${url.pathname} names a file of another website (${URL.parse(value, url)?.host ?? ""}). Does it open any address that it is told?`
        : `The parameter “${name}” of ${url.pathname} names the file “${value.slice(0, 80)}”. Does the server open any file that it is told?`,
      element: { selector, snippet, component },
      component: `parameter:${url.pathname}?${name}`,
      outcome: "review",
    }));
}
