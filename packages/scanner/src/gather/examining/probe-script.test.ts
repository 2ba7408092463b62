import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

import type { BrowserContext } from "puppeteer-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { launchBrowser, type WarmBrowser } from "#browser/launch.ts";
import type { PageFacts } from "#evidence/probe-facts.ts";
import type { PageProbe } from "#gather/examining/page-probe.ts";
import { askProbes, probeModule, putIntoPage } from "#gather/examining/probe-script.ts";
import { inPage } from "#gather/page/in-page-scripts/in-page-module.ts";
import { PageTab } from "#gather/page/page-tab.ts";

const PATIENT_MS = 60_000;
const HASTY_MS = 1000;

let browser: WarmBrowser;
let context: BrowserContext;
let folder: string;

beforeAll(async () => {
  browser = await launchBrowser();
  context = await browser.puppeteer.createBrowserContext();
  folder = await mkdtemp(path.join(tmpdir(), "plumbline-probes-"));
});
afterAll(async () => {
  await context.close();
  await browser.close();
  await rm(folder, { recursive: true });
});

/** A probe with this body. */
async function aProbe(id: string, body: string): Promise<PageProbe> {
  const file = path.join(folder, `${id}.ts`);
  await writeFile(file, `export async function probe({ within }) { ${body} }`);
  const module = inPage(pathToFileURL(file), () => Promise.resolve({}));
  return { id, shape: 3, when: "at rest", module };
}

async function asked(probes: readonly PageProbe[], limitMs: number): Promise<PageFacts> {
  const tab = await PageTab.open(context, { width: 1280, height: 800 });
  try {
    await tab.session.send("Page.navigate", { url: "data:text/html,<title>Bread</title>" });
    await expect.poll(() => tab.loaded).toBe(true);
    await putIntoPage(tab, "probes", { module: probeModule(probes), limitMs: PATIENT_MS });
    return await askProbes(tab, "probes", { probes, limitMs });
  } finally {
    await tab.leave();
  }
}

const told = { gathered: true, shape: 3, value: "Bread" };

it("brings what each probe tells, with the shape it has today", async () => {
  const probes = [await aProbe("title", "return document.title"), await aProbe("nothing", "return null")];
  expect(await asked(probes, PATIENT_MS)).toEqual({ title: told, nothing: { ...told, value: null } });
});

it("says of each probe whether it stopped before it had read all of the page", async () => {
  const numbers = "return [1, 2, 3].filter(within(MOST))";
  const probes = [
    await aProbe("stopped", numbers.replace("MOST", "2")),
    await aProbe("ended", numbers.replace("MOST", "3")),
  ];
  expect(await asked(probes, PATIENT_MS)).toEqual({
    stopped: { gathered: true, shape: 3, value: [1, 2], stopped: true },
    ended: { gathered: true, shape: 3, value: [1, 2, 3] },
  });
});

it("costs only its own answer where a probe breaks down", async () => {
  const probes = [
    await aProbe("broken", "throw new RangeError('no such table')"),
    await aProbe("after-broken", "return document.title"),
  ];
  expect(await asked(probes, PATIENT_MS)).toEqual({
    broken: {
      gathered: false,
      reason: "We could not examine the page for this.",
      cause: "RangeError: no such table",
    },
    "after-broken": told,
  });
});

it.each([
  ["waits for ever", "await new Promise(() => {})"],
  ["keeps the browser busy", "for (;;) {}"],
])("costs only its own answer where a probe %s", async (name, body) => {
  const id = name.replaceAll(" ", "-");
  const probes = [await aProbe(id, body), await aProbe(`after-${id}`, "return document.title")];
  expect(await asked(probes, HASTY_MS)).toEqual({
    [id]: { gathered: false, reason: "The page took too long to examine for this." },
    [`after-${id}`]: told,
  });
});
