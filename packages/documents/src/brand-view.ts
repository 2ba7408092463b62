import type { Brand } from "@plumbline/contract/brand";
import { readableAccent } from "@plumbline/contract/contrast";

import { clipped } from "#printable.ts";

/** Characters of a name at the head of a document, which is in full in its title. */
export const NAME_LENGTH = 160;

/** The brand as the templates' frame takes it. */
export function brandView(brand: Brand) {
  return {
    name: clipped(brand.name, NAME_LENGTH),
    accent: readableAccent(brand.accentColor),
    support: brand.supportEmail,
    copyright: clipped(brand.copyright, 120),
  };
}
