import { describe, expect, it } from "vitest";

import { prvDnsmpiBroken } from "#checks/privacy/prv-dnsmpi-broken.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { messagesOf, somePasses } from "#checks/privacy/reading/passes.testing.ts";
import {
  aDocument,
  aForm,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aPrivacyPass,
  aRequest,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot, LinkRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { PressedOptOut } from "#evidence/privacy.ts";

const OPT_OUT = "https://shop.example/opt-out";
const homeWith = (link: Partial<LinkRef>) =>
  aPage({
    document: gathered(
      aDocument({ links: [aLink({ text: "Do Not Sell My Personal Information", ...link })] }),
    ),
  });
const judge = (target: PageEvidence | null, link: Partial<LinkRef> = { href: OPT_OUT }) =>
  prvDnsmpiBroken.evaluate(anEvidence({ pages: [homeWith(link), ...(target === null ? [] : [target])] }));

describe("prv-dnsmpi-broken", () => {
  it("fails when the link leads to an error, by visit or by a look at its status", () => {
    const missing = aPage({
      url: OPT_OUT,
      status: 404,
      notMeasured: "There is no page",
      document: gathered(aDocument()),
    });
    expect(judge(missing)).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
    const site = aSite({ linkStatuses: [{ url: OPT_OUT, status: 410, failure: null, redirects: 0 }] });
    expect(prvDnsmpiBroken.evaluate(anEvidence({ site, pages: [homeWith({ href: OPT_OUT })] })).outcome).toBe(
      "failed",
    );
  });

  it("asks a person when it opens something on the page, or the page offers no way", () => {
    expect(judge(null, { href: "https://shop.example/#", rawHref: "#" }).outcome).toBe("review");
    expect(judge(aPage({ url: OPT_OUT })).outcome).toBe("review");
  });

  it.each([
    "Turn analytics off",
    "Opt out",
    "Opt me out of sharing",
    "Do not sell my data",
    "Stop sharing",
    "Switch off ads",
  ])("passes where a button of the page says %s", (name) => {
    const buttons = ["Menu", name];
    expect(judge(aPage({ url: OPT_OUT, document: gathered(aDocument({ buttons })) })).outcome).toBe("passed");
  });

  it.each(["Menu", "Search", "Turn the page", "Accept all"])("asks where its only button says %s", (name) => {
    const document = gathered(aDocument({ buttons: [name] }));
    expect(judge(aPage({ url: OPT_OUT, document })).outcome).toBe("review");
  });

  it.each([
    ["Cookie choices", "Manage your cookies with the banner below, or in your browser.", "failed"],
    ["Cookie preferences", "Use the cookie settings at the bottom of the page.", "failed"],
    ["Cookies and opt-out of sale", "Set them in your browser.", "review"],
    ["Your choices", "Cookies can be deleted in your browser.", "review"],
    [
      "Cookie choices",
      "Write to choices@shop.example to opt out, or delete cookies in your browser.",
      "passed",
    ],
    ["Cookie choices", "A moment, please.", "review"],
  ])("fails where the page tells to set cookies elsewhere and no more: %s, %s", (title, text, outcome) => {
    expect(judge(aPage({ url: OPT_OUT, document: gathered(aDocument({ title, text })) })).outcome).toBe(
      outcome,
    );
  });

  describe("to a page without a form of its own", () => {
    const MAIL = "To opt out, write to privacy@shop.example with the subject Do Not Sell.";
    const news = aForm({ component: "newsletter", fields: [aField({ type: "email" })] });
    const signIn = aLink({ href: "https://shop.example/account/login", text: "Sign in to your account" });
    const target = (document: Partial<DocumentSnapshot>) =>
      aPage({ url: OPT_OUT, document: gathered(aDocument({ buttons: [], forms: [news], ...document })) });
    const among = (document: Partial<DocumentSnapshot>, profiles: Evidence["profiles"] = ["CA"]) => {
      const links = [aLink({ href: OPT_OUT, text: "Do Not Sell My Personal Information" })];
      const home = aPage({ document: gathered(aDocument({ links, forms: [news], buttons: ["Menu"] })) });
      return prvDnsmpiBroken.evaluate(anEvidence({ profiles, pages: [home, target(document)] }));
    };

    it("fails where California's law applies and people can only write or sign in", () => {
      expect(messagesOf(among({ text: MAIL, links: [signIn] }))).toEqual([
        "The page behind “Do Not Sell My Personal Information” has no form or switch for opting out: people can only sign in to an account or write an email.",
      ]);
      expect(among({ text: MAIL, buttons: ["Menu"] }).outcome).toBe("failed");
      expect(among({ text: "Sign in to opt out.", links: [signIn] }, ["US"]).outcome).toBe("review");
      expect(among({ text: MAIL }, ["US"]).outcome).toBe("passed");
    });

    it.each<[string, Partial<DocumentSnapshot>]>([
      ["a form", { forms: [news, aForm({ component: "opt-out", fields: [aField({})] })] }],
      ["a button", { buttons: ["Opt out"] }],
      [
        "a link that may lead to a form",
        { links: [aLink({ href: "https://forms.example/x", text: "our form" })] },
      ],
    ])("takes %s beside the address for a way", (_what, document) => {
      expect(among({ text: MAIL, ...document }).outcome).toBe("passed");
    });
  });

  describe("leading to no other page", () => {
    const nothing = {
      heardBy: null,
      leftPage: false,
      namesPart: false,
      shown: "",
      fields: 0,
      frames: 0,
      requests: 0,
    };
    const pressed = (seen: Partial<PressedOptOut>) => {
      const optOuts = gathered([{ label: "Do Not Sell My Personal Information", ...nothing, ...seen }]);
      const site = aSite({ privacy: gathered(somePasses({ optOuts })) });
      return prvDnsmpiBroken.evaluate(anEvidence({ site, pages: [homeWith({ href: null, rawHref: "#" })] }));
    };

    it("fails when pressing it does nothing and no script listens", () => {
      const verdict = pressed({});
      expect(verdict.outcome).toBe("failed");
      expect(messagesOf(verdict)).toEqual([
        "“Do Not Sell My Personal Information” does nothing: it leads nowhere (“#”), no script listens to it, and nothing opened when we pressed it.",
      ]);
    });

    it.each<[string, Partial<PressedOptOut>]>([
      ["a script listens and nothing opens", { heardBy: "link" }],
      ["only the whole page listens and nothing opens", { heardBy: "page" }],
      ["something is sent and nothing opens", { requests: 1 }],
      ["a frame opens that we can't read", { heardBy: "link", frames: 1 }],
      ["the consent banner opens", { heardBy: "link", shown: "Cookies\nAllow statistics", fields: 2 }],
    ])("asks a person when %s", (_what, seen) => {
      expect(pressed(seen).outcome).toBe("review");
    });

    it.each<[string, Partial<PressedOptOut>]>([
      [
        "an opt-out opens",
        { heardBy: "link", shown: "Opt out of the sale or sharing of your data", fields: 1 },
      ],
      ["another page comes", { heardBy: "link", leftPage: true }],
      ["it leads to a part of the page", { namesPart: true }],
    ])("passes when %s", (_what, seen) => {
      expect(pressed(seen).outcome).toBe("passed");
    });
  });

  describe("to a page on which the visitor opted out", () => {
    const PIXEL = "https://www.facebook.com/tr/?id=1&ev=PageView";
    const fields = [aField({ type: "checkbox" })];
    const form = aPage({ url: OPT_OUT, document: gathered(aDocument({ forms: [aForm({ fields })] })) });
    const afterwards = (sent: string[], before = [PIXEL], page = OPT_OUT) => {
      const requests = sent.map((url) => aRequest({ url, type: "image" }));
      const tried = { page, chosen: ["Do not sell"], pressed: "Save", filled: 0, requests, cookieWrites: [] };
      const fresh = aPrivacyPass({ requests: before.map((url) => aRequest({ url, type: "image" })) });
      const privacy = gathered(somePasses({ fresh, triedOptOut: gathered(tried) }));
      const pages = [homeWith({ href: OPT_OUT }), form];
      return prvDnsmpiBroken.evaluate(anEvidence({ profiles: ["CA"], pages, site: aSite({ privacy }) }));
    };

    it("fails where an ad network gets the same afterward", () => {
      const verdict = afterwards([PIXEL]);
      expect(verdict.outcome).toBe("failed");
      expect(messagesOf(verdict)[0]).toContain(
        "we set “Do not sell” and pressed “Save”. After that, the home page contacted Meta Pixel once all the same.",
      );
    });

    it("passes where none does, it is told of the opt-out, or only visits are counted", () => {
      expect(afterwards([]).outcome).toBe("passed");
      expect(afterwards([`${PIXEL}&dpo=LDU&dpoco=0&dpost=0`]).outcome).toBe("passed");
      expect(afterwards(["https://www.google-analytics.com/g/collect?v=2&tid=G-1"]).outcome).toBe("passed");
    });

    it("passes where the opt-out was made on another page, or took more than boxes", () => {
      expect(afterwards([PIXEL], [PIXEL], "https://shop.example/other").outcome).toBe("passed");
    });
  });

  describe("ending at the home page", () => {
    const HOME = "https://shop.example/";
    const bounced = aPage({ url: OPT_OUT, finalUrl: HOME });

    it("fails when the server sends visitors back, or the link has no other address", () => {
      expect(messagesOf(judge(bounced))).toEqual([
        "“Do Not Sell My Personal Information” only leads back to the home page, which has no form for opting out.",
      ]);
      expect(judge(bounced).outcome).toBe("failed");
      expect(judge(null, { href: HOME, rawHref: "/" }).outcome).toBe("failed");
    });

    it.each([
      '<a href="/opt-out" onclick="openChoices()">',
      '<a href="/opt-out" class="optanon-toggle-display">',
      '<a href="/opt-out" data-open="choices">',
    ])("asks where a script may act on it: %s", (snippet) => {
      expect(judge(bounced, { href: OPT_OUT, snippet }).outcome).toBe("review");
    });

    it("asks where it names a part of the home page", () => {
      expect(judge(null, { href: `${HOME}#choices`, rawHref: "/#choices" }).outcome).toBe("review");
    });

    it("passes where the home page has the form or the button, and where another page comes", () => {
      const links = [aLink({ text: "Do Not Sell My Personal Information", href: OPT_OUT })];
      for (const way of [
        { forms: [aForm({ text: "Opt out of the sale of my data" })] },
        { buttons: ["Opt me out"] },
      ]) {
        const pages = [aPage({ document: gathered(aDocument({ links, ...way })) }), bounced];
        expect(prvDnsmpiBroken.evaluate(anEvidence({ pages })).outcome).toBe("passed");
      }
      const moved = aPage({
        url: OPT_OUT,
        finalUrl: `${HOME}choices`,
        document: gathered(aDocument({ buttons: ["Opt out"] })),
      });
      expect(judge(moved).outcome).toBe("passed");
    });
  });

  it("passes when it leads to a form", () => {
    const fields = [aField({ type: "email" })];
    const form = aPage({ url: OPT_OUT, document: gathered(aDocument({ forms: [aForm({ fields })] })) });
    expect(judge(form).outcome).toBe("passed");
  });

  it("does not apply without such a link", () => {
    expect(prvDnsmpiBroken.evaluate(anEvidence()).outcome).toBe("not-applicable");
  });

  it("could not run when the page behind it was not visited, or home was not read", () => {
    expect(judge(null).outcome).toBe("could-not-run");
    expect(prvDnsmpiBroken.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
