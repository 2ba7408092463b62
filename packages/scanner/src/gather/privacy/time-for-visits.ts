import { PRIVACY_LIMITS, type PrivacyLimits } from "#gather/privacy/privacy-limits.ts";

interface Given {
  limits?: Partial<PrivacyLimits>;
  signal?: AbortSignal | undefined;
}

/** The limits for visits that belong together, and the signal that ends them: their time is over, or the scan is stopped. */
export function timeForVisits({ limits, signal }: Given): { limits: PrivacyLimits; signal: AbortSignal } {
  const all = { ...PRIVACY_LIMITS, ...limits };
  const isOver = AbortSignal.timeout(all.totalMs);
  return { limits: all, signal: signal === undefined ? isOver : AbortSignal.any([isOver, signal]) };
}
