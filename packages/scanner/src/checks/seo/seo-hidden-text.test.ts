import { describe, expect, it } from "vitest";

import {
  aDocument,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot, HiddenTextRef } from "#evidence/document.ts";

import { seoHiddenText } from "./seo-hidden-text.ts";

const judge = (document: Partial<DocumentSnapshot>) =>
  seoHiddenText.evaluate(aPage({ document: gathered(aDocument(document)) }), anEvidence());
const hidden = (how: HiddenTextRef["how"]): HiddenTextRef => ({
  selector: "div.more",
  snippet: '<div class="more">',
  component: "div.more",
  how,
  words: 60,
  text: "roofer Tampa, roof repair Tampa, cheap roofer Tampa, best roofer near me",
});

describe("seo-hidden-text", () => {
  it("asks about text that no one can read", () => {
    expect(judge({ hiddenTexts: [hidden("tiny"), hidden("color")] })).toMatchObject({
      outcome: "review",
      findings: [
        {
          message: expect.stringContaining(
            "A text of 60 words is too small for anyone to read: “roofer Tampa,",
          ),
          element: { selector: "div.more" },
        },
        { message: expect.stringContaining("in the same color as its background") },
      ],
    });
  });

  it.each([
    "plumber Leeds, emergency plumber Leeds, cheap plumber Leeds, plumber Leeds 24h, best plumber Leeds, boiler repair",
    "florist leeds cheap flowers leeds same day florist leeds florist york florist bradford flowers delivered leeds wedding flowers york roses leeds",
    "serrurier lyon pas cher dépannage serrurier villeurbanne ouverture porte lyon urgence serrurier lyon serrurier bron dépannage porte claquée lyon serrurier 7j7",
    "hydraulik kraków tani hydraulik 24h pogotowie hydrauliczne kraków hydraulik wieliczka hydraulik skawina udrażnianie rur kraków montaż kraków naprawa junkersów hydraulik",
    "Umzug Köln günstig Umzug Köln Firma Umzug Köln Preis Umzug Köln billig Umzug Köln Angebot Umzug Köln",
  ])("fails a text out of sight that repeats its keywords: %s", (text) => {
    for (const how of ["away", "cut", "color", "clear"] as const)
      expect(judge({ hiddenTexts: [{ ...hidden(how), text }] })).toMatchObject({
        outcome: "failed",
        findings: [{ message: expect.stringContaining("repeats the same keywords") as string }],
      });
  });

  it.each([
    ["cheap boats boats for sale cheap boats best boats buy boats boats harbor boats", "failed"],
    ["plumber leeds plumber york plumber hull plumber bradford plumber ripon", "failed"],
    ["Press Enter to open the menu, and Escape to close it again.", "passed"],
    ["Mon Tue Wed Thu Fri Sat Sun week week week month year", "passed"],
    ["Slide one of five slides. Use the arrows to see other slides.", "passed"],
    ["rye bread oat bread wheat bread spelt loaf barley roll", "passed"],
  ])("tells a short text only where one word fills it: %s", (text, outcome) => {
    const words = text.split(" ").length;
    expect(judge({ hiddenTexts: [{ ...hidden("away"), words, text }] }).outcome).toBe(outcome);
    expect(judge({ hiddenTexts: [{ ...hidden("tiny"), words, text }] }).outcome).toBe(outcome);
  });

  it("asks about a sentence in the color of its ground", () => {
    const text = "Our shop in Leeds delivers roses and tulips to all parts of town";
    expect(judge({ hiddenTexts: [{ ...hidden("color"), words: 13, text }] }).outcome).toBe("review");
    expect(judge({ hiddenTexts: [{ ...hidden("away"), words: 13, text }] }).outcome).toBe("passed");
  });

  it("asks about a list of names out of sight", () => {
    const text =
      "Kamen, Unna, Werl, Soest, Hamm, Lünen, Bergkamen, Holzwickede, Fröndenberg, Menden, Iserlohn, Hagen";
    expect(judge({ hiddenTexts: [{ ...hidden("away"), text }] })).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("moved far outside of the window") as string }],
    });
  });

  it.each([
    "Use the arrow keys to move between the days, and press Enter to choose one. The prices of each day are read out as you move.",
    "Roses and tulips come from our own garden, and roses from Kenya only in winter. We tie roses, tulips and lilies by hand",
    "Kurs A Montag 9 Uhr Raum 12 Kurs B Dienstag 10 Uhr Raum 14 Kurs C Mittwoch 11 Uhr Aula Kurs D Freitag 8 Uhr Halle",
    "The chart shows sales of bread by month: January 1,200 loaves, February 1,340 loaves, March 1,500 loaves, and April 1,420.",
  ])("passes a text out of sight that is for screen readers: %s", (text) => {
    expect(judge({ hiddenTexts: [{ ...hidden("away"), text }] }).outcome).toBe("passed");
  });

  it("passes a list of names that may fade in", () => {
    const text =
      "Kamen, Unna, Werl, Soest, Hamm, Lünen, Bergkamen, Menden, Iserlohn, Hagen, Schwerte, Witten, Ahlen";
    expect(judge({ hiddenTexts: [{ ...hidden("clear"), text }] }).outcome).toBe("passed");
  });

  it("passes a page without any", () => {
    expect(judge({ hiddenTexts: [] }).outcome).toBe("passed");
  });

  it("does not apply to a page without text", () => {
    expect(judge({ text: "" }).outcome).toBe("not-applicable");
  });

  it("says so where it was not looked for", () => {
    expect(judge({}).outcome).toBe("not-looked-at");
  });

  it("could not run on a page that was not read", () => {
    const unread = aPage({ document: notGathered() });
    expect(seoHiddenText.evaluate(unread, anEvidence()).outcome).toBe("could-not-run");
    expect(seoHiddenText.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
