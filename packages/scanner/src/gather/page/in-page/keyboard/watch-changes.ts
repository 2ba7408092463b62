import { SHORTCUT_SETTING } from "#checks/accessibility/wording/key-words.ts";

import {
  attribute,
  checkVisibility,
  everyElement,
  matchesSelector,
  openShadowRoot,
  queryAll,
  textContent,
} from "../dom.ts";

const MOST_ELEMENTS = 20_000;
const WRITTEN_IN = "input,textarea,select,[contenteditable]:not([contenteditable=false])";

let changes = 0;
let observer: MutationObserver | null = null;
/** What each key changed while the page heard of it, by the key; none at first. */
let changedByKeys = new Map<string, Set<Element>>();
/** Keys that led to another part of the page. */
let leadingKeys = new Set<string>();
let keyHeard: string | null = null;
let endHearing: (() => void) | null = null;

/** Counts what a person would notice: changes of the document, of the scroll position, of the focus, of the address. */
export function watchChanges(): void {
  observer?.disconnect();
  changes = 0;
  changedByKeys = new Map();
  leadingKeys = new Set();
  for (const name of ["keydown", "keypress", "keyup"])
    globalThis.addEventListener(name, hearKey, { capture: true });
  // Keys that act only while a control has the focus are no shortcuts in this sense.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  observer = new MutationObserver(note);
  const roots = everyElement(document, MOST_ELEMENTS).flatMap((element) => openShadowRoot(element) ?? []);
  for (const root of [document, ...roots])
    observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  // Counted too, so that what one key does and the next undoes is noticed.
  for (const name of ["scroll", "focusin"]) document.addEventListener(name, count, { capture: true });
}

function note(records: readonly MutationRecord[]): void {
  changes += records.length;
  if (keyHeard === null) return;
  const touched = changedByKeys.get(keyHeard) ?? new Set();
  for (const { target } of records) {
    const element = target instanceof Element ? target : target.parentElement;
    if (element !== null) touched.add(element);
  }
  if (touched.size > 0) changedByKeys.set(keyHeard, touched);
}

/** What comes before the next turn of the page's events, or before another key is heard, comes of the key. */
function hearKey(event: Event): void {
  if (!(event instanceof KeyboardEvent)) return;
  // Browsers hear keys that are pressed fast before they come to the next turn.
  endHearing?.();
  note(observer?.takeRecords() ?? []);
  const { key } = event;
  const { href } = location;
  keyHeard = key;
  const { port1, port2 } = new MessageChannel();
  const end = (): void => {
    if (endHearing !== end) return;
    note(observer?.takeRecords() ?? []);
    if (location.href !== href) leadingKeys.add(key);
    keyHeard = null;
    endHearing = null;
    port1.close();
  };
  endHearing = end;
  port1.addEventListener("message", end);
  port1.start();
  port2.postMessage(null);
}

/** Keys that changed something on their own that can be seen now, or led to another part of the page. */
export function keysThatChanged(): string[] {
  const changing = [...changedByKeys.keys()].filter((key) =>
    [...(changedByKeys.get(key) ?? [])].some((element) => isShown(element)),
  );
  return [...leadingKeys.union(new Set(changing))];
}

/** Of these, keys that led to another part of the page, which no page does by itself. */
export function keysThatLed(): string[] {
  return [...leadingKeys];
}

/** What marks the whole page, as for how it is used, is nothing to see. */
function isShown(element: Element): boolean {
  const isWhole = matchesSelector(element, "html,body,head,head *");
  return !isWhole && checkVisibility(element, { visibilityProperty: true, opacityProperty: true });
}

/** Whether a dialog keeps keys from the page, as one does that a key has opened. */
export function isBehindDialog(): boolean {
  return queryAll(document, "dialog:modal,[aria-modal=true]").some((dialog) => checkVisibility(dialog));
}

function count(): void {
  changes += 1;
}

export interface PageState {
  changes: number;
  scroll: number;
  address: string;
  focus: string;
}

export async function stateOfPage(): Promise<PageState> {
  await new Promise((resolve) => setTimeout(resolve, 10));
  const state = {
    changes,
    scroll: Math.round(globalThis.scrollX + globalThis.scrollY),
    address: location.href,
    focus: document.activeElement?.outerHTML.slice(0, 100) ?? "",
  };
  leaveField();
  return state;
}

/** Every key writes in a field that one of them leads to. */
function leaveField(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && matchesSelector(activeElement, WRITTEN_IN))
    activeElement.blur();
}

const SETTINGS =
  "input[type=checkbox],input[type=radio],input[type=text],input:not([type]),select,button,a[href],[role=switch],[role=checkbox]";
const LINKS = "a[href]:not([role=button],[role=switch],[role=checkbox])";
const SETTINGS_PAGE =
  /settings?|preferences?|(?<!\p{L})prefs|(?<!\p{L})options|customi[sz]e|configur|accessibility|einstellung|anpassen|param[eè]tres|pr[eé]f[eé]rences|r[eé]glages|ajustes|preferencias|impostazioni|preferenze|instellingen|voorkeuren|ustawienia|preferencje|defini[cç][oõ]es/iu;
const MOST_NAMES = 500;

/** Names of whatever could change how the page behaves. */
export function settingNames(): string[] {
  return queryAll(document, SETTINGS)
    .filter((control) => !matchesSelector(control, LINKS) || leadsToSettings(control))
    .slice(0, MOST_NAMES)
    .map((control) => namesOf(control).slice(0, 200));
}

/** Whether a link is called after settings or leads to some, or does what a script says. */
function leadsToSettings(link: Element): boolean {
  const address = attribute(link, "href")?.trim() ?? "";
  if (/^(?:#!?$|javascript:)/i.test(address)) return true;
  const isInPage = address.startsWith("#") && document.getElementById(address.slice(1)) !== null;
  return !isInPage && SETTINGS_PAGE.test(`${namesOf(link)} ${address}`);
}

/** Uses a control that may switch keys off, as a person would: first those named after keys. @returns whether there is one */
export function useKeySetting(index: number): boolean {
  const setting = switchesFor(SHORTCUT_SETTING)[index];
  if (!(setting instanceof HTMLElement)) return false;
  setting.click();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return true;
}

const MOTION =
  /motion|tilt|shak|sensor|gyro|accelero|rotat|bewegung|neig|schüttel|mouvement|inclin|movimiento/i;
const SWITCHES =
  "input[type=checkbox]:enabled,input[type=radio]:enabled,button:enabled,input[type=button]:enabled,[role=switch],[role=checkbox]";
const ON_AND_OFF = "input[type=checkbox],[role=switch],[role=checkbox]";
const SENDS_FORM = "form button:not([type=button])";
const MOST_SETTINGS = 4;

/** Uses what may switch motion off, one by one, and tells whether moving the device then changes nothing any more. */
export async function canSwitchMotionOff(): Promise<boolean> {
  for (const setting of switchesFor(MOTION).slice(0, MOST_SETTINGS)) {
    if (!(setting instanceof HTMLElement)) continue;
    setting.click();
    await stateOfPage();
    if ((await tiltDevice()) === 0) return true;
    setting.click();
  }
  return false;
}

/** Those with such a name, then all others that only switch something on or off. */
function switchesFor(words: RegExp): Element[] {
  const usable = queryAll(document, SWITCHES).filter((control) => !matchesSelector(control, SENDS_FORM));
  const { named = [], others = [] } = Object.groupBy(usable, (control) =>
    words.test(namesOf(control)) ? "named" : "others",
  );
  return [...named, ...others.filter((control) => matchesSelector(control, ON_AND_OFF))];
}

/** What it shows and how it is announced, once where both are the same. */
function namesOf(control: Element): string {
  const texts = [textContent(control) ?? "", globalThis.AccessLint.getAccessibleName(control)];
  const [shown = "", spoken = ""] = texts.map((text) => text.replaceAll(/\s+/g, " ").trim());
  return spoken.toLowerCase().includes(shown.toLowerCase()) ? spoken : `${shown} ${spoken}`.trim();
}

/** Moves the device as far as the page can tell. */
export async function tiltDevice(): Promise<number> {
  const before = changes;
  const tilts = [20, -40, 60].map(
    (gamma) => new DeviceOrientationEvent("deviceorientation", { alpha: gamma, beta: gamma, gamma }),
  );
  const shakes = [5, -12, 20].map(
    (x) =>
      new DeviceMotionEvent("devicemotion", {
        acceleration: { x, y: x, z: x },
        accelerationIncludingGravity: { x, y: x, z: x },
        rotationRate: { alpha: x * 10, beta: x * 10, gamma: x * 10 },
        interval: 16,
      }),
  );
  for (const event of [...tilts, ...shakes]) globalThis.dispatchEvent(event);
  await new Promise((resolve) => setTimeout(resolve, 30));
  return changes - before;
}
