/** Law profiles privacy is judged by: which rules a site is subject to. */
export const LAWS = ["US", "CA", "EU", "KIDS"] as const;
export type Law = (typeof LAWS)[number];

/** What a site is judged by where nothing else was chosen. */
export const DEFAULT_LAWS: readonly Law[] = ["US"];

/** The profiles in words, with the laws they stand for. */
export const LAW_NAMES: Record<Law, string> = {
  US: "United States (FTC Act and state privacy laws)",
  CA: "California (CCPA/CPRA, CalOPPA, CIPA)",
  EU: "European Union and United Kingdom (GDPR, ePrivacy)",
  KIDS: "Children (COPPA)",
};
