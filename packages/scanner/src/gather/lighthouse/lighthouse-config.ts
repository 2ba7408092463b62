import { defaultConfig, type Config } from "lighthouse";

import type { AuditCategory } from "#gather/lighthouse/audits.ts";

const LOAD_MS = 25_000;

/** The audits that make up the performance score: all that a further load of the same page is for. */
export const METRICS: readonly string[] = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "speed-index",
];

/** Leaves the page and comes back: slow, and of no use for a visit. */
const SKIPPED = "bf-cache";
/** Pictures and raw data that no one sees. */
const HIDDEN = "hidden";

/**
 * Lighthouse's mobile preset with those audits alone that a person sees of the categories; each further one is read,
 * translated and computed in every run.
 *
 * @param metricsOnly leaves only what makes up the performance score
 */
export function lighthouseConfig(asked: readonly AuditCategory[], metricsOnly: boolean): Config {
  const categories = Object.fromEntries(
    (metricsOnly ? (["performance"] as const) : asked).flatMap((id) => {
      const category = defaultConfig.categories?.[id];
      if (category === undefined) return [];
      const auditRefs = category.auditRefs.filter(
        ({ id: audit, group }) =>
          group !== HIDDEN && audit !== SKIPPED && (!metricsOnly || METRICS.includes(audit)),
      );
      return [[id, { ...category, auditRefs }] as const];
    }),
  );
  const needed = new Set(Object.values(categories).flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id)));
  return {
    artifacts: defaultConfig.artifacts ?? null,
    audits: defaultConfig.audits?.filter((audit) => needed.has(auditId(audit))) ?? null,
    categories,
    groups: defaultConfig.groups ?? null,
    settings: {
      onlyAudits: [...needed],
      formFactor: "mobile",
      throttlingMethod: "simulate",
      disableFullPageScreenshot: true,
      // Each run has a fresh context: there is nothing to reset.
      disableStorageReset: true,
      // Half of the defaults: the page is loaded without real throttling, so what is late comes sooner.
      pauseAfterFcpMs: 500,
      pauseAfterLoadMs: 500,
      networkQuietThresholdMs: 500,
      cpuQuietThresholdMs: 500,
      maxWaitForLoad: LOAD_MS,
      maxWaitForFcp: LOAD_MS,
    },
  };
}

/** An audit is named by the path of its module. */
function auditId(audit: NonNullable<Config["audits"]>[number]): string {
  if (typeof audit !== "string") throw new TypeError("Lighthouse's own configuration names audits by path");
  return audit.slice(audit.lastIndexOf("/") + 1);
}
