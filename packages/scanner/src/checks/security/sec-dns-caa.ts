import { couldNotRun, passed, siteCheck } from "#check.ts";
import { dnsRecord } from "#fix-examples/dns-records.ts";

import { dnsDefect, judgeDns } from "./reading/judge-dns.ts";

export const secDnsCaa = siteCheck({
  id: "sec-dns-caa",
  area: "security",
  severity: "low",
  group: "dns",
  needsPublicAddress: true,
  sources: ["RFC 8659", "CA/Browser Forum Baseline Requirements 3.2.2.8"],
  defect: "No limit on who may issue certificates (no CAA record)",
  title: "The domain says which authorities may issue certificates",
  whyItMatters:
    "About a hundred authorities can issue a certificate for your domain. A CAA record in your DNS limits that to the ones you use. Every authority has to check it.",
  businessImpact: "It costs nothing, and it makes it harder to get a certificate in your name by fraud.",
  fixSteps: [
    "Find out who issues your certificates. In your browser, click the icon next to the address, then Connection > Certificate.",
    "Add a CAA record in your domain's DNS settings. For Let's Encrypt: 0 issue \"letsencrypt.org\".",
    "Add one record for each other authority, such as the one your CDN uses.",
  ],
  effort: "S",
  example: dnsRecord(
    (domain) => `${domain}. IN CAA 0 issue "TODO: name your certificate authority, such as letsencrypt.org"`,
  ),
  resources: [
    { title: "Let's Encrypt: Certificate Authority Authorization", url: "https://letsencrypt.org/docs/caa/" },
    { title: "RFC 8659", url: "https://www.rfc-editor.org/rfc/rfc8659" },
  ],
  evaluate: (evidence) =>
    judgeDns(evidence, ({ caa }, domain) => {
      if (!caa.gathered) return couldNotRun(caa.reason);
      if (caa.value.some((record) => /^\d+\s+issue(?:wild)?\s/i.test(record))) return passed;
      const [record] = caa.value;
      const message =
        record === undefined
          ? `Neither the host nor ${domain} has a CAA record.`
          : "The CAA record doesn't name an authority that may issue certificates.";
      return dnsDefect({ domain, kind: "caa", message, ...(record === undefined ? {} : { record }) });
    }),
});
