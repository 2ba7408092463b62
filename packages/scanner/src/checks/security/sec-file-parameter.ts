import { siteCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";

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
  const found = new Map<string, Defect>();
  for (const { document, finalUrl } of measuredPages(evidence)) {
    for (const link of document.gathered ? document.value.links : []) {
      const url = link.href === null ? null : URL.parse(link.href);
      if (url === null || url.host !== evidence.site.host) continue;
      for (const [name, value] of url.searchParams) {
        const key = `${url.pathname}?${name}`;
        if (!OPENS.test(name) || !FILE.test(value) || found.has(key)) continue;
        const { selector, snippet, component } = link;
        found.set(key, {
          message: `The parameter “${name}” of ${url.pathname} names the file “${value.slice(0, 80)}”. Does the server open any file that it is told?`,
          page: finalUrl,
          element: { selector, snippet, component },
          component: `parameter:${key}`,
          outcome: "review",
        });
      }
    }
  }
  return [...found.values()];
}
