import { dayInWords } from "#checks/day-in-words.ts";
import { couldNotRun, notApplicable, passed, siteCheck, verdictOf, type Verdict } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { HttpAnswer } from "#evidence/network.ts";
import { plainExample } from "#fix-examples/fixed-place.ts";

import { headerValues } from "./reading/response-headers.ts";
import { parseSecurityTxt } from "./reading/security-txt.ts";

export const secSecuritytxt = siteCheck({
  id: "sec-securitytxt",
  area: "security",
  severity: "info",
  group: "exposure",
  sources: ["RFC 9116"],
  defect: "No contact for security reports (security.txt)",
  title: "People who find security holes know whom to tell",
  whyItMatters:
    "Researchers who find a security hole look for /.well-known/security.txt to learn whom to tell. Without it, many give up or publish what they found.",
  businessImpact:
    "A hole that someone tells you about costs you a repair. A hole that no one tells you about can cost you a breach.",
  fixSteps: [
    "Write a text file with two lines: Contact: mailto:security@your-domain, and Expires: with a date less than a year away, such as 2027-06-30T00:00:00Z. You can create one at securitytxt.org.",
    "Publish it as plain text at https://your-domain/.well-known/security.txt.",
    "Add a reminder to your calendar to renew the date.",
  ],
  effort: "S",
  example: ({ page }) =>
    plainExample(
      `# ${new URL("/.well-known/security.txt", page).href}\nContact: mailto:TODO-who-reads-the-reports@${new URL(page).hostname}\nExpires: TODO: a date less than a year away, such as 2027-06-30T00:00:00Z`,
    ),
  resources: [
    { title: "securitytxt.org", url: "https://securitytxt.org/" },
    { title: "RFC 9116", url: "https://www.rfc-editor.org/rfc/rfc9116" },
  ],
  evaluate: (evidence) => {
    const { registrableDomain, securityTxt } = evidence.site;
    if (!securityTxt.gathered) return couldNotRun(securityTxt.reason);
    const answer = securityTxt.value;
    // A site that is not public yet may go without the file. If it has one, it can be wrong already.
    if (registrableDomain === null && !isFile(answer))
      return notApplicable("The site has no public domain name");
    if (answer.status >= 500 || answer.status === 429)
      return couldNotRun(`The server answered with status ${answer.status}`);
    return judge(answer, evidence);
  },
});

function judge(answer: HttpAnswer, evidence: Evidence): Verdict {
  if (!isFile(answer)) {
    return defect("There is no file at /.well-known/security.txt.", null);
  }
  const { contacts, expires } = parseSecurityTxt(answer.body);
  if (contacts.length === 0) return defect("The file has no valid Contact line.", "Contact");
  if (expires === null) return defect("The file has no valid Expires date, or more than one.", "Expires");
  if (expires > evidence.now) return passed;
  return defect(`The file expired on ${dayInWords(expires)}.`, `Expires: ${expires.toISOString()}`);
}

// Many sites answer every unknown address with a page and status 200.
function isFile(answer: HttpAnswer): boolean {
  if (answer.status !== 200) return false;
  const type = headerValues(answer.headers, "content-type")[0] ?? "";
  return !/html/i.test(type) && !/^\s*<(?:!doctype|html)/i.test(answer.body);
}

function defect(message: string, snippet: string | null): Verdict {
  const finding = { message, element: null, severity: "low", component: "file:security.txt" } as const;
  return verdictOf([snippet === null ? finding : { ...finding, snippet }]);
}
