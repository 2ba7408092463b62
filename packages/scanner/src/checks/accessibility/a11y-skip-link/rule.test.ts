import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { ACCESSLINT } from "#evidence/engine-names.ts";

import { a11ySkipLink } from "./rule.ts";

const page = (link: string, more = ""): string =>
  `<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body>${link}<nav aria-label="Main"><a href="/hours">Hours</a></nav><main id="bread"><h1>Bread</h1>${more}</main></body></html>`;
const UNSEEN = 'style="position:absolute;left:-9999px"';

ruleOutcomes(a11ySkipLink, {
  passed: [
    {
      what: "links on slides beside their frame, on a page that leads nowhere else",
      body: `<!doctype html><html lang="en"><head><title>Harbour Bakery</title></head><body><nav aria-label="Main"><a href="#rye">Rye</a> <a href="#oat">Oat</a> <a href="#corn">Corn</a> <a href="#spelt">Spelt</a></nav><main><h1>Bread</h1><div style="overflow:hidden;width:300px"><ul style="display:flex;width:2000px;transform:translateX(-900px)"><li style="width:600px"><a href="#plum">Plum cake</a></li><li style="width:600px">Rolls</li></ul></div><p id="rye">Rye</p><p id="oat">Oat</p><p id="corn">Corn</p><p id="spelt">Spelt</p></main></body></html>`,
    },
    {
      what: "a link to the content, out of sight",
      body: page(`<a href="#bread" ${UNSEEN}>Skip to content</a>`),
    },
    {
      what: "a link to the content in sight, in German",
      body: page('<a href="#bread">Zum Inhalt springen</a>'),
    },
    {
      what: "a link to a named anchor",
      body: page('<a href="#start">Skip to content</a>', '<a name="start"></a>'),
    },
  ],
  review: [
    {
      what: "a link that a script answers",
      body: page('<a href="#inhalt" data-skip="main">Skip to content</a>'),
      by: ACCESSLINT,
    },
  ],
  advice: [
    {
      what: "links to nowhere in Arabic, Japanese and Russian",
      body: page(
        '<a href="#a" id="one">تخطي إلى المحتوى</a><a href="#b" id="two">本文へ移動</a><a href="#c" id="three">Перейти к содержанию</a>',
      ),
      at: ["#one", "#three", "#two"],
    },
    {
      what: "a link to nowhere with marks of a framework and for counting",
      body: page('<a href="#inhalt" id="skip" data-v-7ba5bd90 data-gtm="skip">Zum Inhalt springen</a>'),
      at: ["#skip"],
    },
    {
      what: "a link in sight to what isn't there",
      body: page('<a href="#inhalt" id="skip">Zum Inhalt springen</a>'),
      at: ["#skip"],
    },
    {
      what: "such a link in Spanish, behind a name of the page",
      body: page('<a href="/">Harbour Bakery</a><a href="#contenido" id="skip">Saltar al contenido</a>'),
      at: ["#skip"],
    },
    {
      what: "a link out of sight to a place in other letters",
      body: page(`<a href="#Bread" ${UNSEEN} id="skip">Skip to content</a>`),
      at: ["#skip"],
    },
  ],
  notApplicable: [
    "<p>Bread</p>",
    { what: "a link to a place that speaks of nothing else", body: page('<a href="#bread">Bread</a>') },
  ],
});
