import { couldNotRun, passed, siteCheck } from "#check.ts";

import { dnsDefect, judgeDns } from "./reading/judge-dns.ts";

export const secDnsDnssec = siteCheck({
  id: "sec-dns-dnssec",
  area: "security",
  severity: "info",
  group: "dns",
  needsPublicAddress: true,
  sources: ["RFC 4033", "RFC 4035"],
  defect: "DNS answers not signed (no DNSSEC)",
  title: "The domain's DNS answers are signed (DNSSEC)",
  whyItMatters:
    "DNS tells browsers and mail servers where your site and your mailboxes are. No one can forge signed answers on the way.",
  businessImpact: "With forged answers, your visitors and your email end up on someone else's server.",
  fixSteps: [
    "Sign in to the company where you registered the domain, and look for DNSSEC in the domain's settings. Many companies turn it on with one click.",
    "If another company hosts your DNS, turn it on there first. Then enter the DS record it shows you at your registrar.",
    "Check the result with DNSViz. Before you change DNS providers, turn DNSSEC off and wait a day.",
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
