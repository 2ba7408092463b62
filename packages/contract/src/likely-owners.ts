/** Who usually has the access that a fix takes. A person of the organization decides; this only proposes. */
export const LIKELY_OWNERS = [
  "developer",
  "designer",
  "editor",
  "marketing",
  "legal",
  "consent",
  "hosting",
  "domain",
] as const;
export type LikelyOwner = (typeof LIKELY_OWNERS)[number];

export const OWNER_NAMES: Record<LikelyOwner, string> = {
  developer: "Web developer",
  designer: "Designer",
  editor: "Content editor",
  marketing: "Marketing team",
  legal: "Legal team",
  consent: "Marketing and legal teams",
  hosting: "Server or hosting team",
  domain: "Domain and email administrator",
};

/** What stands in place of an owner where the scan that found the issue did not record one. */
export const NO_OWNER = "Not proposed";
