import { couldNotRun, notApplicable, siteCheck, verdictOf, type Defect } from "#check.ts";
import type { ExposedFileProbe, SiteEvidence } from "#evidence/site.ts";
import { OPEN_PRIVATE_FILES } from "#score/weights.ts";

export const secExposedFiles = siteCheck({
  id: "sec-exposed-files",
  area: "security",
  severity: "critical",
  group: "exposure",
  sources: ["OWASP ASVS 5.0.0 V13.4.1 and V13.4.7", "CWE-538"],
  defect: "Private file that anyone can download",
  title: "No one can download private files",
  whyItMatters:
    "Anyone can download files with passwords, source code or backups from your site. Attackers ask every site on the internet for exactly these file names, several times a day.",
  businessImpact:
    "Strangers may already have your database password or your whole customer list. Treat it as a breach until you know otherwise.",
  fixSteps: [
    "Remove the file from the web folder, or block it. For example, deny every name that starts with a dot. In nginx: location ~ /\\. { deny all; }.",
    "Today, change every password and key that was in the file.",
    "Search your server's access log for downloads of the file. Tell the person in charge of data protection what you find.",
    "From now on, publish only the finished build, never the working folder.",
  ],
  effort: "S",
  gate: OPEN_PRIVATE_FILES,
  resources: [
    {
      title: "CWE-538: Insertion of Sensitive Information into Externally-Accessible File",
      url: "https://cwe.mitre.org/data/definitions/538.html",
    },
    {
      title: "OWASP: Review old backup and unreferenced files",
      url: "https://owasp.org/www-project-web-security-testing-guide/stable/4-Web_Application_Security_Testing/02-Configuration_and_Deployment_Management_Testing/04-Review_Old_Backup_and_Unreferenced_Files_for_Sensitive_Information",
    },
  ],
  isLeftOut: ({ site }) => site.exposedFiles === undefined,
  evaluate: ({ site }) => {
    const { exposedFiles } = site;
    if (exposedFiles === undefined)
      return notApplicable(
        "Not tested. We ask for files that nothing links to only if the site's owner wants it and proves ownership",
      );
    return exposedFiles.gathered
      ? verdictOf(confirmedDefects(exposedFiles.value, site))
      : couldNotRun(exposedFiles.reason);
  },
});

/** What only a person can judge: some sites offer a tool to everyone, and names of files may tell nothing. */
const QUESTIONS: ReadonlyMap<string, string> = new Map([
  ["/graphql", "Is it meant for everyone?"],
  ["/.DS_Store", "Does it name files that strangers shouldn't know of?"],
]);

function confirmedDefects({ confirmed }: ExposedFileProbe, site: SiteEvidence): Defect[] {
  return confirmed.map(({ path, status, signature }): Defect => {
    const message = `Anyone can download ${new URL(path, site.startUrl).href}: its beginning was recognized (${signature}).`;
    const place = { element: null, snippet: `GET ${path} → ${status}`, component: `file:${path}` };
    const question = QUESTIONS.get(path);
    return question === undefined
      ? { ...place, message }
      : { ...place, message: `${message} ${question}`, outcome: "review" };
  });
}
