import { describe, expect, it } from "vitest";

import { prvIdPreconsent } from "#checks/privacy/prv-id-preconsent.ts";
import { messagesOf, noPasses, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aCookie, aPage, aPrivacyPass, aRequest, gathered } from "#evidence-builders.testing.ts";
import type { PrivacyPass, TypedPage } from "#evidence/privacy.ts";

const ONE = "k3v9x2m7q8r4t6w1";
const TWO = "z8b5n1c4h7j2d9f3";

function stored(value: string, key = "visitor"): PrivacyPass["storage"] {
  return [{ area: "local", key, bytes: key.length + value.length, value }];
}

function judge(of: (id: string) => Partial<PrivacyPass>, ids: readonly [string, string] = [ONE, TWO]) {
  const [fresh, withGpc] = ids.map((id) => aPrivacyPass(of(id)));
  return prvIdPreconsent.evaluate(
    passesEvidence({ ...(fresh && { fresh }), ...(withGpc && { withGpc: gathered(withGpc) }) }),
  );
}

describe("prv-id-preconsent", () => {
  it.each([
    ["in the address", (id: string) => aRequest({ url: `https://px.unknown.test/p?c=${id}` })],
    [
      "in what is posted",
      (id: string) =>
        aRequest({ url: "https://px.unknown.test/", method: "POST", postData: `{"v":"${id}"}` }),
    ],
    [
      "encoded",
      (id: string) => aRequest({ url: `https://px.unknown.test/p?c=${encodeURIComponent(`{"v":"${id}"}`)}` }),
    ],
  ])("fails when an ID of browser storage leaves %s", (_how, request) => {
    const verdict = judge((id) => ({ storage: stored(JSON.stringify({ id })), requests: [request(id)] }));
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)).toEqual([
      "“visitor” (browser storage), which differs for each visitor, went to px.unknown.test before the visitor made a choice.",
    ]);
  });

  describe("on another page", () => {
    const url = "https://shop.example/games";
    const onPage = (key: string, value: string, again: string | null) => {
      const requests = [aRequest({ url: `https://px.unknown.test/p?c=${value}` })];
      const page = aPage({ url, requests, storage: stored(value, key) });
      const seenAgain: Partial<TypedPage> =
        again === null ? {} : { stored: { cookieWrites: [], storage: stored(again, key) } };
      const typing = gathered([{ url, fields: [], sent: [], ...seenAgain }]);
      const start = passesEvidence({});
      return prvIdPreconsent.evaluate({ ...start, pages: [page], site: { ...start.site, typing } });
    };

    it("fails where two visitors were given different ones, and names the page", () => {
      expect(onPage("pp", ONE, TWO)).toMatchObject({ outcome: "failed", findings: [{ page: url }] });
    });

    it("asks a person where it was seen once and is called an ID", () => {
      expect(onPage("device_id", ONE, null).outcome).toBe("review");
    });

    it("passes where both visitors have the same, or its name says nothing", () => {
      expect(onPage("pp", ONE, ONE).outcome).toBe("passed");
      expect(onPage("pp", ONE, null).outcome).toBe("passed");
    });
  });

  it("fails for a cookie of the site that is sent, and for a lasting one of an unlisted host", () => {
    const own = judge((id) => ({
      cookieWrites: [aCookie(`ref=${id}; Max-Age=7776000`, { via: "script" })],
      requests: [aRequest({ url: `https://px.unknown.test/${id}.gif` })],
    }));
    expect(own.outcome).toBe("failed");
    const foreign = judge((id) => ({
      cookieWrites: [
        aCookie(`m=${id}; Max-Age=94608000`, { via: "header", sourceUrl: "https://px.unknown.test/a.js" }),
      ],
      requests: [aRequest({ url: "https://px.unknown.test/a.js" })],
    }));
    expect(foreign.outcome).toBe("failed");
  });

  it("asks a person where only the name says that it is an ID", () => {
    const sent = { requests: [aRequest({ url: `https://px.unknown.test/?c=${ONE}` })] };
    expect(judge(() => ({ storage: stored(ONE), ...sent }), [ONE, ONE]).outcome).toBe("review");
  });

  it.each<[string, (id: string) => Partial<PrivacyPass>, readonly [string, string]]>([
    [
      "a build number",
      () => ({
        storage: stored(ONE, "build"),
        requests: [aRequest({ url: `https://cdn.unknown.test/${ONE}.js` })],
      }),
      [ONE, ONE],
    ],
    [
      "an ID that stays",
      (id) => ({ storage: stored(id), requests: [aRequest({ url: "https://cdn.unknown.test/a.js" })] }),
      [ONE, TWO],
    ],
    [
      "an ID sent to the site itself",
      (id) => ({ storage: stored(id), requests: [aRequest({ url: `https://api.shop.example/?v=${id}` })] }),
      [ONE, TWO],
    ],
    [
      "a time",
      (id) => ({ storage: stored(id), requests: [aRequest({ url: `https://cdn.unknown.test/?t=${id}` })] }),
      ["1763940000123", "1763940004567"],
    ],
    [
      "a cookie that balances load",
      (id) => ({
        cookieWrites: [
          aCookie(`AWSALB=${id}; Max-Age=604800`, {
            via: "header",
            sourceUrl: "https://cdn.unknown.test/a.js",
          }),
        ],
        requests: [aRequest({ url: "https://cdn.unknown.test/a.js" })],
      }),
      [ONE, TWO],
    ],
    [
      "a tracker that others tell",
      (id) => ({
        storage: stored(id),
        requests: [aRequest({ url: `https://www.google-analytics.com/collect?cid=${id}` })],
      }),
      [ONE, TWO],
    ],
  ])("passes %s", (_what, of, ids) => {
    expect(judge(of, ids).outcome).toBe("passed");
  });

  it("could not run without the passes", () => {
    expect(prvIdPreconsent.evaluate(noPasses()).outcome).toBe("could-not-run");
  });
});
