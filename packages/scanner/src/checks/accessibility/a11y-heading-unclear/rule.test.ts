import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yHeadingUnclear } from "./rule.ts";

ruleOutcomes(a11yHeadingUnclear, {
  passed: [
    "<h2>Rye bread</h2>",
    { what: "a section of a law", body: "<h2>Section 4</h2>" },
    {
      what: "a long title",
      body: "<h2>How we bake our rye bread each morning with flour from the mill next door, and why it takes a whole night to rise</h2>",
    },
    {
      what: "the same heading in sections of their own",
      body: "<h2>Rye</h2><h3>Prices</h3><h2>Oat</h2><h3>Prices</h3><h2>Rolls</h2><h3>Prices</h3>",
    },
    {
      what: "words that only sound like a place",
      body: "<h2>Block party</h2><h2>Title fights of 2026</h2><h2>Card games</h2>",
    },
    { what: "a title that is meant", body: '<h2 lang="de">Titel und Ehrungen</h2>' },
  ],
  failed: [
    { body: "<h2>Lorem ipsum</h2>", at: ["main > h2"] },
    { body: "<h2>Lorem</h2>", at: ["main > h2"] },
    {
      what: "the name of a block, a widget and a card",
      body: '<h2>Block title</h2><h2>Widget Title</h2><h2>Card heading 2</h2><h2 lang="fr">Titre du bloc</h2>',
    },
    { what: "the place's name in Spanish", body: '<h2 lang="es">Sección</h2>', at: ["main > h2"] },
    { what: "the place's name in German", body: '<h2 lang="de">Überschrift 2</h2>', at: ["main > h2"] },
  ],
  review: {
    what: "paragraphs in large letters, one of them a single sentence",
    body: '<h3 id="it">We bake each morning with flour from the mill next door. Come before noon if you want the rye bread, and bring a bag of your own.</h3><h3 id="one">The bakery has been in the hands of our family since 1989 and goes on to bring bread, rolls and cakes to the people of each town along the coast, summer and winter, with the help of all who come by</h3>',
    at: ["#it", "#one"],
  },
  advice: {
    what: "three headings of the same words",
    body: '<h2>More</h2><p>Rye</p><h2 id="b">More</h2><p>Oat</p><h2 id="c">More</h2><p>Rolls</p>',
    at: ["#b", "#c"],
  },
  notApplicable:
    '<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><main><p>Bread</p></main></body></html>',
});
