/** Whether a request itself says that consent was denied (Google consent mode, `gcs=G100`). */
export function saysConsentDenied(url: string): boolean {
  return parameter(url, "gcs") === "G100";
}

/**
 * Whether a request carries a vendor's own 'do not sell' flag: Meta limited data use, Google
 * restricted data processing, or an IAB US Privacy string with the opt-out set.
 */
export function saysOptedOut(url: string): boolean {
  return (
    /(?:^|,)LDU/i.test(parameter(url, "dpo") ?? "") ||
    parameter(url, "rdp") === "1" ||
    parameter(url, "npa") === "1" ||
    /^1.Y./i.test(parameter(url, "us_privacy") ?? "") ||
    saysConsentDenied(url)
  );
}

function parameter(url: string, name: string): string | null {
  return URL.parse(url)?.searchParams.get(name) ?? null;
}
