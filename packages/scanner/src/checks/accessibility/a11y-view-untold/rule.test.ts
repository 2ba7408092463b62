import {
  FOCUSES_VIEW,
  NAMES_VIEW,
  routedSite,
  sectionedSite,
} from "#checks/accessibility/operated/routers.testing.ts";
import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";

import { a11yViewUntold } from "./rule.ts";

ruleOutcomes(a11yViewUntold, {
  passed: [
    {
      what: "a view under the same main heading that takes the focus",
      body: sectionedSite('if (isOrder) order.querySelector("h2").focus();'),
    },
    { what: "views whose heading takes the focus", body: routedSite(NAMES_VIEW + FOCUSES_VIEW) },
    {
      what: "views whose title is told in a live region a moment later",
      body: routedSite(`${NAMES_VIEW} setTimeout(() => { told.textContent = document.title; }, 200);`),
    },
    {
      what: "a view that gives the focus to its main part",
      body: routedSite("main.tabIndex = -1; main.focus();"),
    },
  ],
  review: {
    what: "a link that stands in the view it leads away from",
    body: routedSite(NAMES_VIEW, { nav: "Harbour Bakery" }).replace(
      "Baked since 1911 in our own oven.</p></main>",
      'Baked since 1911. <a href="/hours">Opening hours</a></p></main>',
    ),
    at: ["#main > p > a"],
  },
  advice: [
    { what: "views of which only those who see learn", body: routedSite(NAMES_VIEW) },
    {
      what: "views under one main heading, without an address of their own",
      body: sectionedSite(""),
      at: ["#go"],
    },
  ],
  notApplicable: [
    '<a href="/hours">Opening hours</a><p>Baked since 1911.</p><script>let loaves = 1;</script>',
    "<p>Bread</p>",
  ],
});
