const LANGUAGES = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });
const REGIONS = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const SHAPE = /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?$/i;

/** Regions people write that search engines refuse, and what is meant. */
const REFUSED_REGIONS: Record<string, string> = {
  UK: "GB",
  EU: "a country",
  UN: "a country",
  EN: "GB or US",
};

/**
 * What is wrong with an hreflang value, or null. A language of ISO 639-1, optionally a script and a
 * country of ISO 3166-1, or `x-default`.
 * Source: https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function hreflangError(value: string): string | null {
  if (value.toLowerCase() === "x-default") return null;
  const [, language, , region] = SHAPE.exec(value) ?? [];
  if (language === undefined) return "is not a language code";
  if (value.includes("_")) return "uses an underscore instead of a hyphen";
  if (LANGUAGES.of(language.toLowerCase()) === undefined)
    return `doesn't name a known language (${language})`;
  if (region === undefined) return null;
  const refused = REFUSED_REGIONS[region.toUpperCase()];
  if (refused !== undefined) return `names the region ${region}, which search engines refuse. Use ${refused}`;
  return REGIONS.of(region.toUpperCase()) === undefined ? `doesn't name a known country (${region})` : null;
}
