import { expect, it } from "vitest";

import { launchBrowser } from "#browser/launch.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";
import { askProbes, probeModule, putIntoPage } from "#gather/examining/probe-script.ts";
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

it("is found out without a trace in the page: no style stays, and nothing moves or fades in again", async () => {
  const browser = await launchBrowser();
  const context = await browser.puppeteer.createBrowserContext();
  try {
    const tab = await PageTab.open(context, { width: 1280, height: 800 });
    const now = async (): Promise<unknown> => {
      const { result } = await tab.session.send("Runtime.evaluate", { expression: TOLD, awaitPromise: true });
      return JSON.parse(String(result.value));
    };
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
