import { couldNotRun, passed, siteCheck } from "#check.ts";

import { dnsDefect, judgeDns } from "./reading/judge-dns.ts";

export const secDnsDnssec = siteCheck({
  id: "sec-dns-dnssec",
  area: "security",
  severity: "info",
  group: "dns",
  sources: ["RFC 4033", "RFC 4035"],
  defect: "DNS answers not signed (no DNSSEC)",
  title: "The domain's DNS answers are signed (DNSSEC)",
  whyItMatters:
    "The DNS tells browsers and mail servers where your site and your mailboxes are. Signed answers cannot be forged on the way.",
  businessImpact: "Forged answers send your visitors, and above all your mail, to somebody else's server.",
  fixSteps: [
    "Look for 'DNSSEC' at the company where the domain is registered; many switch it on at the press of a button.",
    "If the DNS is hosted elsewhere, switch it on there first and enter the DS record it shows you at the registrar.",
    "Check the result with DNSViz. Before changing DNS provider, switch DNSSEC off and wait a day.",
  ],
  effort: "S",
  resources: [
    {
      title: "ICANN: DNSSEC, what is it and why is it important",
      url: "https://www.icann.org/resources/pages/dnssec-what-is-it-why-important-2019-03-05-en",
    },
    { title: "DNSViz", url: "https://dnsviz.net/" },
  ],
  evaluate: (evidence) =>
    judgeDns(evidence, ({ dnssec }, domain) => {
      if (!dnssec.gathered) return couldNotRun(dnssec.reason);
      if (dnssec.value) return passed;
      return dnsDefect({ domain, kind: "dnssec", message: `The zone ${domain} is not signed.` });
    }),
});
