import { couldNotRun, passed, siteCheck, type Verdict } from "#check.ts";

import { dmarcPercent, dmarcPolicy } from "./reading/dmarc.ts";
import { dnsDefect, judgeDns } from "./reading/judge-dns.ts";

export const secMailDmarc = siteCheck({
  id: "sec-mail-dmarc",
  area: "security",
  severity: "medium",
  group: "dns",
  sources: ["RFC 7489", "CISA BOD 18-01"],
  defect: "Forged mail is not refused (no or weak DMARC)",
  title: "Forged mail in the domain's name is refused (DMARC)",
  whyItMatters:
    "DMARC tells other mail servers what to do with mail that only pretends to come from you, and sends you reports about it. Domains that send no mail need it too: they are forged just as well.",
  businessImpact:
    "Forged invoices and password mails in your name are the most common fraud against small companies' customers, and Gmail and Yahoo demand DMARC from senders of newsletters.",
  fixSteps: [
    "Publish a TXT record at _dmarc.your-domain: v=DMARC1; p=none; rua=mailto:dmarc@your-domain.",
    "Read the reports for some weeks (free services turn them into tables) and bring every real sender into SPF and DKIM.",
    "Change p=none to p=quarantine, and after some quiet weeks to p=reject.",
    "For a domain that never sends mail, publish v=DMARC1; p=reject at once.",
  ],
  effort: "M",
  resources: [
    { title: "DMARC.org overview", url: "https://dmarc.org/overview/" },
    { title: "RFC 7489: DMARC", url: "https://www.rfc-editor.org/rfc/rfc7489" },
  ],
  evaluate: (evidence) =>
    judgeDns(evidence, ({ dmarc }, domain) =>
      dmarc.gathered ? judge(dmarc.value, domain) : couldNotRun(dmarc.reason),
    ),
});

function judge(records: readonly string[], domain: string): Verdict {
  const [record, second] = records;
  if (record === undefined) {
    return dnsDefect({ domain, kind: "dmarc", message: `There is no DMARC record at _dmarc.${domain}.` });
  }
  if (second !== undefined) {
    const message = "There is more than one DMARC record, so receivers ignore them all.";
    return dnsDefect({ domain, kind: "dmarc", message, record: records.join("\n") });
  }
  const policy = dmarcPolicy(record);
  if (policy === null) {
    return dnsDefect({
      domain,
      kind: "dmarc",
      message: "Receivers ignore the record: it has no valid policy.",
      record,
    });
  }
  if (policy === "none") {
    const message = "The policy is p=none: forged mail is reported but delivered.";
    return dnsDefect({ domain, kind: "dmarc", message, record, severity: "low" });
  }
  const percent = dmarcPercent(record);
  if (percent === 100) return passed;
  const message = `The policy covers only ${percent} % of forged mail.`;
  return dnsDefect({ domain, kind: "dmarc", message, record, severity: "low" });
}
