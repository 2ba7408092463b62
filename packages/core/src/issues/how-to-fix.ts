import type { CheckGuidance } from "@plumbline/contract/issues";

/** How an issue is fixed, as the scan that found it recorded it; nothing where it recorded nothing. */
export function howToFix(
  guidance: CheckGuidance | null | undefined,
): Pick<CheckGuidance, "fixSteps" | "platform" | "resources"> {
  const { fixSteps = [], platform, resources = [] } = guidance ?? {};
  return { fixSteps, ...(platform === undefined ? {} : { platform }), resources };
}
