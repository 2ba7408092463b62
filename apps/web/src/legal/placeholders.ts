import type { Brand } from "@plumbline/contract/brand";

/** What a legal text may leave to the brand: `{product}` is the product's name, and so on. */
const VALUES = {
  product: (brand: Brand) => brand.name,
  slug: (brand: Brand) => brand.slug,
  supportEmail: (brand: Brand) => brand.supportEmail,
  copyright: (brand: Brand) => brand.copyright,
};

const PLACEHOLDER = /\{(\w*)\}/gu;

function isKnown(name: string): name is keyof typeof VALUES {
  return Object.hasOwn(VALUES, name);
}

/** The names in braces that nobody fills. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name).filter((name) => !isKnown(name));
}

/** The text with the brand's values in place of its placeholders. */
export function fillPlaceholders(text: string, brand: Brand): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => (isKnown(name) ? VALUES[name](brand) : whole));
}
