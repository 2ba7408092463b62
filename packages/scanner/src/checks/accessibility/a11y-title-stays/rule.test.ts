import { NAMES_VIEW, routedSite, sectionedSite } from "#checks/accessibility/operated/routers.testing.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yTitleStays } from "./rule.ts";

const NEW_PAGES = '<a href="/hours">Opening hours</a><p>Baked since 1911.</p>';

ruleOutcomes(a11yTitleStays, {
  passed: [
    { what: "views of one page, each with its title", body: routedSite(NAMES_VIEW) },
    {
      what: "a title that comes a moment after its view",
      body: routedSite(`setTimeout(() => { ${NAMES_VIEW} }, 300);`, { late: 100 }),
    },
    {
      what: "views without an address of their own, each with its title",
      body: sectionedSite('document.title = "Order - Harbour Bakery";'),
    },
    {
      what: "a link to the view that is shown already",
      body: `<h1>Bread</h1><nav aria-label="Main"><a href="#/">Harbour Bakery</a> <a href="#/hours">Hours</a></nav><p id="text">Baked since 1911.</p><script>addEventListener("hashchange", () => { if (location.hash !== "#/hours") return; document.title = document.querySelector("h1").textContent = "Hours"; text.textContent = "From seven to six."; });</script>`,
    },
    {
      what: "views that only a query tells apart, under one heading",
      body: `<h1>Harbour Bakery</h1><nav aria-label="Kinds"><a href="?kind=rye">Rye</a></nav><p id="list">All breads</p><script>document.querySelector("nav").onclick = (event) => { event.preventDefault(); history.pushState(null, "", event.target.href); list.textContent = "Dark rye, light rye"; };</script>`,
    },
  ],
  advice: {
    what: "views without an address of their own, under one title",
    body: sectionedSite(""),
    at: ["#go"],
  },
  failed: [
    {
      what: "views whose address is a fragment, behind links to pages of their own",
      body: `<nav aria-label="Main"><a href="/bread">Bread</a> <a href="/shops">Shops</a></nav><h1>Account</h1><nav aria-label="Account"><a href="#/account" aria-current="page">Overview</a> <a href="#/bills" id="bills">Bills</a></nav><p id="text">One order.</p><script>addEventListener("hashchange", () => { document.querySelector("h1").textContent = "Your bills"; text.textContent = "All are paid."; });</script>`,
      routes: { "/bread": "<title>Bread</title>Bread", "/shops": "<title>Shops</title>Shops" },
      at: ["#bills"],
    },
    {
      what: "views under the heading of all the site, and under one title",
      body: routedSite("")
        .replace("<main", "<h1>Harbour Bakery</h1><main")
        .replace('"<h1>" + heading + "</h1><p>"', '"<h2>" + heading + "</h2><p>"'),
    },
    {
      what: "views of one page under one title",
      body: routedSite(""),
      at: ["nav > a:nth-of-type(2)", "nav > a:nth-of-type(3)"],
    },
    {
      what: "views whose address is a fragment",
      body: `<h1>Fresh bread</h1><nav aria-label="Main"><a href="#/hours">Opening hours</a></nav><p id="text">Baked since 1911.</p><script>addEventListener("hashchange", () => { document.querySelector("h1").textContent = "When we open"; text.textContent = "We open at seven."; });</script>`,
      at: ["nav > a"],
    },
  ],
  notApplicable: [
    {
      what: "links to pages of their own, beside a script",
      body: `${NEW_PAGES}<script>let loaves = 1;</script>`,
    },
    NEW_PAGES,
    {
      what: "links that jump to a part, or that a script makes open a part",
      body: `<nav aria-label="On this page"><a href="#hours">Hours</a></nav><a href="/more" id="more">More</a><p id="told" hidden>We bake daily.</p><h2 id="hours">Hours</h2><script>more.onclick = (event) => { event.preventDefault(); told.hidden = false; };</script>`,
    },
  ],
});
