import type { Brand } from "@plumbline/contract/brand";
import { readableAccent } from "@plumbline/contract/contrast";

import { clipped } from "#printable.ts";

/** Characters of the name of a brand, an organization or a site. */
export const NAME_LENGTH = 70;

/** The brand as the templates' frame takes it. */
export function brandView(brand: Brand) {
  return {
    name: clipped(brand.name, NAME_LENGTH),
    accent: readableAccent(brand.accentColor),
    support: brand.supportEmail,
    copyright: clipped(brand.copyright, 120),
  };
}
