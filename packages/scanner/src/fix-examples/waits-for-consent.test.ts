import { runInNewContext } from "node:vm";

import { describe, expect, it } from "vitest";

import { waitsForConsent } from "./waits-for-consent.ts";

const page = "https://shop.example/";
const SCRIPT = /<script>(?<lines>[^<]*)<\/script>/gu;

function textFor(snippet: string, message: string): string {
  return waitsForConsent({ snippet, message, page })?.text ?? "";
}

describe("a tag that waits for consent", () => {
  it("names what is to wait and for which purpose", () => {
    const pixel = textFor("https://www.facebook.com/tr", "Meta Pixel was contacted.");
    expect(pixel).toContain("TODO: the lines that load or store www.facebook.com");
    expect(pixel).toContain('such as advertising">');
    const cookie = textFor("_hjid", "“_hjid” (Hotjar, session-replay) was stored.");
    expect(cookie).toContain("TODO: the lines that load or store _hjid");
    expect(cookie).toContain('such as session-replay">');
  });

  it("runs nothing by itself, and for Google only the refusal that its tags read", () => {
    const own = textFor("https://www.facebook.com/tr", "Meta Pixel was contacted.");
    expect([...own.matchAll(SCRIPT)]).toEqual([]);
    const google = textFor("https://www.google-analytics.com/g/collect", "Google Analytics was contacted.");
    const scripts = [...google.matchAll(SCRIPT)];
    expect(scripts).toHaveLength(1);
    const window: { dataLayer?: ArrayLike<unknown>[] } = {};
    const lines = `with (window) { ${scripts[0]?.groups?.["lines"] ?? ""} }`;
    runInNewContext(lines, { window });
    const [command = []] = window.dataLayer ?? [];
    expect(JSON.parse(JSON.stringify(Array.from(command)))).toEqual([
      "consent",
      "default",
      {
        ad_storage: "denied",
        ad_user_data: "denied",
        ad_personalization: "denied",
        analytics_storage: "denied",
      },
    ]);
  });
});
