/** Levels of the VPAT 2.5, by their ids in OpenACR's catalog. */
export const ADHERENCE_LEVELS = [
  "supports",
  "partially-supports",
  "does-not-support",
  "not-applicable",
  "not-evaluated",
] as const;
export type Adherence = (typeof ADHERENCE_LEVELS)[number];

/** The VPAT's own words. Source: VPAT 2.5 WCAG Edition, Information Technology Industry Council. */
export const ADHERENCE_NAMES: Record<Adherence, string> = {
  supports: "Supports",
  "partially-supports": "Partially Supports",
  "does-not-support": "Does Not Support",
  "not-applicable": "Not Applicable",
  "not-evaluated": "Not Evaluated",
};

export const ADHERENCE_TERMS: Record<Adherence, string> = {
  supports:
    "The functionality of the product has at least one method that meets the criterion without known defects or meets with equivalent facilitation.",
  "partially-supports": "Some functionality of the product does not meet the criterion.",
  "does-not-support": "The majority of product functionality does not meet the criterion.",
  "not-applicable": "The criterion is not relevant to the product.",
  "not-evaluated":
    "The product has not been evaluated against the criterion. This can only be used in WCAG Level AAA criteria; here it marks a draft.",
};

/** Levels that no automated check can support: only a person may give them, by name. */
export const HUMAN_LEVELS: readonly Adherence[] = ["supports", "not-applicable"];

/** Whether a level says that something is wrong. */
export function isFailing(adherence: Adherence): boolean {
  return adherence === "partially-supports" || adherence === "does-not-support";
}

/** What automation saw of a criterion. */
export interface SeenFailures {
  isFailed: boolean;
  /** Pages it fails on; all where it concerns the site as a whole. */
  failingPages: number;
  measuredPages: number;
}

/** What automation may say of a criterion: that it fails on some pages or on most, else nothing. */
export function proposedAdherence({ isFailed, failingPages, measuredPages }: SeenFailures): Adherence {
  if (!isFailed) return "not-evaluated";
  return failingPages * 2 > measuredPages ? "does-not-support" : "partially-supports";
}
