import { press } from "#gather/examining/key-presses.ts";
import { listenedEvents } from "#gather/examining/listened-events.ts";
import type { SingleKeys } from "#gather/examining/operated-facts.ts";
import { whileWatched } from "#gather/examining/watched-page.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

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
    if (!(await reactsToAny(tab, state))) return { tried: CHARACTERS.length, acting, settings: [] };
    for (const character of CHARACTERS) {
      if (await reacts(tab, state, character)) acting.push(character.key);
    }
    const settings = acting.length === 0 ? [] : await settingNames(tab, limitMs);
    return { tried: CHARACTERS.length, acting, settings };
  });
}

/** Whether any of the keys changes anything: on most pages none does, and one question tells. */
async function reactsToAny(tab: PageTab, state: () => Promise<string>): Promise<boolean> {
  const before = await state();
  for (const character of CHARACTERS) await press(tab, character);
  return (await state()) !== before;
}

/** Whether the page changes at once whenever the key is pressed, and rests when it is not. */
async function reacts(
  tab: PageTab,
  state: () => Promise<string>,
  character: { key: string; keyCode: number },
): Promise<boolean> {
  for (let round = 0; round < 2; round += 1) {
    const before = await state();
    await press(tab, character);
    if ((await state()) === before) return false;
    const after = await state();
    if ((await state()) !== after) return false;
  }
  return true;
}

/** What a person would notice of the page, and how often it has tried to lead on. */
async function stateOf(
  tab: PageTab,
  { limitMs, attempts }: { limitMs: number; attempts: () => number },
): Promise<string> {
  const seen = JSON.stringify(await tab.evaluate("watch.stateOfPage()", limitMs));
  return `${seen} ${attempts()}`;
}

/** `settingNames` in the page returns a list of texts. */
async function settingNames(tab: PageTab, limitMs: number): Promise<string[]> {
  return (await tab.evaluate("watch.settingNames()", limitMs)) as string[];
}
