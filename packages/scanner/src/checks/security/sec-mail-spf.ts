import { couldNotRun, notApplicable, passed, siteCheck, type Verdict } from "#check.ts";
import type { DnsFacts } from "#evidence/site.ts";
import type { PlaceToFix } from "#fix-examples/fixed-place.ts";
import { dnsRecord } from "#fix-examples/dns-records.ts";

import { dnsDefect, judgeDns } from "./reading/judge-dns.ts";

const MOST_LOOKUPS = 10;

/** Of records that are there, nobody but the owner knows which senders to keep. */
function spfRecord(domain: string, { snippet, message }: PlaceToFix): string | null {
  if (message.includes("+all")) return snippet?.replace(/\+?\ball\b/iu, "~all") ?? null;
  return message.includes("no SPF record")
    ? `${domain}. IN TXT "v=spf1 include:TODO.name-your-mail-provider.example ~all"`
    : null;
}

export const secMailSpf = siteCheck({
  id: "sec-mail-spf",
  area: "security",
  severity: "medium",
  group: "dns",
  needsPublicAddress: true,
  sources: ["RFC 7208"],
  defect: "Anyone can send email in your name (no or weak SPF)",
  title: "The domain says which servers may send its email (SPF)",
  whyItMatters:
    "Anyone can write your address as the sender of an email. With an SPF record, other mail servers can tell your email from a forgery.",
  businessImpact:
    "Fake invoices in your name cost your customers money. Without SPF, large providers such as Gmail may put your real email in the spam folder.",
  fixSteps: [
    "List every service that sends email for your domain: your mail provider, your store, your newsletter service, your help desk.",
    "In your domain's DNS settings, add exactly one TXT record that includes them all. For example: v=spf1 include:_spf.google.com include:mail.newsletter.example -all. Each service documents its own part.",
    "Keep it to ten DNS lookups. Remove services that you no longer use.",
    "Start with ~all, watch for two weeks, and then change it to -all.",
  ],
  effort: "S",
  example: dnsRecord(spfRecord),
  resources: [
    { title: "RFC 7208: Sender Policy Framework", url: "https://www.rfc-editor.org/rfc/rfc7208" },
    { title: "Google Workspace: Set up SPF", url: "https://support.google.com/a/answer/33786" },
  ],
  evaluate: (evidence) =>
    judgeDns(evidence, (dns, domain) => {
      if (!dns.mx.gathered) return couldNotRun(dns.mx.reason);
      if (!receivesMail(dns.mx.value)) return notApplicable(`${domain} receives no email`);
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
    return dnsDefect({ domain, kind: "spf", message: `${domain} receives email but has no SPF record.` });
  }
  if (second !== undefined) {
    const message = "There is more than one SPF record, so mail servers ignore them all.";
    return dnsDefect({ domain, kind: "spf", message, record: spf.value.join("\n") });
  }
  if (/(?:^|\s)\+?all(?:\s|$)/i.test(record)) {
    return dnsDefect({
      domain,
      kind: "spf",
      message: "The record lets every server in the world send your email (+all).",
      record,
    });
  }
  if (!spfLookups.gathered) return couldNotRun(spfLookups.reason);
  if (spfLookups.value > MOST_LOOKUPS) {
    const message = `The record needs ${spfLookups.value} DNS lookups, and mail servers give up after ${MOST_LOOKUPS}.`;
    return dnsDefect({ domain, kind: "spf", message, record });
  }
  return passed;
}
