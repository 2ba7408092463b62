import { describe, expect, it } from "vitest";

import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

import { seoPlaceholderText } from "./seo-placeholder-text.ts";

const judge = (text: string, overrides: Partial<DocumentSnapshot> = {}) =>
  seoPlaceholderText.evaluate(aPage({ document: gathered(aDocument({ text, ...overrides })) }), anEvidence());
const LOREM = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.";
const metas = [{ name: "robots", property: "", httpEquiv: "", content: "noindex", inHead: true }];

describe("seo-placeholder-text", () => {
  it.each(["Rye from {{ price }} a loaf", "Hello ${user.name}!", "Rye <%= @price %>", "{% trans Bread %}"])(
    "asks about what a template did not fill in: %s",
    (text) => {
      expect(judge(text).outcome).toBe("review");
    },
  );

  it("passes braces and dollars in other places, and what stands in code", () => {
    expect(judge("Bags {small} and {{}}, from $12 to ${20}, 5 % off").outcome).toBe("passed");
    expect(judge("Write {{ price }} there.", { quotedTexts: ["{{ price }}"] }).outcome).toBe("passed");
  });

  it("passes a page with words of its own", () => {
    expect(judge("Fresh bread every morning, baked by hand.").outcome).toBe("passed");
  });

  it.each([
    `Oak chair, $120. ${LOREM}`,
    "Unser Team. At vero eos et accusam et justo duo dolores et ea rebum.",
    "Weit hinten, hinter den Wortbergen, fern der Länder Vokalien leben die Blindtexte.",
    "About us. I’m a paragraph. Click here to add your own text and edit me. It’s easy.",
    "Apache2 Ubuntu Default Page It works! This is the default welcome page used to test the server.",
    "Welcome to nginx! If you see this page, the nginx web server is successfully installed.",
    "Welcome to WordPress. This is your first post. Edit or delete it, then start writing!",
  ])("fails filler text: %s", (text) => {
    expect(judge(text)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringMatching(/^The page shows placeholder text: “/) }],
    });
  });

  const described = (content: string) => ({
    metas: [{ name: "description", property: "", httpEquiv: "", content, inHead: true }],
  });

  it.each([
    ["title", { title: "Harbor Bakery – Just another WordPress site" }],
    ["title", { title: "My WordPress Blog" }],
    ["title", { title: "Site title" }],
    ["description", described("Just another WordPress site")],
    ["description", described("Lorem ipsum dolor sit amet")],
    ["description", described("Ein weiterer WordPress-Blog")],
    ["description", described("%%sitedesc%%")],
    ["title", { title: "{{ page.title }} | Harbor Bakery" }],
  ])("fails the %s that a template has left", (where, document) => {
    expect(judge("Fresh bread every morning.", document)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(`still has the ${where} of a template`) }],
    });
  });

  it.each([
    { title: "We build your WordPress site | Harbor Web" },
    { title: "My site visit in May" },
    { title: "A lorem ipsum generator" },
    described("New website for the bakery: order bread online."),
    described("Save 20% on rye and 10% on rolls [this week]"),
  ])("passes names that someone wrote: %o", (document) => {
    expect(judge("Fresh bread every morning.", document).outcome).toBe("passed");
  });

  it("quotes the first words", () => {
    expect(judge(LOREM)).toMatchObject({
      findings: [
        {
          message:
            "The page shows placeholder text: “Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.”",
        },
      ],
    });
    expect(judge(`${LOREM} ${LOREM}`)).toMatchObject({
      findings: [{ snippet: expect.stringMatching(/ eiusmod tempor…$/) }],
    });
  });

  it.each([
    "Our story. Add your text here.",
    "Welcome to [Company Name], the experts in roofs.",
    "Leistungen. Hier steht Ihr Text.",
    "Notre équipe. Votre texte ici.",
    "Servicios. Escribe aquí tu texto.",
    "Chi siamo. Inserisci qui il tuo testo.",
  ])("asks about a line that may be a template's: %s", (text) => {
    expect(judge(text).outcome).toBe("review");
  });

  it.each([
    ["Shop. This page is under construction. Please come back soon!", "review"],
    ["Diese Seite befindet sich noch im Aufbau.", "review"],
    ["Cette page est en construction.", "review"],
    ["The bridge is under construction. Our pages show how it grows.", "passed"],
    ["We build pages under time pressure, with construction plans.", "passed"],
  ])("asks about a page that says it isn't done: %s", (text, outcome) => {
    expect(judge(text).outcome).toBe(outcome);
  });

  it("asks where the page is about such text", () => {
    expect(judge(LOREM, { title: "Lorem ipsum generator" }).outcome).toBe("review");
  });

  it.each([
    "Designers have set lorem ipsum since the sixteenth century, and few know what it means.",
    "Dolor in the lower back? Sit upright, and read our text here.",
    "Engrave your text on the back of the watch.",
    "Enter your name and we will write to you.",
  ])("passes a text that only uses such words: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it("passes what is shown as code or a quotation", () => {
    expect(judge(`How to test a layout: ${LOREM}`, { quotedTexts: [LOREM] }).outcome).toBe("passed");
  });

  it("does not apply to a page without text or one that is not to be listed", () => {
    expect(judge(" ").outcome).toBe("not-applicable");
    expect(judge(LOREM, { metas }).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not read", () => {
    expect(seoPlaceholderText.evaluate(aPage({ document: notGathered() }), anEvidence()).outcome).toBe(
      "could-not-run",
    );
    expect(seoPlaceholderText.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
