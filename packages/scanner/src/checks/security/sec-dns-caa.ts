import { couldNotRun, passed, siteCheck } from "#check.ts";

import { dnsDefect, judgeDns } from "./reading/judge-dns.ts";

export const secDnsCaa = siteCheck({
  id: "sec-dns-caa",
  area: "security",
  severity: "low",
  group: "dns",
  sources: ["RFC 8659", "CA/Browser Forum Baseline Requirements 3.2.2.8"],
  defect: "Any authority may issue certificates (no CAA record)",
  title: "The domain says which authorities may issue certificates",
  whyItMatters:
    "Any of some hundred certificate authorities can issue a certificate for your name. A CAA record in the DNS limits that to the ones you use; every authority has to look at it.",
  businessImpact:
    "It makes it harder for somebody to get a certificate for your name by deceiving some authority, at no cost.",
  fixSteps: [
    "Find out who issues your certificates: click on the lock beside the address, Certificate, Issuer.",
    "Add a CAA record at your domain's DNS provider. For Let's Encrypt: 0 issue \"letsencrypt.org\".",
    "Add a line for each further authority, such as the one of your CDN.",
  ],
  effort: "S",
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
          : "The CAA record names no authority that may issue certificates.";
      return dnsDefect({ domain, kind: "caa", message, ...(record === undefined ? {} : { record }) });
    }),
});
