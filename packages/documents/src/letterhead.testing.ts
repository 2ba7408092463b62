import type { Letterhead } from "#weekly-input.ts";

/** Whose documents the tests set. */
export const LETTERHEAD: Letterhead = {
  brand: {
    name: "Plumbline",
    slug: "plumbline",
    accentColor: "#0b5cad",
    supportEmail: "support@plumbline.example",
    copyright: "© 2025 Plumbline",
    logoUrl: null,
  },
  timeZone: "America/New_York",
  publicUrl: "https://app.plumbline.example",
  organizationId: "0198f7a2-1111-7000-8000-00000000000a",
};
