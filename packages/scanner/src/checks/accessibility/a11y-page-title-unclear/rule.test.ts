import { describe, expect, it } from "vitest";

import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { hasFormOf } from "./inflections.ts";
import { a11yPageTitleUnclear } from "./rule.ts";
import { isLeftBehind } from "./titles-left-behind.ts";

ruleOutcomes(a11yPageTitleUnclear, {
  passed: [
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><h1>Harbour Bakery</h1></main></body></html>',
    {
      what: "a title with another form of a word of the page",
      body: '<!doctype html><html lang="en"><head><title>jsLoaf demos</title></head><body><main><h1>HTML demo</h1><p>This is how a loaf is made of markup alone, and nothing else is needed for it.</p></main></body></html>',
    },
  ],
  failed: [
    '<!doctype html><html lang="en"><head><title>Enter the title of your HTML document here,</title></head><body><main><h1>Bread</h1></main></body></html>',
    '<!doctype html><html lang="en"><head><title>Untitled 2</title></head><body><main><h1>Bread</h1></main></body></html>',
    '<!doctype html><html lang="de"><head><title>Unbenanntes Dokument</title></head><body><main><h1>Brot</h1></main></body></html>',
    {
      what: "a second title that would fit",
      body: '<!doctype html><html lang="en"><head><title>Zebra crossings</title><title>Harbour Bakery</title></head><body><main><h1>Harbour Bakery</h1><p>We bake.</p></main></body></html>',
    },
  ],
  review: [
    {
      what: "a title of which no word stands in the page",
      body: '<!doctype html><html lang="en"><head><title>Zebra crossings</title></head><body><main><h1>Bread</h1><p>Fresh bread is baked here every morning, with flour from the mill next door and nothing else.</p></main></body></html>',
    },
    {
      what: "a heading that says more",
      body: '<!doctype html><html lang="en"><head><title>Bread</title></head><body><main><h1>Bread of the old stone oven</h1></main></body></html>',
    },
  ],
  notApplicable:
    '<!doctype html><html lang="en"><head></head><body><main><h1>Bread</h1></main></body></html>',
});

describe("a title that an editor left behind", () => {
  it.each([
    "Untitled 2",
    "Title of your page",
    "Unbenannt",
    "Sans titre",
    "Sin título",
    "Senza titolo",
    "Página sem título",
    "Naamloos (1)",
    "Bez nazwy",
    "Namnlös",
    "無題",
    "无标题",
    "제목 없음",
    "Новый документ",
    "Dokument1",
    "My WordPress site – Just another WordPress site",
    "Home page template",
    "Página nueva – Mi sitio",
    "Beispielseite",
    "Pagina vuota",
    "Page vierge | Mon site",
  ])("is known: %s", (title) => {
    expect(isLeftBehind(title)).toBe(true);
  });

  it.each([
    "Untitled – the new exhibition",
    "New page in our history",
    "Sans titre, roman de Louise Arnaud",
    "Neue Seiten des Backens",
    "Documentos",
    "Home | Harbour Bakery",
    "無題の展覧会",
    "Una página nueva en la historia del pan",
    "Casa Brígida – Mi sitio favorito",
    "How to name an untitled document",
  ])("is not a name that only sounds like it: %s", (title) => {
    expect(isLeftBehind(title)).toBe(false);
  });
});

describe("another form of a word", () => {
  it.each([
    ["demos", "HTML demo"],
    ["demo", "All demos"],
    ["brote", "Unser Brot des Monats"],
    ["häuser", "Das Haus am See"],
    ["libros", "El libro"],
    ["casas", "La casa blanca"],
    ["pani", "Il pane fresco"],
    ["cities", "Our city"],
    ["cats", "The cat"],
    ["journaux", "Le journal du jour"],
    ["книги", "Новая книга"],
    ["chleby", "Dobry chleb"],
  ])("is known: %s in “%s”", (word, text) => {
    expect(hasFormOf([word], text.toLowerCase())).toBe(true);
  });

  it.each([
    ["break", "Fresh bread"],
    ["zebra", "Bread of the oven"],
    ["demos", "Mit dem Zug"],
    ["news", "Fresh bread every morning"],
    ["brote", "Der Bruder backt"],
    ["casas", "El castillo"],
  ])("is no other word: %s in “%s”", (word, text) => {
    expect(hasFormOf([word], text.toLowerCase())).toBe(false);
  });
});
