import { z } from "zod";

/** What a reseller may change: the product's name, looks and addresses. */
export const brand = z.object({
  name: z.string().min(1).max(40),
  slug: z.string().regex(/^[a-z][a-z0-9-]*$/u),
  accentColor: z.string().regex(/^#[0-9a-f]{6}$/iu),
  supportEmail: z.email(),
  copyright: z.string().max(120),
  logoUrl: z.string().nullable(),
});
export type Brand = z.infer<typeof brand>;
