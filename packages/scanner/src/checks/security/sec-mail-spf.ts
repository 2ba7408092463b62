import { couldNotRun, notApplicable, passed, siteCheck, type Verdict } from "#check.ts";
import type { DnsFacts } from "#evidence.ts";

import { dnsDefect, judgeDns } from "./reading/judge-dns.ts";

const MOST_LOOKUPS = 10;

export const secMailSpf = siteCheck({
  id: "sec-mail-spf",
  area: "security",
  severity: "medium",
  group: "dns",
  sources: ["RFC 7208"],
  defect: "Anyone may send mail in your name (no or weak SPF)",
  title: "The domain says which servers may send its mail (SPF)",
  whyItMatters:
    "Anyone can write your address as the sender of a mail. With an SPF record other mail servers can tell your mail from forged mail.",
  businessImpact:
    "Forged invoices in your name cost customers money, and without SPF large providers such as Gmail put your real mail into the spam folder.",
  fixSteps: [
    "List who sends mail for your domain: the mail provider, the shop, the newsletter service, the ticket system.",
    "Publish exactly one TXT record on the domain that includes them, for example v=spf1 include:_spf.google.com include:mail.newsletter.example -all. Each service documents its part.",
    "Keep it to ten DNS look-ups: remove services you no longer use.",
    "Begin with ~all, watch for two weeks, then change it to -all.",
  ],
  effort: "S",
  resources: [
    { title: "RFC 7208: Sender Policy Framework", url: "https://www.rfc-editor.org/rfc/rfc7208" },
    { title: "Google Workspace: Set up SPF", url: "https://support.google.com/a/answer/33786" },
  ],
  evaluate: (evidence) =>
    judgeDns(evidence, (dns, domain) => {
      if (!dns.mx.gathered) return couldNotRun(dns.mx.reason);
      if (!receivesMail(dns.mx.value)) return notApplicable(`${domain} receives no mail`);
      return judgeSpf(dns, domain);
    }),
});

// `0 .` is a null MX: the domain accepts no mail (RFC 7505).
function receivesMail(mx: readonly string[]): boolean {
  return mx.some((record) => !/^\d+\s+\.?$/.test(record.trim()));
}

function judgeSpf({ spf, spfLookups }: DnsFacts, domain: string): Verdict {
  if (!spf.gathered) return couldNotRun(spf.reason);
  const [record, second] = spf.value;
  if (record === undefined) {
    return dnsDefect({ domain, kind: "spf", message: `${domain} receives mail and has no SPF record.` });
  }
  if (second !== undefined) {
    const message = "There is more than one SPF record, so receivers ignore them all.";
    return dnsDefect({ domain, kind: "spf", message, record: spf.value.join("\n") });
  }
  if (/(?:^|\s)\+?all(?:\s|$)/i.test(record)) {
    return dnsDefect({
      domain,
      kind: "spf",
      message: "The record allows every server on earth (+all).",
      record,
    });
  }
  if (!spfLookups.gathered) return couldNotRun(spfLookups.reason);
  if (spfLookups.value > MOST_LOOKUPS) {
    const message = `The record costs ${spfLookups.value} DNS look-ups; receivers give up after ${MOST_LOOKUPS}.`;
    return dnsDefect({ domain, kind: "spf", message, record });
  }
  return passed;
}
