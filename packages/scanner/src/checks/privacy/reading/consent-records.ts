/**
 * Consent tools' cookies by name, with how each writes down an optional purpose that a visitor agreed to. Functions of the
 * page, and statistics that some authorities let pass without consent, are left out.
 */
const RECORDS: readonly { name: RegExp; granted: RegExp }[] = [
  { name: /^OptanonConsent$/, granted: /(?<=[=,])(C000[245]):1(?!\d)/g },
  { name: /^CookieConsent$/, granted: /(?<!\w)["']?(statistics|marketing)["']?:true/g },
  { name: /^cookieyes-consent$/, granted: /(?<!\w)(analytics|advertisement):yes/g },
  { name: /^cmplz_(?:statistics|marketing)$/, granted: /cmplz_(statistics|marketing)=allow/g },
  { name: /^tarteaucitron$/, granted: /!(?!matomo|piwik|\w*(?:noconsent|exempt))([\w-]+)=true/gi },
  { name: /^osano_consentmanager$/, granted: /"?(ANALYTICS|MARKETING)"?:"?ACCEPT/g },
  {
    name: /^cookielawinfo-checkbox-(?:analytics|advertisement)$/,
    granted: /-(analytics|advertisement)=yes/g,
  },
];
/** What the codes of OneTrust stand for. */
const CATEGORIES: Readonly<Record<string, string>> = {
  C0002: "performance",
  C0004: "targeting",
  C0005: "social media",
};

/** Optional purposes to which a consent tool's cookie says that the visitor agreed; null for other cookies. */
export function grantedIn(name: string, raw: string): string[] | null {
  const record = RECORDS.find((one) => one.name.test(name));
  if (record === undefined) return null;
  const [pair = ""] = raw.split(";");
  const said = [...decoded(pair).matchAll(record.granted)].map(([, category = ""]) => category);
  return [...new Set(said)].map((category) => CATEGORIES[category] ?? category.toLowerCase());
}

/** Some tools encode what others have encoded already. */
function decoded(text: string): string {
  try {
    const once = decodeURIComponent(text);
    return /%[0-9a-f]{2}/i.test(once) ? decodeURIComponent(once) : once;
  } catch {
    return text;
  }
}
