import type { Browser } from "puppeteer-core";
import { z } from "zod";

import { OPT_OUT_WORDS } from "#checks/privacy/reading/opt-out-links.ts";
import type { PressedOptOut } from "#evidence/privacy.ts";
import { callSource, inPage } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { unlessMovedOn } from "#gather/privacy/banner-gone.ts";
import { type PassSetting, PassVisit } from "#gather/privacy/pass-visit.ts";

const MODULE = inPage(
  new URL("./in-page/press-opt-out.ts", import.meta.url),
  () => import("./in-page/press-opt-out.ts"),
);
const STEP_MS = 2000;
/** Until a dialog has opened, or the next page has begun to come. */
const OPENING_MS = 1200;
const DEEPEST = 25;
const PRESSES = /^(?:click|mouse(?:down|up)|pointer(?:down|up)|touch(?:start|end))$/;

const links = z.array(
  z.object({ label: z.string(), path: z.string(), runsScript: z.boolean(), namesPart: z.boolean() }),
);
type SamePageLink = z.infer<typeof links>[number];
const changes = z.object({ shown: z.string(), fields: z.number(), frames: z.number() });
const NOTHING = { shown: "", fields: 0, frames: 0 };

/** Opt-out links of the page that a tab shows which lead to no other page. */
export async function samePageOptOuts(tab: PageTab): Promise<SamePageLink[]> {
  const source = callSource(MODULE, "samePageLinks", OPT_OUT_WORDS.source);
  return links.parse(await tab.evaluate(source, STEP_MS));
}

/**
 * Presses each opt-out link that leads to no other page, as a new visitor who has just come, and tells what it did.
 *
 * @throws PageTrouble when the page cannot be visited, or the signal ends it
 */
export async function pressOptOuts(browser: Browser, setting: PassSetting): Promise<PressedOptOut[]> {
  return await PassVisit.run(browser, setting, async (visit) => {
    await visit.load();
    await visit.wait(setting.limits.lingerMs);
    const pressed: PressedOptOut[] = [];
    for (const link of await samePageOptOuts(visit.tab)) {
      if (pressed.length > 0) await visit.comeBack();
      pressed.push(await pressOne(visit, link));
    }
    return pressed;
  });
}

async function pressOne(visit: PassVisit, link: SamePageLink): Promise<PressedOptOut> {
  const { tab } = visit;
  const { label, namesPart } = link;
  const heardBy = link.runsScript ? "link" : await listening(tab, link);
  const { documents } = tab;
  const asked = visit.sentSoFar().requests.length;
  const address = await addressOf(tab);
  await unlessMovedOn(tab, () => tab.evaluate(callSource(MODULE, "press", link.path), STEP_MS));
  await visit.wait(OPENING_MS);
  const requests = visit.sentSoFar().requests.length - asked;
  const moved = tab.documents !== documents || (await unlessMovedOn(tab, () => addressOf(tab))) !== address;
  if (moved) return { label, heardBy, namesPart, leftPage: true, ...NOTHING, requests };
  const seen = changes.parse(await tab.evaluate(callSource(MODULE, "opened"), STEP_MS));
  return { label, heardBy, namesPart, leftPage: false, ...seen, requests };
}

async function addressOf(tab: PageTab): Promise<unknown> {
  return await tab.evaluate(`location.href.split("#")[0]`, STEP_MS);
}

async function listening(tab: PageTab, { path }: SamePageLink): Promise<PressedOptOut["heardBy"]> {
  const depth = Math.min(DEEPEST, path.split(" > ").length - 2);
  const link = `document.querySelector(${JSON.stringify(path)})`;
  for (let up = 0; up < depth; up += 1) {
    if (await isHeard(tab, `${link}${"?.parentElement".repeat(up)}`)) return "link";
  }
  for (const whole of ["document.body", "document.documentElement", "document", "window"]) {
    if (await isHeard(tab, whole)) return "page";
  }
  return null;
}

async function isHeard(tab: PageTab, expression: string): Promise<boolean> {
  return (await tab.listenersOf(expression, STEP_MS)).some((event) => PRESSES.test(event));
}
