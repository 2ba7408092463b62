import { randomUUID } from "node:crypto";

import type { Browser, CDPSession } from "puppeteer-core";
import { z } from "zod";

import type { TypedField, TypedPage } from "#evidence/privacy.ts";
import { callSource, inPage } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import { prepareFrames } from "#gather/privacy/frame-sessions.ts";
import { HeldNetwork } from "#gather/privacy/held-network.ts";
import { DeviceWatch } from "#gather/privacy/device-watch.ts";
import { moveAbout, passTime } from "#gather/privacy/move-about.ts";
import { type PassSetting, PassVisit } from "#gather/privacy/pass-visit.ts";
import { readQueues } from "#gather/privacy/read-queues.ts";
import { valueFor, valuesSent, type TypedValue } from "#gather/privacy/typed-values.ts";

const FIELDS = inPage(
  new URL("./in-page/typable-fields.ts", import.meta.url),
  () => import("./in-page/typable-fields.ts"),
);
const SOCKETS = inPage(
  new URL("./in-page/hold-sockets.ts", import.meta.url),
  () => import("./in-page/hold-sockets.ts"),
);
const STEP_MS = 2000;
/** A busy machine is slow to hand on a key; that is no fault of the page. */
const KEY_MS = 5000;
/** Scripts that poll fields do so every few seconds at most. */
const POLLING_MS = 12_000;
/** For what is sent on leaving the page. */
const LEAVING_MS = 200;
const fields = z.array(
  z.object({ name: z.string(), kind: z.enum(["email", "password", "telephone", "search", "text"]) }),
);
const attempt = z.object({ url: z.string(), body: z.string() });

/**
 * Looks at a page as a new visitor, then types made-up values into its fields and moves about while nothing can leave
 * the page. Tells which values scripts tried to send before any form was: on keys, on leaving a field, by looking again
 * and again, or on leaving the page. No form is sent.
 *
 * @throws PageTrouble when the page cannot be visited, or the signal ends it
 */
export async function typeInPage(browser: Browser, setting: PassSetting): Promise<TypedPage> {
  const network = new HeldNetwork();
  const watch = new DeviceWatch();
  const eventName = `typing${randomUUID().replaceAll("-", "")}`;
  const prepare = async (session: CDPSession): Promise<void> => {
    await Promise.all([watchSockets(session, eventName, network), watch.prepare(session)]);
  };
  return await PassVisit.run(browser, { ...setting, prepare }, async (visit) => {
    const { tab } = visit;
    await visit.load();
    const found = fields.parse(await ask(tab, "typableFields"));
    const untouched = await seenUntouched(visit, watch);
    const touchedAtMs = visit.atMs(Date.now());
    await prepareFrames(tab.target, network.hold, { worker: network.hold });
    await ask(tab, "tellPage", eventName);
    const typed = await typeAll(tab, found);
    await moveOn(tab);
    const queued = await readQueues(tab, typed);
    const onceMoved = visit.sentSoFar().requests.filter(({ startedAtMs }) => startedAtMs >= touchedAtMs);
    const left = tab.session.send("Page.navigate", { url: "about:blank" });
    await tab.race(left, STEP_MS, "We could not leave the page.");
    await visit.wait(LEAVING_MS);
    const sent = valuesSent(typed, network.attempts);
    return { url: setting.url, fields: found, sent, queued, ...untouched, onceMoved };
  });
}

async function seenUntouched(
  visit: PassVisit,
  { fingerprintCalls, positionAskedBy, notificationsAskedBy, recordersAsked }: DeviceWatch,
): Promise<
  Pick<
    TypedPage,
    "fingerprintCalls" | "positionAskedBy" | "notificationsAskedBy" | "recordersAsked" | "stored"
  >
> {
  const { cookieWrites } = visit.sentSoFar();
  const storage = await visit.tab.call("readStorage", STEP_MS);
  const stored = { cookieWrites, storage };
  return { fingerprintCalls, positionAskedBy, notificationsAskedBy, recordersAsked, stored };
}

/** For scripts that look at fields again and again, or wait for a visitor who moves or stays. */
async function moveOn(tab: PageTab): Promise<void> {
  try {
    await moveAbout(tab);
  } catch (error) {
    // A page too busy to be moved about in may still send what was typed.
    if (!(error instanceof PageTrouble)) throw error;
    await passTime(tab, POLLING_MS);
  }
}

async function typeAll(tab: PageTab, found: readonly TypedField[]): Promise<TypedValue[]> {
  const typed: TypedValue[] = [];
  for (const [index, field] of found.entries()) {
    const value = valueFor(field);
    await ask(tab, "enterField", String(index));
    for (const key of value.text) await pressKey(tab, key);
    await ask(tab, "leaveField");
    typed.push(value);
  }
  return typed;
}

async function pressKey(tab: PageTab, key: string): Promise<void> {
  const code = codeOf(key);
  // The code of a sign is another key's: that of a dot deletes.
  const windowsVirtualKeyCode = code === "" ? 0 : (key.toUpperCase().codePointAt(0) ?? 0);
  const named = { key, code, windowsVirtualKeyCode };
  const busy = "The page did not take what we typed.";
  const session = await tab.inputSession();
  const down = session.send("Input.dispatchKeyEvent", { type: "keyDown", text: key, ...named });
  await tab.race(down, KEY_MS, busy);
  await tab.race(session.send("Input.dispatchKeyEvent", { type: "keyUp", ...named }), KEY_MS, busy);
}

function codeOf(key: string): string {
  if (/\d/.test(key)) return `Digit${key}`;
  return /[a-z]/i.test(key) ? `Key${key.toUpperCase()}` : "";
}

async function ask(
  tab: PageTab,
  name: "typableFields" | "enterField" | "leaveField" | "tellPage",
  ...args: string[]
): Promise<unknown> {
  return await tab.evaluate(callSource(FIELDS, name, ...args), STEP_MS);
}

async function watchSockets(session: CDPSession, bindingName: string, network: HeldNetwork): Promise<void> {
  session.on("Runtime.bindingCalled", ({ name, payload }) => {
    if (name === bindingName) network.note(attempt.parse(JSON.parse(payload)));
  });
  await session.send("Runtime.enable");
  await Promise.all([
    session.send("Runtime.addBinding", { name: bindingName }),
    session.send("Page.addScriptToEvaluateOnNewDocument", {
      source: callSource(SOCKETS, "holdSockets", bindingName),
    }),
  ]);
}
