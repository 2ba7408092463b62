import { describe, expect, it } from "vitest";

import { prvAdvMatching } from "#checks/privacy/prv-adv-matching.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { adRequest } from "#checks/privacy/reading/passes.testing.ts";
import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aRequest,
  gathered,
} from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { readRawMarkup } from "#plan/raw-markup.ts";

const HASH = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const judge = (page: Partial<PageEvidence>) => prvAdvMatching.evaluate(aPage(page), anEvidence());

describe("prv-adv-matching", () => {
  it("fails when a pixel carries hashed contact data", () => {
    const verdict = judge({ requests: [adRequest(`id=1&ud%5Bem%5D=${HASH}`)] });
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
    expect(JSON.stringify(verdict)).not.toContain(HASH);
  });

  it("tells an address in plain text from a hashed one", () => {
    const verdict = judge({ requests: [adRequest("id=1&ud[em]=ann%40mail.example")] });
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ message: "Meta Pixel receives contact data in plain text." }],
    });
    expect(JSON.stringify(verdict)).not.toContain("ann");
  });

  it("asks about an ID of the site's own, and passes what holds no address", () => {
    expect(judge({ requests: [adRequest("id=1&ud[em]=&ud[external_id]=trs-48213377")] })).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("an ID that the site gives the visitor") }],
    });
    for (const empty of ["", "undefined", "null&ud[ph]=undefined"])
      expect(judge({ requests: [adRequest(`id=1&ud[em]=${empty}`)] }).outcome).toBe("passed");
  });

  it("asks a person where the vendor's script is set to collect it", () => {
    const source = {
      url: "https://connect.facebook.net/signals/config/1",
      type: "script" as const,
      text: 'config.set("1","automaticMatching",{"selectedMatchKeys":["em","ph"]});',
    };
    expect(judge({ requests: [adRequest()], sources: [source] }).outcome).toBe("review");
  });

  it("fails where the page's own script hands it over, and asks where it may", () => {
    const withScript = (code: string) =>
      judge({
        requests: [adRequest()],
        rawMarkup: gathered(readRawMarkup(`<script>${code}</script>`, "https://shop.example/")),
      });
    const verdict = withScript("fbq('init', '1', { em: 'ann@mail.example' })");
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ message: "The page hands contact data to Meta Pixel (em)." }],
    });
    expect(JSON.stringify(verdict)).not.toContain("ann");
    expect(withScript("fbq('init', '1', { em: user.email })").outcome).toBe("review");
    expect(withScript("fbq('init', '1')").outcome).toBe("passed");
  });

  const tellingFrom = (text: string, page: Partial<PageEvidence> = {}) =>
    judge({ sources: [{ url: "https://shop.example/quote.js", type: "script", text }], ...page });
  const ANALYTICS = aRequest({ url: "https://www.google-analytics.com/g/collect?v=2&tid=G-1" });
  const NAMED = 'f.onsubmit=()=>gtag("event","lead",{email:f.mail.value})';

  it("fails where a script puts contact data into an event as it is, and asks where nobody was contacted yet", () => {
    const verdict = tellingFrom(NAMED, { requests: [ANALYTICS] });
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [
        {
          message:
            "A script tells Google Analytics contact data as visitors enter it, as “email” of the event “lead”.",
        },
      ],
    });
    expect(tellingFrom(NAMED)).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("Is that sent once visitors agree?") }],
    });
  });

  const ANY = 'el.onblur=()=>gtag("event","form_field",{field:el.name,value:el.value})';
  it("asks where a script hands on whatever a field holds, and the page asks for contact data", () => {
    const asking = (type: string) =>
      tellingFrom(ANY, {
        requests: [ANALYTICS],
        document: gathered(aDocument({ looseFields: [aField({ type, label: "E-mail" })] })),
      });
    expect(asking("email")).toMatchObject({
      outcome: "review",
      findings: [
        {
          message:
            "A script tells Google Analytics what a field holds, as “value” of the event “form_field”, and the page asks for “E-mail”. Is that sent, too?",
        },
      ],
    });
    expect(asking("range").outcome).toBe("passed");
  });

  it("reads the site's files, and not those of others", () => {
    const text = "snaptr('init', 'a-b', { user_email: 'ann@mail.example' })";
    const from = (url: string) =>
      judge({ requests: [adRequest()], sources: [{ url, type: "script", text }] }).outcome;
    expect(from("https://static.shop.example/a.js")).toBe("failed");
    expect(from("https://sc-static.net/scevent.min.js")).toBe("passed");
  });

  it("passes for a pixel without it", () => {
    expect(judge({ requests: [adRequest()] }).outcome).toBe("passed");
  });

  it("does not apply without an advertising network", () => {
    expect(judge({}).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(prvAdvMatching.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
