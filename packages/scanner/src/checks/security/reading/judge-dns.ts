import { getDomain } from "tldts";

import { couldNotRun, notApplicable, verdictOf, type Verdict } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { DnsFacts } from "#evidence/site.ts";

/** Judges what the DNS says of the site's domain. An address without public domain has nothing to judge. */
export function judgeDns(evidence: Evidence, judge: (dns: DnsFacts, domain: string) => Verdict): Verdict {
  const { dns, registrableDomain } = evidence.site;
  if (registrableDomain === null) return notApplicable("The site has no public domain name");
  // A name below github.io or the like is kept in the provider's zone, not the site owner's.
  if (getDomain(registrableDomain) !== registrableDomain) {
    return notApplicable(`The DNS of ${registrableDomain} is run by the hosting provider`);
  }
  return dns.gathered ? judge(dns.value, registrableDomain) : couldNotRun(dns.reason);
}

/** One defect of the domain; `record` is the DNS record that has it. */
export function dnsDefect(given: {
  domain: string;
  kind: string;
  message: string;
  record?: string;
  severity?: "medium" | "low";
}): Verdict {
  const { domain, kind, message, record, severity } = given;
  return verdictOf([
    {
      message,
      element: null,
      component: `dns:${kind}`,
      snippet: record ?? domain,
      sources: ["DNS"],
      ...(severity === undefined ? {} : { severity }),
    },
  ]);
}
