import { expect, it } from "vitest";

import { LONG, visitShown } from "#checks/accessibility/shared-browser.testing.ts";
import { anEvidence } from "#evidence-builders.testing.ts";

import { perfBlockingScripts } from "./perf-blocking-scripts.ts";

const WIDGET = "https://widgets.example/w.js";
const head = (markup: string) => `<!doctype html><html lang="en"><head><title>Shop</title>${markup}</head>
  <body><h1>Shop</h1><p>Fresh bread</p></body></html>`;
const insert = (steps: string) =>
  head(`<script>const s = document.createElement("script"); s.src = "${WIDGET}"; ${steps}</script>`);

it.each([
  ["that a script adds to the head", insert("document.head.append(s)"), "passed"],
  ["that a script puts before another", insert("document.head.prepend(s)"), "passed"],
  ["with async", head(`<script async src="${WIDGET}"></script>`), "passed"],
  ["in the markup", head(`<script src="${WIDGET}"></script>`), "failed"],
  [
    "that is written while the page is read",
    head(`<script>document.write('<script src="${WIDGET}"></' + 'script>')</script>`),
    "failed",
  ],
])(
  "a script %s",
  async (_how, markup, outcome) => {
    const page = await visitShown({ "/": markup }, { isKeyPage: false });
    expect(perfBlockingScripts.evaluate(page, anEvidence({ pages: [page] })).outcome).toBe(outcome);
  },
  LONG,
);
