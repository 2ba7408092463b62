import { ruleOutcomes } from "#checks/accessibility/rule-outcomes.testing.ts";
import { ALFA } from "#evidence/engine-names.ts";

import { a11yFrameTitleUnique } from "./rule.ts";

const routes = {
  "/way": "<!doctype html><title>Way</title><p>The way to the bakery</p>",
  "/prices": "<!doctype html><title>Prices</title><p>Prices and offers of this week</p>",
};
const frames = (...all: [title: string, src: string][]): string =>
  all.map(([title, src]) => `<iframe title="${title}" src="${src}"></iframe>`).join("");

ruleOutcomes(a11yFrameTitleUnique, {
  passed: [
    { what: "frames of two titles", body: frames(["Way", "/way"], ["Prices", "/prices"]), routes },
    { what: "two frames that show the same", body: frames(["Way", "/way"], ["Way", "/way#map"]), routes },
  ],
  failed: {
    what: "two frames of one title that show different pages",
    body: frames(["Map", "/way"], ["Map", "/prices"]),
    routes,
    at: ["main > iframe:nth-of-type(2)", "main > iframe:nth-of-type(1)"],
  },
  review: [
    {
      what: "documents of one title that hardly share a word",
      body: frames(["Bakery", "/open"], ["Bakery", "/map"]),
      routes: {
        "/open": "<!doctype html><title>Bakery</title><p>Open from six until noon</p>",
        "/map": "<!doctype html><title>Bakery</title><p>Turn left behind the mill</p>",
      },
    },
    {
      what: "frames of other sites",
      body: frames(["Map", "http://localhost:1/a"], ["Map", "http://localhost:1/b"]),
    },
    {
      what: "advertisements, whose titles tell nothing anyway",
      body: frames(["Advertisement", "/way"], ["Advertisement", "/prices"]),
      routes,
      by: ALFA,
    },
  ],
  notApplicable: "<p>Bread</p>",
});
