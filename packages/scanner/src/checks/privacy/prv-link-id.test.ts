import { describe, expect, it } from "vitest";

import { prvLinkId } from "#checks/privacy/prv-link-id.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import {
  aCookie,
  aDocument,
  aLink,
  anEvidence,
  aPage,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { CookieWrite } from "#evidence/network.ts";

const ONE = "k3v9x2m7q8r4t6w1";
const TWO = "z8b5n1c4h7j2d9f3";
const cookie = (value: string, name = "cid"): CookieWrite[] => [aCookie(`${name}=${value}; Max-Age=7776000`)];

function judge(href: string, cookies = cookie(ONE), others = cookie(TWO)) {
  const page = aPage({
    url: "https://shop.example/story",
    cookieWrites: cookies,
    document: gathered(aDocument({ links: [aLink({ href })] })),
  });
  const other = aPage({ url: "https://shop.example/other", cookieWrites: others });
  return prvLinkId.evaluate(page, anEvidence({ profiles: ["EU"], pages: [page, other] }));
}

describe("prv-link-id", () => {
  it("fails for a link to another site that carries the visitor's ID", () => {
    const verdict = judge(`https://partner.test/?uid=${ONE}&src=story`);
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
    expect(messagesOf(verdict)).toEqual([
      "A link to partner.test carries the value of “cid”, which differs for each visitor.",
    ]);
    expect(judge(`https://partner.test/#u=${encodeURIComponent(`a:${ONE}`)}`).outcome).toBe("failed");
  });

  it("asks a person about what is called an ID where no other visitor was seen", () => {
    expect(judge(`https://partner.test/?uid=${ONE}`, cookie(ONE), []).outcome).toBe("review");
  });

  it.each([
    ["the link carries something else", "https://partner.test/?campaign=spring2026a", undefined, undefined],
    ["each visitor has the same value", `https://partner.test/?v=${ONE}`, undefined, cookie(ONE)],
    [
      "no other visitor was seen with it, and its name says nothing",
      `https://partner.test/?v=${ONE}`,
      cookie(ONE, "fx"),
      [],
    ],
    [
      "it signs the visitor in",
      `https://login.test/?state=${ONE}`,
      cookie(ONE, "oauth_state"),
      cookie(TWO, "oauth_state"),
    ],
  ])("passes where %s", (_what, href, cookies, others) => {
    expect(judge(href, cookies, others).outcome).toBe("passed");
  });

  it("does not apply without links to other sites, and could not run where the page was not read", () => {
    expect(judge(`https://shop.example/?uid=${ONE}`).outcome).toBe("not-applicable");
    const unread = aPage({ document: notGathered("The page was too slow.") });
    expect(prvLinkId.evaluate(unread, anEvidence({ profiles: ["EU"] })).outcome).toBe("could-not-run");
  });
});
