import { describe, expect, it } from "vitest";

import { accentShades } from "./accent-shades.ts";
import { contrastRatio, TEXT_CONTRAST } from "./contrast.ts";

const SURFACES = { light: ["#ffffff", "#f4f6f7"], dark: ["#14191d", "#1e252b"] };

describe("the brand's accent", () => {
  it.each(["#ffff00", "#000000", "#ffffff", "#1f5f8b", "#ff6600", "#808080"])(
    "is readable in both themes, whatever color the reseller chose (%s)",
    (accent) => {
      const shades = accentShades(accent, SURFACES);
      for (const surface of SURFACES.light)
        expect(contrastRatio(shades.light, surface)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      for (const surface of SURFACES.dark)
        expect(contrastRatio(shades.dark, surface)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    },
  );

  it("stays as chosen where it is readable already", () => {
    expect(accentShades("#1f5f8b", SURFACES).light).toBe("#1f5f8b");
  });
});
