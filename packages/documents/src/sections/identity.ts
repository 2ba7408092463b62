import { momentWords } from "@plumbline/contract/time-words";

import type { Identity } from "#weekly-input.ts";

/** A document of a scan; one of an organization that has none yet has nothing to be held against. */
interface Identified {
  identity: Identity | null;
  /** End of the scan. */
  finishedAt: Date;
  timeZone: string;
}

/** What a document prints to be known by, and what a program finds in it. */
export function identityView({ identity, finishedAt, timeZone }: Identified) {
  if (identity === null) return { rows: [], keywords: [], date: utcParts(finishedAt) };
  const { scanId, rulesetVersion, engines, evidence } = identity;
  return {
    rows: [
      { name: "Scan", value: scanId },
      { name: "Scan ended", value: momentWords(finishedAt, timeZone) },
      { name: "Ruleset version", value: rulesetVersion },
      { name: "Browser and engines", value: engines.length === 0 ? "Not recorded" : engines.join(", ") },
      { name: "Evidence (SHA-256)", value: evidence?.hash ?? "Not recorded" },
      {
        name: "Chain of evidence",
        value: evidence === null ? "Not recorded" : `Link ${evidence.position}: ${evidence.chainHash}`,
      },
    ],
    keywords: identityKeywords(identity),
    date: utcParts(finishedAt),
  };
}

/** Keywords of the file, by which it can be held against the archive. */
function identityKeywords({ scanId, evidence }: Identity): string[] {
  const proof = evidence === null ? [] : [`evidence:${evidence.hash}`, `chain:${evidence.chainHash}`];
  return [`scan:${scanId}`, ...proof];
}

/** What a file names to be held against. */
export interface NamedScan {
  /** Null where it names none. */
  scanId: string | null;
  /** The link of the chain of evidence; null where it names none. */
  chainHash: string | null;
}

/** What the keywords of a file name. */
export function scanOfKeywords(keywords: string): NamedScan {
  return {
    scanId: /\bscan:(?<id>[0-9a-f-]{36})\b/u.exec(keywords)?.groups?.["id"] ?? null,
    chainHash: /\bchain:(?<hash>[0-9a-f]{64})\b/u.exec(keywords)?.groups?.["hash"] ?? null,
  };
}

/** The document's date is the scan's end, not the moment it is made, so that the same content gives the same bytes. */
export function utcParts(moment: Date) {
  return {
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: moment.getUTCDate(),
    hour: moment.getUTCHours(),
    minute: moment.getUTCMinutes(),
    second: moment.getUTCSeconds(),
  };
}
