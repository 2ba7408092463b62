import { anEvidence, aDns, aSite, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { DnsFacts } from "#evidence/site.ts";

/** A well-kept domain, but for these facts. */
export function aDnsEvidence(overrides: Partial<DnsFacts> = {}): Evidence {
  return anEvidence({ site: aSite({ dns: gathered(aDns(overrides)) }) });
}

/** A site at an address without domain name. */
export const withoutDomain: Evidence = anEvidence({
  site: aSite({ host: "127.0.0.1:8080", registrableDomain: null }),
});

/** A domain whose name servers did not answer. */
export const resolverFailed: Evidence = anEvidence({
  site: aSite({ dns: notGathered("the resolver timed out") }),
});

/** A site at a free name of its hosting provider. */
export const atProvider: Evidence = anEvidence({
  site: aSite({
    host: "bakery.github.io",
    registrableDomain: "bakery.github.io",
    dns: gathered(aDns({ caa: gathered([]) })),
  }),
});
