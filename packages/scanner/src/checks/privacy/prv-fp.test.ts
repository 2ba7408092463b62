import { describe, expect, it } from "vitest";

import { prvFp } from "#checks/privacy/prv-fp.ts";
import { messagesOf, noPasses, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { anEvidence, aPage, aPrivacyPass, aRequest, gathered } from "#evidence-builders.testing.ts";
import type { FingerprintCall, TypedPage } from "#evidence/privacy.ts";

const call = (api: FingerprintCall["api"], count = 1, scriptUrl = "https://fp.example/fp.js") => ({
  api,
  count,
  scriptUrl,
});
const judge = (...fingerprintCalls: FingerprintCall[]) =>
  prvFp.evaluate(passesEvidence({ fresh: aPrivacyPass({ fingerprintCalls }) }));

describe("prv-fp", () => {
  it("fails for a script of another company that uses two techniques", () => {
    const verdict = judge(call("canvas"), call("audio"));
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
    expect(messagesOf(verdict)).toEqual([
      "A script from fp.example reads back a drawing, reads back generated sound.",
    ]);
  });

  it("names another page that was watched, and each script once", () => {
    const url = "https://shop.example/quote";
    const calls = [
      call("canvas", 1, `${url}.js`),
      call("audio", 1, `${url}.js`),
      call("webgl", 1, `${url}.js`),
    ];
    const start = passesEvidence({ fresh: aPrivacyPass({ fingerprintCalls: [] }) });
    const page = { url, fields: [], sent: [], fingerprintCalls: calls };
    const withTyping = (...pages: TypedPage[]) =>
      prvFp.evaluate({ ...start, site: { ...start.site, typing: gathered(pages) } });
    expect(withTyping(page, { ...page, url: `${url}2` })).toMatchObject({
      outcome: "failed",
      findings: [{ page: url, component: "script /quote.js" }],
    });
    expect(withTyping({ ...page, fingerprintCalls: [] }).outcome).toBe("passed");
    expect(withTyping({ url, fields: [], sent: [], notSeen: "It was too slow." }).outcome).toBe("passed");
  });

  it("asks a person about a single technique, and about bot checks", () => {
    expect(judge(call("canvas")).outcome).toBe("review");
    const captcha = "https://www.gstatic.com/recaptcha/releases/x/recaptcha.js";
    expect(judge(call("canvas", 1, captcha), call("audio", 1, captcha)).outcome).toBe("review");
  });

  it("asks a person about a service that does nothing else, whether or not its script came", () => {
    const url = "https://fpjscdn.net/v3/abc/loader_v3.min.js";
    const requests = [aRequest({ url, type: "script", failure: "net::ERR_NAME_NOT_RESOLVED" })];
    const withCalls = (fingerprintCalls: FingerprintCall[]) =>
      prvFp.evaluate(passesEvidence({ fresh: aPrivacyPass({ requests, fingerprintCalls }) }));
    expect(withCalls([])).toMatchObject({
      outcome: "review",
      findings: [{ component: "third party Fingerprint" }],
    });
    const seen = withCalls([call("canvas", 1, url), call("audio", 1, url)]);
    expect(seen.outcome).toBe("failed");
    expect(messagesOf(seen)).toHaveLength(1);
  });

  it("fails for a fingerprinting script that the site serves itself", () => {
    const own = "https://shop.example/vendor.js";
    const verdict = judge(call("canvas", 2, own), call("audio", 1, own), call("webgl", 2, own));
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)).toEqual([
      "A script of the site itself reads back a drawing, reads back generated sound, asks for the graphics card.",
    ]);
    expect(judge(call("canvas", 2, own), call("webgl", 2, own)).outcome).toBe("review");
  });

  const OWN = "https://shop.example/game.js";
  const withCode = (text: string, ...fingerprintCalls: FingerprintCall[]) => {
    const evidence = passesEvidence({ fresh: aPrivacyPass({ fingerprintCalls }) });
    const page = aPage({ sources: [{ url: OWN, type: "script", text }] });
    return prvFp.evaluate({ ...evidence, pages: [page] });
  };
  const MIXED =
    "const raw = [canvas.toDataURL(), navigator.userAgent, screen.width + 'x' + screen.colorDepth, new Date().getTimezoneOffset()].join('|'); localStorage.id = hash(raw);";

  it("fails for the site's own script that puts a drawing beside other traits, and asks where it was not seen to run", () => {
    const verdict = withCode(MIXED, call("canvas", 1, OWN));
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ component: "script /game.js" }] });
    expect(withCode(MIXED).outcome).toBe("review");
  });

  it("asks nothing of a script whose code answers the question", () => {
    const verdict = withCode(MIXED, call("canvas", 1, OWN), call("webgl", 2, OWN));
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ component: "script /game.js" }] });
    expect(messagesOf(verdict)).toHaveLength(1);
  });

  it.each([
    "save.href = canvas.toDataURL('image/png')",
    `const small = screen.width < 600; ${" ".repeat(3000)} save.href = canvas.toDataURL(); ${" ".repeat(3000)} log(navigator.userAgent, navigator.language)`,
    "report(navigator.userAgent, navigator.language, screen.width, navigator.hardwareConcurrency)",
  ])("passes for code that does one without the other: %s", (text) => {
    expect(withCode(text, call("canvas", 1, OWN)).outcome).toBe("passed");
  });

  it("passes for a site's own game, editor of pictures and video call", () => {
    const own = "https://shop.example/app.js";
    expect(judge(call("webgl", 9, own)).outcome).toBe("passed");
    expect(judge(call("canvas", 9, own), call("canvas-font", 400, own)).outcome).toBe("passed");
    expect(judge(call("webrtc", 1, own), call("webgl", 1, own)).outcome).toBe("passed");
  });

  it("passes for the site's own drawings and ordinary text measuring", () => {
    expect(judge(call("canvas", 9, "https://shop.example/chart.js"), call("canvas-font", 20)).outcome).toBe(
      "passed",
    );
  });

  it("does not apply under the profile for children alone", () => {
    expect(prvFp.evaluate(anEvidence({ profiles: ["KIDS"] })).outcome).toBe("not-applicable");
  });

  it("could not run when no one could watch", () => {
    expect(prvFp.evaluate(passesEvidence({})).outcome).toBe("could-not-run");
    expect(prvFp.evaluate(noPasses()).outcome).toBe("could-not-run");
  });
});
