import { readableAddress } from "@plumbline/contract/readable-host";
import { momentWords } from "@plumbline/contract/time-words";

import { visitWords } from "#sections/visit.ts";
import type { ConformanceDocument } from "#statement-input.ts";

/** How the product was evaluated, by automation and by people: the same in every format. */
export function methodsOf({ facts, terms }: Pick<ConformanceDocument, "facts" | "terms">) {
  const { scannedAt, timeZone, identity } = facts;
  const engines = identity.engines.length === 0 ? "" : ` with ${identity.engines.join(", ")}`;
  return {
    automated:
      `Automated checks${engines} ended on ${momentWords(new Date(scannedAt), timeZone)}. ` +
      `${visitWords(facts)} Automated checks find only a part of all barriers.`,
    human: terms.humanMethods || "No evaluation by people is described yet.",
    technologies:
      terms.technologies
        .filter(({ name }) => name !== "")
        .map(({ name, version, tester }) => technologyWords(name, version, tester))
        .join("; ") || "No assistive technology is named.",
  };
}

/** What the product is: the same in every format. */
export function productDescription({ facts, terms }: Pick<ConformanceDocument, "facts" | "terms">): string {
  return terms.product.description || `The website ${readableAddress(facts.site)}`;
}

function technologyWords(name: string, version: string, tester: string): string {
  return `${name} ${version}`.trim() + (tester === "" ? "" : `, used by ${tester}`);
}
