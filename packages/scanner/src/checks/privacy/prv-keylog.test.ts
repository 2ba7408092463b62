import { describe, expect, it } from "vitest";

import { prvKeylog } from "#checks/privacy/prv-keylog.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { messagesOf, noPasses, somePasses } from "#checks/privacy/reading/passes.testing.ts";
import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aPrivacyPass,
  aRequest,
  aSite,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { InputListener, TypedPage, TypedValueSent } from "#evidence/privacy.ts";

const home = aPage({ document: gathered(aDocument({ looseFields: [aField()] })) });
const listener = (scriptUrl: string, event = "keydown"): InputListener => ({
  event,
  target: "document",
  scriptUrl,
});
const judge = (...inputListeners: InputListener[]) => {
  const fresh = aPrivacyPass({ inputListeners });
  return prvKeylog.evaluate(
    anEvidence({ pages: [home], site: aSite({ privacy: gathered(somePasses({ fresh })) }) }),
  );
};

const email = { name: "Email", kind: "email" } as const;
const value = (to: string, field: TypedValueSent["field"] = email): TypedValueSent => ({
  field,
  to,
  how: "as typed",
});
const typed = (...sent: TypedValueSent[]): TypedPage => ({
  url: "https://shop.example/",
  fields: [email],
  sent,
});
const judgeTyped = (...pages: TypedPage[]) =>
  prvKeylog.evaluate(anEvidence({ pages: [home], site: aSite({ typing: gathered(pages) }) }));

describe("prv-keylog, where we typed", () => {
  it("fails for a company that would have got what was typed, once for all pages", () => {
    const leak = typed(value("https://cdn.recorder.example/collect"));
    const verdict = judgeTyped(leak, leak);
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
    expect(messagesOf(verdict)).toEqual([
      "A script tries to send what visitors type into “Email” to cdn.recorder.example (as typed) before they send the form.",
    ]);
  });

  it("names each page on which a company would have got it", () => {
    const leak = typed(value("https://cdn.recorder.example/collect"));
    const verdict = judgeTyped(leak, { ...leak, url: "https://shop.example/callback" });
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ page: "https://shop.example/" }, { page: "https://shop.example/callback" }],
    });
  });

  it("asks a person about addresses that are completed while they are typed", () => {
    expect(judgeTyped(typed(value("https://maps.googleapis.com/maps/api/place"))).outcome).toBe("review");
  });

  const queuedOn = (queue: string, script: string, to?: string): TypedPage => {
    return {
      ...typed(...(to === undefined ? [] : [value(to)])),
      queued: [{ field: email, queue, how: "as typed" }],
      onceMoved: [aRequest({ url: script })],
    };
  };

  it.each([
    ["_learnq", "Klaviyo", "https://static.klaviyo.com/onsite/js/Hk4/klaviyo.js"],
    ["_hsq", "HubSpot", "https://js.hs-scripts.com/1.js"],
    ["ttq", "TikTok Pixel", "https://analytics.tiktok.com/i18n/pixel/events.js"],
    ["fbq.queue", "Meta Pixel", "https://connect.facebook.net/en_US/fbevents.js"],
    ["_cio", "Customer.io", "https://assets.customer.io/assets/track.js"],
    ["_dcq", "Drip", "https://tag.getdrip.com/1.js"],
    ["omnisend", "Omnisend", "https://omnisnippet1.com/inshop/launcher-v2.js"],
    ["pintrk.queue", "Pinterest Tag", "https://s.pinimg.com/ct/core.js"],
    ["snaptr.queue", "Snap Pixel", "https://sc-static.net/scevent.min.js"],
    ["rdt.callQueue", "Reddit Pixel", "https://www.redditstatic.com/ads/pixel.js"],
    ["criteo_q", "Criteo", "https://static.criteo.net/js/ld/ld.js"],
    ["_tfa", "Taboola", "https://cdn.taboola.com/libtrc/1/tfa.js"],
    ["uetq", "Microsoft Advertising", "https://bat.bing.com/bat.js"],
  ])("fails where what was typed waits for a script that the page asks for: %s", (queue, vendor, script) => {
    const verdict = judgeTyped(queuedOn(queue, script));
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)).toEqual([
      `A script hands what visitors type into “Email” to ${vendor} (as typed, in ${queue}) before they send the form, and the page asks for ${vendor}'s script.`,
    ]);
  });

  it("passes where nobody asks for the script, and tells a company once", () => {
    expect(judgeTyped(queuedOn("_learnq", "https://shop.example/app.js")).outcome).toBe("passed");
    const script = "https://js.hs-scripts.com/1.js";
    expect(messagesOf(judgeTyped(queuedOn("_hsq", script, "https://track.hubspot.com/p.gif")))).toHaveLength(
      1,
    );
  });

  it("passes where nothing left, where the site itself checks a field, and for searches", () => {
    expect(judgeTyped(typed()).outcome).toBe("passed");
    expect(judgeTyped(typed(value("https://api.shop.example/taken"))).outcome).toBe("passed");
    const search = { name: "Search", kind: "search" } as const;
    expect(judgeTyped(typed(value("https://find.example/q", search))).outcome).toBe("passed");
  });

  const own = (path: string, ...names: string[]): TypedPage =>
    typed(
      ...names.map((name) =>
        value(`https://shop.example${path}`, { name, kind: name === "Email" ? "email" : "text" }),
      ),
    );

  it.each([
    [own("/api/lead-partial", "Email", "Name"), "“Email”, “Name”", "/api/lead-partial"],
    [
      own("/wp-admin/admin-ajax.php", "Name", "Email", "Message"),
      "“Name”, “Email”, “Message”",
      "/wp-admin/admin-ajax.php",
    ],
    [own("/abandoned-checkout", "Email"), "“Email”", "/abandoned-checkout"],
  ])("asks where the site itself gets what is typed before it is sent: %j", (page, names, path) => {
    const verdict = judgeTyped(page, page);
    expect(verdict.outcome).toBe("review");
    expect(messagesOf(verdict)).toEqual([
      `A script sends what visitors type into ${names} to the site's own server (${path}) before they send the form. Do they know?`,
    ]);
  });

  it.each([
    own("/account/check-email", "Email"),
    own("/api/validate", "Email", "Name"),
    own("/livewire/update", "Email", "Name"),
    own("/form/autosave", "Email", "Message"),
    own("/address/autocomplete", "Street", "City"),
    own("/api/lead-partial", "Size", "Color"),
  ])("passes where the site checks, completes or keeps what is typed: %j", (page) => {
    expect(judgeTyped(page).outcome).toBe("passed");
  });

  it("does not apply without a field, and could not run where we could not type", () => {
    expect(judgeTyped({ url: "https://shop.example/", fields: [], sent: [] }).outcome).toBe("not-applicable");
    expect(judgeTyped().outcome).toBe("not-applicable");
    const site = aSite({ typing: notGathered("The page did not take what we typed.") });
    expect(prvKeylog.evaluate(anEvidence({ pages: [home], site })).outcome).toBe("could-not-run");
    const unread = anEvidence({ pages: [anUnmeasuredPage()], site: aSite({ typing: gathered([]) }) });
    expect(prvKeylog.evaluate(unread).outcome).toBe("could-not-run");
  });
});

describe("prv-keylog, judging evidence from before we typed", () => {
  it("asks a person about another company's script that listens, once for each", () => {
    const script = "https://cdn.recorder.example/r.js";
    const verdict = judge(listener(script), listener(script, "input"));
    expect(verdict).toMatchObject({ outcome: "review", findings: [{ severity: "high" }] });
    expect(messagesOf(verdict)).toHaveLength(1);
  });

  it("passes for the site's own scripts, bot checks and other events", () => {
    const verdict = judge(
      listener("https://shop.example/app.js"),
      listener("https://www.gstatic.com/recaptcha/r.js"),
      listener("https://cdn.recorder.example/r.js", "change"),
    );
    expect(verdict.outcome).toBe("passed");
  });

  it("does not apply to a page without a field", () => {
    expect(prvKeylog.evaluate(anEvidence()).outcome).toBe("not-applicable");
  });

  it("could not run when no one could watch", () => {
    const unwatched = aSite({ privacy: gathered(somePasses()) });
    expect(prvKeylog.evaluate(anEvidence({ pages: [home], site: unwatched })).outcome).toBe("could-not-run");
    expect(prvKeylog.evaluate({ ...noPasses(["US"]), pages: [home] }).outcome).toBe("could-not-run");
    expect(prvKeylog.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe("could-not-run");
  });
});
