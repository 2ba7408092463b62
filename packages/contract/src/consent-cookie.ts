/** What somebody allows to be stored beyond what the app needs to work. */
export type Consent = "necessary" | "analytics";

const YEAR_SECONDS = 31_536_000;

function isConsent(value: string | undefined): value is Consent {
  return value === "necessary" || value === "analytics";
}

/** Name of the cookie that keeps the choice; `slug` is the brand's. */
export function consentCookieName(slug: string): string {
  return `${slug}-cookie-consent`;
}

/** The choice among a page's cookies, or null when none was made. */
export function consentIn(cookies: string, name: string): Consent | null {
  const cookie = cookies.split("; ").find((pair) => pair.startsWith(`${name}=`));
  const value = cookie?.slice(name.length + 1);
  return isConsent(value) ? value : null;
}

/** The cookie that keeps a choice for a year; without a choice, the one that removes it. */
export function consentCookie(
  name: string,
  consent: Consent | null,
  { isHttps }: { isHttps: boolean },
): string {
  const kept = consent === null ? "; Max-Age=0" : `${consent}; Max-Age=${YEAR_SECONDS}`;
  return `${name}=${kept}; Path=/; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}
