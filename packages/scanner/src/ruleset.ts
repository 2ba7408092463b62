/**
 * Version of all that decides: checks, calibration and scoring. Raised with every change that can move a score on
 * the same evidence, so that stored evidence can be judged again and a trend never moves because the rules did.
 */
export const RULESET_VERSION = "2026.12.14";
