import type { Area } from "@plumbline/contract/areas";
import type { LikelyOwner } from "@plumbline/contract/likely-owners";

import type { Check } from "#check.ts";
import type { GroupOf } from "#score/weights.ts";

/** Who usually fixes what the checks of a group find, unless a check names someone else. */
const OWNERS: { [A in Area]: Record<GroupOf<A>, LikelyOwner> } = {
  accessibility: {
    perceivable: "developer",
    operable: "developer",
    understandable: "developer",
    robust: "developer",
    "best-practice": "developer",
  },
  seo: {
    indexing: "developer",
    content: "editor",
    links: "developer",
    markup: "developer",
    lighthouse: "developer",
  },
  performance: {
    loading: "developer",
    weight: "developer",
    delivery: "hosting",
    stability: "developer",
    lighthouse: "developer",
  },
  privacy: {
    consent: "consent",
    optout: "consent",
    policy: "legal",
    thirdparty: "marketing",
    embeds: "developer",
    forms: "consent",
  },
  security: {
    transport: "hosting",
    content: "developer",
    headers: "hosting",
    cookies: "developer",
    components: "developer",
    exposure: "hosting",
    dns: "domain",
  },
};

/** Who usually has the access that fixing an issue of this check takes. */
export function likelyOwner({ area, group, likelyOwner }: Pick<Check, "area" | "group" | "likelyOwner">) {
  const groups: Readonly<Record<string, LikelyOwner>> = OWNERS[area];
  return likelyOwner ?? groups[group] ?? "developer";
}
