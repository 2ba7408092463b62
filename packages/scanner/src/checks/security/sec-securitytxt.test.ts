import { describe, expect, it } from "vitest";

import { anAnswer, anEvidence, aSite, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { HttpAnswer } from "#evidence/network.ts";

import { secSecuritytxt } from "./sec-securitytxt.ts";

const judge = (answer: Partial<HttpAnswer>) =>
  secSecuritytxt.evaluate(anEvidence({ site: aSite({ securityTxt: gathered(anAnswer(answer)) }) }));

describe("sec-securitytxt", () => {
  it("passes a file with a contact and a date ahead", () => {
    const body = "# Thanks\r\nContact: mailto:security@shop.example\r\nExpires: 2027-06-30T00:00:00Z\r\n";
    expect(judge({ body }).outcome).toBe("passed");
  });

  it("fails a missing file, also one that is answered with a page", () => {
    expect(judge({ status: 404 }).outcome).toBe("failed");
    const page = {
      body: "<!doctype html><title>Oops</title>",
      headers: [["content-type", "text/html"]] as const,
    };
    expect(judge(page)).toMatchObject({
      findings: [{ message: expect.stringContaining("no file") as string }],
    });
  });

  it.each([
    "Contact: mailto:security@shop.example\nExpires: 2026-01-01T00:00:00Z",
    "Contact: mailto:security@shop.example\nExpires: next year",
    "Contact: mailto:security@shop.example\nExpires: 2027-01-01T00:00:00Z\nExpires: 2028-01-01T00:00:00Z",
    "Contact: security@shop.example\nExpires: 2027-01-01T00:00:00Z",
    "Contact: http://shop.example/report\nExpires: 2027-01-01T00:00:00Z",
  ])("fails a file that RFC 9116 does not accept (%#)", (body) => {
    expect(judge({ body }).outcome).toBe("failed");
  });

  it("does not apply to an address without a public domain name", () => {
    const site = aSite({ registrableDomain: null, securityTxt: gathered(anAnswer({ status: 404 })) });
    expect(secSecuritytxt.evaluate(anEvidence({ site })).outcome).toBe("not-applicable");
  });

  it("judges a file that stands there before the site has a public domain name", () => {
    const body = "Contact: mailto:security@shop.example\nExpires: 2024-01-01T00:00:00Z";
    const site = aSite({ registrableDomain: null, securityTxt: gathered(anAnswer({ body })) });
    expect(secSecuritytxt.evaluate(anEvidence({ site }))).toMatchObject({
      outcome: "failed",
      findings: [{ message: "The file expired on January 1, 2024." }],
    });
  });

  it("could not run when the file could not be asked for or the server was in trouble", () => {
    const evidence = anEvidence({ site: aSite({ securityTxt: notGathered() }) });
    expect(secSecuritytxt.evaluate(evidence).outcome).toBe("could-not-run");
    expect(judge({ status: 503 }).outcome).toBe("could-not-run");
  });
});
