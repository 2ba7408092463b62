import type { Area, Severity } from "@plumbline/contract/areas";

/** Group of checks that tell of one Lighthouse audit: the category's score already holds what they cost. */
export const LIGHTHOUSE_GROUP = "lighthouse";

/** Points of 100 that a confirmed finding costs. */
export const POINTS: Record<Severity | "info", number> = {
  critical: 25,
  high: 12,
  medium: 5,
  low: 2,
  info: 0,
};

const NO_CAP = Number.POSITIVE_INFINITY;

/**
 * Most that the checks of one group can cost together, by area. Accessibility has no caps: what keeps someone from
 * seeing a page is not made up for by its being easy to operate.
 */
export const GROUP_CAPS = {
  security: {
    transport: 50,
    content: 40,
    headers: 20,
    cookies: 20,
    components: 30,
    exposure: 40,
    dns: 12,
  },
  privacy: { consent: 45, optout: 45, policy: 35, thirdparty: 40, embeds: 12, forms: 20 },
  accessibility: { perceivable: NO_CAP, operable: NO_CAP, understandable: NO_CAP, robust: NO_CAP },
  seo: { indexing: 30, content: 15, links: 15, markup: 15 },
  performance: { loading: 15, weight: 15, delivery: 15, stability: 10 },
} as const satisfies Record<Area, Readonly<Record<string, number>>>;

/** Groups whose checks cost nothing themselves: Lighthouse's audits are in its score, recommendations are advice. */
interface FreeGroups {
  accessibility: "best-practice";
  seo: typeof LIGHTHOUSE_GROUP;
  performance: typeof LIGHTHOUSE_GROUP;
  privacy: never;
  security: never;
}

/** Group of an area's check. */
export type GroupOf<A extends Area> = A extends Area
  ? (keyof (typeof GROUP_CAPS)[A] & string) | FreeGroups[A]
  : never;

/** Share of the most it can be up to which each sum counts in full: of a rule's components, a group, an area. */
export const EASES_FROM = { rule: 0.5, group: 0.8, area: 0.6 };

/** For a group no one has weighed yet: not more than headers cost. */
export const DEFAULT_CAP = 20;

/**
 * How far a defect of single pages counts, by the share of the judged pages that have it. Half of the pages is
 * the template and counts in full.
 */
export function prevalenceFactor(pagesFailed: number, pagesJudged: number): number {
  if (pagesJudged === 0) return 1;
  const share = pagesFailed / pagesJudged;
  if (share >= 0.5) return 1;
  return share >= 0.1 ? 0.75 : 0.5;
}

/** The highest score a site can have while a check fails that no other virtue makes up for. */
export interface Gate {
  highest: number;
  words: string;
}

export const OPEN_PRIVATE_FILES: Gate = {
  highest: 29,
  words: "With private files open to everyone, the score is 29 at most",
};

export const EXPOSED_SECRET: Gate = {
  highest: 29,
  words: "With a secret key open to everyone, the score is 29 at most",
};

export const NO_SECURE_CONNECTION: Gate = {
  highest: 39,
  words: "Without a valid secure connection, the score is 39 at most",
};

export const CRITICAL_GATE: Gate = {
  highest: 59,
  words: "With a critical issue, the score is 59 at most",
};

/** Part of an area's weight that Lighthouse carries; the own checks carry the rest. */
export const LIGHTHOUSE_SHARE: Partial<Record<Area, number>> = { performance: 0.9, seo: 0.5 };

/** Share of an area that must be seen for its score to be more than provisional. */
export const MEASURED_FROM = 0.8;

/** Share that must be seen for any score. */
export const PROVISIONAL_FROM = 0.5;
