import { describe, expect, it } from "vitest";

import { anEvidence, aSite, gathered, notGathered } from "#evidence-builders.testing.ts";

import { secJsonpCallback } from "./sec-jsonp-callback.ts";

const URL_ASKED = "https://shop.example/api/hours?cb=show";
const SENT = "plumbline0a1b=1;plumbline0a1b";
const judge = (start: string, how: { status?: number; type?: string | null } = {}) =>
  secJsonpCallback.evaluate(
    anEvidence({
      site: aSite({
        callbackProbes: [
          {
            url: URL_ASKED,
            sent: SENT,
            seen: gathered({ status: 200, type: "text/javascript", start, ...how }),
          },
        ],
      }),
    }),
  );

describe("sec-jsonp-callback", () => {
  it.each([
    [`${SENT}({"open":true});`, "text/javascript; charset=utf-8"],
    [`/**/ ${SENT}([1, 2])`, "application/x-javascript"],
    [`typeof ${SENT} === 'function' && ${SENT}({});`, "application/javascript"],
    [`try{${SENT}(null)}catch(e){}`, "text/html"],
    [`${SENT}(1)`, null],
  ])("fails an answer that begins with %s as %s", (start, type) => {
    expect(judge(start, { type })).toMatchObject({
      outcome: "failed",
      findings: [{ component: "callback:/api/hours", message: expect.stringContaining("/api/hours writes") }],
    });
  });

  it.each([
    ['{"open":true}', {}],
    ['plumbline0a1b1plumbline0a1b({"open":true})', {}],
    [`{"error":"bad callback ${SENT}"}`, {}],
    [`// unknown: ${SENT}`, {}],
    [`${SENT}({"open":true})`, { status: 400 }],
    [`${SENT}({"open":true})`, { type: "application/json" }],
    [`${SENT}({"open":true})`, { type: "text/plain" }],
  ])("passes an answer that begins with %s %o", (start, how) => {
    expect(judge(start, how).outcome).toBe("passed");
  });

  it("does not apply where no script names a function", () => {
    expect(secJsonpCallback.evaluate(anEvidence({ site: aSite({ callbackProbes: [] }) })).outcome).toBe(
      "not-applicable",
    );
  });

  it("could not run where no address answered", () => {
    const callbackProbes = [{ url: URL_ASKED, sent: SENT, seen: notGathered() }];
    expect(secJsonpCallback.evaluate(anEvidence({ site: aSite({ callbackProbes }) })).outcome).toBe(
      "could-not-run",
    );
  });

  it("was not looked at in older scans, and weighs nothing there", () => {
    expect(secJsonpCallback.evaluate(anEvidence()).outcome).toBe("not-looked-at");
    expect(secJsonpCallback.isLeftOut?.(anEvidence())).toBe(true);
    const asked = anEvidence({ site: aSite({ callbackProbes: [] }) });
    expect(secJsonpCallback.isLeftOut?.(asked)).toBe(false);
  });
});
