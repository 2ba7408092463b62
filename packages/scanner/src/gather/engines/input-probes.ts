import type { EngineFinding } from "#evidence.ts";
import { press } from "#gather/engines/key-presses.ts";
import { plumblineFinding } from "#gather/engines/plumbline-finding.ts";
import { inPage, moduleSource } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { withoutNetwork } from "#gather/page/without-network.ts";

const WATCH = inPage(
  new URL("../page/in-page/keyboard/watch-changes.ts", import.meta.url),
  () => import("#gather/page/in-page/keyboard/watch-changes.ts"),
);
/** Characters with the key that writes them on a US keyboard; punctuation has codes of its own. */
const PUNCTUATION = {
  "+": 187,
  "-": 189,
  "/": 191,
  ".": 190,
  ",": 188,
  ";": 186,
  "?": 191,
  "[": 219,
  "]": 221,
};
const CHARACTERS = [
  ..."abcdefghijklmnopqrstuvwxyz0123456789"
    .split("")
    .map((key) => ({ key, keyCode: key.toUpperCase().charCodeAt(0) })),
  ...Object.entries(PUNCTUATION).map(([key, keyCode]) => ({ key, keyCode })),
];
const KEY_EVENTS = new Set(["keydown", "keypress", "keyup"]);
const USES = new Set([
  "click",
  "input",
  "change",
  "pointerdown",
  "pointerup",
  "mousedown",
  "touchstart",
  "keydown",
  "submit",
]);
const MOTION_EVENTS = new Set(["devicemotion", "deviceorientation"]);

/**
 * Presses single characters and moves the device where the page listens for that, without network meanwhile, and
 * sees whether anything happens (2.1.4, 2.5.4).
 *
 * @throws when the page does not let itself be watched
 */
export async function probeInput(tab: PageTab, limitMs: number): Promise<EngineFinding[]> {
  const listened = await listenedEvents(tab, limitMs);
  const listensToKeys = [...listened].some((name) => KEY_EVENTS.has(name));
  const listensToMotion = [...listened].some((name) => MOTION_EVENTS.has(name));
  if (!listensToKeys && !listensToMotion) return [];
  return await withoutNetwork(tab, async () => {
    await tab.evaluate(`globalThis.watch = ${moduleSource(WATCH)}; watch.watchChanges()`, limitMs);
    return [
      ...(listensToMotion ? await probeMotion(tab, limitMs) : []),
      ...(listensToKeys ? await probeShortcuts(tab, limitMs) : []),
    ];
  });
}

/** Names of events that window, document or body listen for. */
async function listenedEvents(tab: PageTab, limitMs: number): Promise<Set<string>> {
  const names = new Set<string>();
  for (const expression of ["window", "document", "document.documentElement", "document.body"]) {
    for (const name of await tab.listenersOf(expression, limitMs)) names.add(name);
  }
  return names;
}

async function probeMotion(tab: PageTab, limitMs: number): Promise<EngineFinding[]> {
  const changes = Number(await tab.evaluate("watch.tiltDevice()", limitMs));
  if (changes === 0) return [];
  const canOperate = await hasOperableControl(tab, limitMs);
  if (canOperate && (await tab.evaluate("watch.canSwitchMotionOff()", limitMs)) === true) return [];
  return [
    plumblineFinding({
      rule: "motion-actuation",
      verdict: canOperate ? "review" : "failed",
      wcag: ["2.5.4"],
      actRules: ["7677a9", "c249d5"],
      severity: "medium",
      message: canOperate
        ? "Moving the device changes the page. Is there a control that does the same, and a setting that turns it off?"
        : "Moving the device changes the page, and no control does the same",
      element: null,
    }),
  ];
}

const CONTROLS = "button:enabled,input:enabled,select:enabled,[role=button],[role=slider],a[href]";
/** Controls a script may read without listening to them. */
const STATEFUL =
  "input:enabled:not([type=button],[type=submit],[type=reset],[type=hidden]),select:enabled,[role=switch],[role=checkbox]";
const MOST_CONTROLS = 30;

/** Whether any control listens to being used; handlers further up may serve controls below them. */
async function hasOperableControl(tab: PageTab, limitMs: number): Promise<boolean> {
  const keepsState = await tab.evaluate(
    `document.querySelector(${JSON.stringify(STATEFUL)}) !== null`,
    limitMs,
  );
  if (keepsState === true) return true;
  const controls = `document.querySelectorAll(${JSON.stringify(CONTROLS)})`;
  const count = Math.min(Number(await tab.evaluate(`${controls}.length`, limitMs)), MOST_CONTROLS);
  const places = Array.from({ length: count }, (_, index) => `${controls}[${index}]`);
  for (const place of count === 0 ? [] : ["document", "document.body", ...places]) {
    const listened = await tab.listenersOf(place, limitMs);
    if (listened.some((name) => USES.has(name))) return true;
  }
  return false;
}

async function probeShortcuts(tab: PageTab, limitMs: number): Promise<EngineFinding[]> {
  if (!(await reactsToAny(tab, limitMs))) return [];
  const shortcuts: string[] = [];
  for (const character of CHARACTERS) {
    if (await reacts(tab, limitMs, character)) shortcuts.push(character.key);
  }
  // A page that reacts to every key, as a game or a terminal does, has no shortcuts in this sense.
  if (shortcuts.length === 0 || shortcuts.length > CHARACTERS.length / 2) return [];
  const canChange = (await tab.evaluate("watch.hasShortcutSetting()", limitMs)) === true;
  return [
    plumblineFinding({
      rule: "character-shortcut",
      verdict: canChange ? "review" : "failed",
      wcag: ["2.1.4"],
      actRules: ["ffbc54"],
      severity: "medium",
      message: `Pressing ${shortcuts.slice(0, 5).join(", ")} does something right away. We found no setting that changes it or turns it off`,
      element: null,
    }),
  ];
}

/** Whether any of the keys changes anything: on most pages none does, and one question tells. */
async function reactsToAny(tab: PageTab, limitMs: number): Promise<boolean> {
  const before = await stateOf(tab, limitMs);
  for (const character of CHARACTERS) await press(tab, character);
  return (await stateOf(tab, limitMs)) !== before;
}

/** Whether the page changes at once whenever the key is pressed, and rests when it is not. */
async function reacts(
  tab: PageTab,
  limitMs: number,
  character: { key: string; keyCode: number },
): Promise<boolean> {
  for (let round = 0; round < 2; round += 1) {
    const before = await stateOf(tab, limitMs);
    await press(tab, character);
    if ((await stateOf(tab, limitMs)) === before) return false;
    const after = await stateOf(tab, limitMs);
    if ((await stateOf(tab, limitMs)) !== after) return false;
  }
  return true;
}

async function stateOf(tab: PageTab, limitMs: number): Promise<string> {
  return JSON.stringify(await tab.evaluate("watch.stateOfPage()", limitMs));
}
