import { describe, expect, it } from "vitest";

import { fillPlaceholders, unknownPlaceholders } from "./placeholders.ts";

const BRAND = {
  name: "Acme & {slug} $& Sons",
  slug: "acme",
  accentColor: "#1f5f8b",
  supportEmail: "help@acme.example",
  copyright: "© 2025 Acme",
  logoUrl: null,
};

describe("placeholders of the legal texts", () => {
  it("become what the brand says", () => {
    const text = "`{slug}-theme`, {supportEmail}, {copyright}, {slug}";
    expect(fillPlaceholders(text, BRAND)).toBe("`acme-theme`, help@acme.example, © 2025 Acme, acme");
  });

  it("take a brand's name as it is, whatever is in it", () => {
    expect(fillPlaceholders("{product}!", BRAND)).toBe("Acme & {slug} $& Sons!");
  });

  it("are known by name", () => {
    expect(unknownPlaceholders("{product} {host} {} {toString}")).toEqual(["host", "", "toString"]);
  });
});
