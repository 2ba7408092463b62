import { setTimeout as sleep } from "node:timers/promises";

import { ESCAPE, press } from "#gather/examining/key-presses.ts";
import { listenedEvents } from "#gather/examining/listened-events.ts";
import type { SingleKeys } from "#gather/examining/operated-facts.ts";
import { whileWatched } from "#gather/examining/watched-page.ts";
import type { PageState } from "#gather/page/in-page/keyboard/watch-changes.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

interface Character {
  key: string;
  keyCode: number;
  shift?: true;
}

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
const CHARACTERS: readonly Character[] = [
  ..."abcdefghijklmnopqrstuvwxyz0123456789"
    .split("")
    .map((key) => ({ key, keyCode: key.toUpperCase().charCodeAt(0) })),
  ...Object.entries(PUNCTUATION).map(([key, keyCode]) => ({ key, keyCode })),
];
/** Letters with Shift, pressed where none of the others acts. */
const CAPITALS: readonly Character[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
  .split("")
  .map((key) => ({ key, keyCode: key.charCodeAt(0), shift: true }));
/** What a person would notice of the page; of that, what no page changes by itself: where the focus is and the page leads. */
interface Seen {
  all: string;
  firm: string;
}

/** How the page changed at each press: `firmly` where the focus moved or it led on. */
type Reaction = "none" | "somehow" | "firmly";

/** Presses that each have to change something before a key is suspected, and before that is believed. */
const SUSPECTED = 2;
const CONFIRMED = 3;
const TOLD_LATE_MS = 60;
const STILL_MS = 1000;
/** Keys that may change something only once. */
const MOST_ONCE = 4;
const MOST_SETTINGS = 4;
const SETTING_MS = 3000;
const KEY_EVENTS = new Set(["keydown", "keypress", "keyup"]);

/**
 * Presses single characters where the page listens for keys, without network meanwhile, and sees what acts.
 *
 * @returns null where the page listens to no keys
 * @throws when the page does not let itself be watched
 */
export async function pressSingleKeys(tab: PageTab, limitMs: number): Promise<SingleKeys | null> {
  const listened = await listenedEvents(tab, limitMs);
  if (![...listened].some((name) => KEY_EVENTS.has(name))) return null;
  return await whileWatched(tab, limitMs, async (attempts) => {
    const state = () => stateOf(tab, { limitMs, attempts });
    const acting: string[] = [];
    const characters = await charactersThatAct(tab, state);
    if (characters === undefined) return { tried: CHARACTERS.length, acting, settings: [] };
    const changedAtOnce = await keysThatChangedOnce(tab, limitMs, "keysThatChanged");
    const ledAtOnce = await keysThatChangedOnce(tab, limitMs, "keysThatLed");
    acting.push(...(await suspectedKeys(tab, state, characters)));
    const isEachKey = acting.length > characters.length / 2;
    const spent = isEachKey ? [] : await keepConfirmed(tab, state, { acting, characters });
    const isSilent = acting.length + spent.length === 0;
    const few = isSilent && (await isStill(state)) ? changedAtOnce : ledAtOnce;
    const once = isSilent ? few : [];
    const settings = [...acting, ...spent, ...once].length === 0 ? [] : await settingNames(tab, limitMs);
    const isSwitchable = !isEachKey && settings.length > 0 && (await canSwitchOff(tab, state, acting));
    // What comes next looks at the page itself.
    if ((await tab.evaluate("watch.isBehindDialog()", limitMs)) === true) await press(tab, ESCAPE);
    return {
      tried: characters.length,
      acting,
      ...(spent.length === 0 ? {} : { spent }),
      ...(once.length === 0 ? {} : { once }),
      settings,
      ...(isSwitchable ? { canSwitchOff: true as const } : {}),
    };
  });
}

/** Keys beside which the page changed each time. Of a page that is never still, those that moved the focus. */
async function suspectedKeys(
  tab: PageTab,
  state: () => Promise<Seen>,
  characters: readonly Character[],
): Promise<string[]> {
  const reactions = new Map<string, Reaction>();
  for (const character of characters)
    reactions.set(character.key, await reacts(tab, state, character, SUSPECTED));
  const keys = [...reactions.keys()].filter((key) => reactions.get(key) !== "none");
  const firm = keys.filter((key) => reactions.get(key) === "firmly");
  const areFew = firm.length > 0 && firm.length <= characters.length / 2;
  return areFew && keys.length > characters.length / 2 ? firm : keys;
}

/** The keys any of which changes something: on most pages none does, and one question tells. */
async function charactersThatAct(
  tab: PageTab,
  state: () => Promise<Seen>,
): Promise<readonly Character[] | undefined> {
  for (const characters of [CHARACTERS, CAPITALS]) {
    const before = await state();
    for (const character of characters) await press(tab, character);
    if ((await changedSince(before, state)) !== null) return characters;
  }
  return undefined;
}

/**
 * The few keys that changed something as the page heard of them, be it for once: another press may say the same again. The
 * first key pressed may only tell that the page is used by keyboard.
 */
async function keysThatChangedOnce(
  tab: PageTab,
  limitMs: number,
  asked: "keysThatChanged" | "keysThatLed",
): Promise<string[]> {
  const keys = (await tab.evaluate(`watch.${asked}()`, limitMs)) as string[];
  const few = keys.filter((key) => key !== CHARACTERS[0]?.key);
  return keys.length === few.length && few.length <= MOST_ONCE ? few : [];
}

/** Of a page that leads on, the browser may tell a moment after the key was pressed. */
async function changedSince(before: Seen, state: () => Promise<Seen>): Promise<Seen | null> {
  const now = await state();
  if (now.all !== before.all) return now;
  await sleep(TOLD_LATE_MS);
  const later = await state();
  return later.all === before.all ? null : later;
}

/**
 * Leaves out keys beside which the page only happened to change, as one does that is never still.
 *
 * @returns those that are left out on a page that is still now
 */
async function keepConfirmed(
  tab: PageTab,
  state: () => Promise<Seen>,
  { acting, characters }: { acting: string[]; characters: readonly Character[] },
): Promise<string[]> {
  const suspected = characters.filter(({ key }) => acting.includes(key));
  const spent: string[] = [];
  for (const character of suspected) {
    const others = suspected.filter((other) => other !== character);
    if (await isConfirmed(tab, state, { character, others })) continue;
    acting.splice(acting.indexOf(character.key), 1);
    spent.push(character.key);
  }
  return spent.length > 0 && (await isStill(state)) ? spent : [];
}

async function isStill(state: () => Promise<Seen>): Promise<boolean> {
  const before = await state();
  await sleep(STILL_MS);
  return (await state()).all === before.all;
}

/** Uses what may switch keys off, one by one, and sees whether keys that acted change nothing then. */
async function canSwitchOff(
  tab: PageTab,
  state: () => Promise<Seen>,
  acting: readonly string[],
): Promise<boolean> {
  const keys = [...CHARACTERS, ...CAPITALS].filter(({ key }) => acting.includes(key));
  const act = async (): Promise<boolean> => {
    const before = await state();
    for (const character of keys) await press(tab, character);
    return (await changedSince(before, state)) !== null;
  };
  for (let index = 0; index < MOST_SETTINGS; index += 1) {
    if (!(await act()) || (await tab.evaluate(`watch.useKeySetting(${index})`, SETTING_MS)) !== true)
      return false;
    if (!(await act())) return true;
    await tab.evaluate(`watch.useKeySetting(${index})`, SETTING_MS);
  }
  return false;
}

/**
 * Whether the page changes whenever the key is pressed, and never while nothing is pressed for twice as long. At the
 * end of a list it changes no more, until another key has led back.
 */
async function isConfirmed(
  tab: PageTab,
  state: () => Promise<Seen>,
  { character, others }: { character: Character; others: readonly Character[] },
): Promise<boolean> {
  for (let round = 0; round < CONFIRMED; round += 1) {
    let begun = performance.now();
    let reaction = await reacts(tab, state, character, 1);
    if (reaction === "none" && others.length > 0) {
      for (const other of others) await press(tab, other);
      await state();
      begun = performance.now();
      reaction = await reacts(tab, state, character, 1);
    }
    if (reaction === "none") return false;
    const before = await state();
    await sleep(2 * (performance.now() - begun));
    const after = await state();
    const part = reaction === "firmly" ? "firm" : "all";
    if (after[part] !== before[part]) return false;
  }
  return true;
}

/**
 * Whether the page changes at once whenever the key is pressed, and rests when it is not. Slides that take turns don't
 * move the focus.
 */
async function reacts(
  tab: PageTab,
  state: () => Promise<Seen>,
  character: Character,
  rounds: number,
): Promise<Reaction> {
  let reaction: Reaction = "firmly";
  for (let round = 0; round < rounds; round += 1) {
    const before = await state();
    await press(tab, character);
    const now = await changedSince(before, state);
    if (now === null) return "none";
    if (now.firm !== before.firm) continue;
    reaction = "somehow";
    const after = await state();
    if ((await state()).all !== after.all) return "none";
  }
  return reaction;
}

/** What a person would notice of the page, and how often it has tried to lead on. */
async function stateOf(
  tab: PageTab,
  { limitMs, attempts }: { limitMs: number; attempts: () => number },
): Promise<Seen> {
  const seen = (await tab.evaluate("watch.stateOfPage()", limitMs)) as PageState;
  const firm = `${seen.focus} ${seen.address} ${attempts()}`;
  return { all: `${JSON.stringify(seen)} ${attempts()}`, firm };
}

/** `settingNames` in the page returns a list of texts. */
async function settingNames(tab: PageTab, limitMs: number): Promise<string[]> {
  return (await tab.evaluate("watch.settingNames()", limitMs)) as string[];
}
