import { couldNotRun, passed, siteCheck, type Verdict } from "#check.ts";
import { dnsRecord } from "#fix-examples/dns-records.ts";

import { dmarcPercent, dmarcPolicy } from "./reading/dmarc.ts";
import { dnsDefect, judgeDns } from "./reading/judge-dns.ts";

export const secMailDmarc = siteCheck({
  id: "sec-mail-dmarc",
  area: "security",
  severity: "medium",
  group: "dns",
  needsPublicAddress: true,
  sources: ["RFC 7489", "CISA BOD 18-01"],
  defect: "Forged email is not refused (no or weak DMARC)",
  title: "Other mail servers refuse forged email (DMARC)",
  whyItMatters:
    "DMARC tells other mail servers what to do with email that only pretends to come from you, and it sends you reports. Domains that send no email need it too, because criminals forge them just as often.",
  businessImpact:
    "Fake invoices and password emails in your name are a common way to cheat the customers of small businesses. Gmail and Yahoo also require DMARC from newsletter senders.",
  fixSteps: [
    "In your domain's DNS settings, add a TXT record at _dmarc.your-domain: v=DMARC1; p=none; rua=mailto:dmarc@your-domain.",
    "Read the reports for a few weeks. Free services turn them into tables. Add every real sender to SPF and DKIM.",
    "Change p=none to p=quarantine. After a few quiet weeks, change it to p=reject.",
    "If the domain never sends email, use v=DMARC1; p=reject right away.",
  ],
  effort: "M",
  example: dnsRecord(
    (domain) =>
      `_dmarc.${domain}. IN TXT "v=DMARC1; p=quarantine; rua=mailto:TODO-who-reads-the-reports@${domain}"`,
  ),
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
    const message = "There is more than one DMARC record, so mail servers ignore them all.";
    return dnsDefect({ domain, kind: "dmarc", message, record: records.join("\n") });
  }
  const policy = dmarcPolicy(record);
  if (policy === null) {
    return dnsDefect({
      domain,
      kind: "dmarc",
      message: "Mail servers ignore the record because it has no valid policy.",
      record,
    });
  }
  if (policy === "none") {
    const message = "The policy is p=none, so mail servers report forged email but still deliver it.";
    return dnsDefect({ domain, kind: "dmarc", message, record, severity: "low" });
  }
  const percent = dmarcPercent(record);
  if (percent === 100) return passed;
  const message = `The policy covers only ${percent}% of forged email.`;
  return dnsDefect({ domain, kind: "dmarc", message, record, severity: "low" });
}
