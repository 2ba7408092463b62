import type { Brand } from "@plumbline/contract/brand";

/** The brand of a page that is rendered before the brand is known: the server puts its values in place of these. */
export const brand: Brand = {
  name: "%brand.name%",
  slug: "%brand.slug%",
  accentColor: "#000000",
  supportEmail: "%brand.supportEmail%",
  copyright: "%brand.copyright%",
  logoUrl: null,
};

/** With the reseller's own logo, or with ours. */
export function renderWithLogo(hasLogo: boolean): void {
  brand.logoUrl = hasLogo ? "%brand.logoUrl%" : null;
}
