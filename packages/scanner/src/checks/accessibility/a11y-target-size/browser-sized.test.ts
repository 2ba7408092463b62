import { expect, it } from "vitest";

import { launchBrowser } from "#browser/launch.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";
import { askProbes, probeModule, putIntoPage } from "#gather/examining/probe-script.ts";
import { askPage } from "#gather/page/ask-page.testing.ts";
import { PageTab } from "#gather/page/page-tab.ts";

const PROBES = [probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 3 })];
const LIMIT_MS = 60_000;
const PAGE = `<!doctype html><title>Bread</title><style>
  @keyframes come { from { opacity: 0 } } button { color: navy; padding: 0; animation: come 1ms; transition: all 10ms }
  </style><button>Rye</button><input aria-label="Oat"><script>
  window.told = []; for (const name of ["animationstart", "transitionrun"]) addEventListener(name, ({ type }) => told.push(type));</script>`;
/** Two pictures later, the page has been told of whatever began. */
const TOLD = `new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() =>
  tell(JSON.stringify({ told, sheets: document.adoptedStyleSheets.length })))))`;

const controls = (style: string): string =>
  `<!doctype html><title>Bread</title><style>button { ${style}; display: block } p { height: 90px }</style>${"<button>Rye</button>".repeat(40)}${"<p>Oat</p>".repeat(9)}`;
const SCROLLED = 700;

it.each([
  ["smaller", "font-size: 9px; padding: 0"],
  ["narrower and higher", "width: 20px; padding: 20px 0"],
])("leaves the page where it is scrolled to below %s controls", async (_, style) => {
  const browser = await launchBrowser();
  const context = await browser.puppeteer.createBrowserContext();
  try {
    const tab = await PageTab.open(context, { width: 1280, height: 800 });
    const evaluated = async (expression: string): Promise<number> => await askPage(tab, expression);
    await tab.session.send("Page.navigate", { url: `data:text/html,${encodeURIComponent(controls(style))}` });
    await expect.poll(() => evaluated(`scrollTo(0, ${SCROLLED}); scrollY`)).toBe(SCROLLED);
    await putIntoPage(tab, "probes", { module: probeModule(PROBES), limitMs: LIMIT_MS });
    await askProbes(tab, "probes", { probes: PROBES, limitMs: LIMIT_MS });
    const later =
      "new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell(scrollY))))";
    expect(await evaluated(later)).toBe(SCROLLED);
  } finally {
    await context.close();
    await browser.close();
  }
});

it("is found out without a trace in the page: no style stays, and nothing moves or fades in again", async () => {
  const browser = await launchBrowser();
  const context = await browser.puppeteer.createBrowserContext();
  try {
    const tab = await PageTab.open(context, { width: 1280, height: 800 });
    const now = async (): Promise<unknown> => JSON.parse(await askPage<string>(tab, TOLD));
    await tab.session.send("Page.navigate", { url: `data:text/html,${encodeURIComponent(PAGE)}` });
    await expect.poll(now).toEqual({ told: ["animationstart"], sheets: 0 });
    await putIntoPage(tab, "probes", { module: probeModule(PROBES), limitMs: LIMIT_MS });
    const answers = Object.values(await askProbes(tab, "probes", { probes: PROBES, limitMs: LIMIT_MS }));
    expect(answers).toMatchObject([{ gathered: true, value: { browserSized: ["body > input"] } }]);
    expect(await now()).toEqual({ told: ["animationstart"], sheets: 0 });
  } finally {
    await context.close();
    await browser.close();
  }
});
