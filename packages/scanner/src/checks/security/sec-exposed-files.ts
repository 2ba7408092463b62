import { couldNotRun, notApplicable, siteCheck, verdictOf, type Defect } from "#check.ts";
import type { ExposedFileProbe, SiteEvidence } from "#evidence.ts";

export const secExposedFiles = siteCheck({
  id: "sec-exposed-files",
  area: "security",
  severity: "critical",
  group: "exposure",
  sources: ["OWASP ASVS 5.0.0 V13.4.1 and V13.4.7", "CWE-538"],
  defect: "Private file open to download",
  title: "Private files cannot be downloaded",
  whyItMatters:
    "Files with passwords, source code or backups lie where anybody can download them. Attackers ask every site on the internet for exactly these names, several times a day.",
  businessImpact:
    "The database password or the whole customer list may already be in strangers' hands; treat it as a breach until proven otherwise.",
  fixSteps: [
    "Remove the file from the web folder, or block it: deny every name that begins with a dot (nginx: location ~ /\\. { deny all; }).",
    "Change every password and key that stood in it, today.",
    "Search the server's access log for downloads of the file and tell your data protection contact what you find.",
    "Publish only the build result, never the working folder, so that it cannot happen again.",
  ],
  effort: "S",
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
        "Not tested: asking for files that nothing links to takes the wish of the site's owner and a proof of ownership",
      );
    return exposedFiles.gathered
      ? verdictOf(confirmedDefects(exposedFiles.value, site))
      : couldNotRun(exposedFiles.reason);
  },
});

function confirmedDefects({ confirmed }: ExposedFileProbe, site: SiteEvidence): Defect[] {
  return confirmed.map(({ path, status, signature }) => ({
    message: `Anyone can download ${new URL(path, site.startUrl).href}: its beginning was recognized (${signature}).`,
    element: null,
    snippet: `GET ${path} → ${status}`,
    component: `file:${path}`,
  }));
}
