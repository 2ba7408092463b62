import { listenedEvents } from "#gather/examining/listened-events.ts";
import type { DeviceMotion } from "#gather/examining/operated-facts.ts";
import { whileWatched } from "#gather/examining/watched-page.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

const MOTION_EVENTS = new Set(["devicemotion", "deviceorientation"]);
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
const CONTROLS = "button:enabled,input:enabled,select:enabled,[role=button],[role=slider],a[href]";
/** Controls a script may read without listening to them. */
const STATEFUL =
  "input:enabled:not([type=button],[type=submit],[type=reset],[type=hidden]),select:enabled,[role=switch],[role=checkbox]";
/** What turns the reaction off does not do the same as moving. */
const SWITCHES = "input[type=checkbox],input[type=radio],[role=switch],[role=checkbox]";
const MOST_CONTROLS = 30;

/**
 * Moves the device where the page listens for that, without network meanwhile, and sees whether anything happens and
 * can be switched off.
 *
 * @returns null where the page listens to no motion
 * @throws when the page does not let itself be watched
 */
export async function moveDevice(tab: PageTab, limitMs: number): Promise<DeviceMotion | null> {
  const listened = await listenedEvents(tab, limitMs);
  if (![...listened].some((name) => MOTION_EVENTS.has(name))) return null;
  return await whileWatched(tab, limitMs, async () => {
    const changes = Number(await tab.evaluate("watch.tiltDevice()", limitMs));
    const canSwitchOff = changes > 0 && (await tab.evaluate("watch.canSwitchMotionOff()", limitMs)) === true;
    const but = canSwitchOff ? `:not(${SWITCHES})` : "";
    const hasOperable = changes > 0 && (await hasOperableControl(tab, limitMs, but));
    return { changes, hasOperableControl: hasOperable, canSwitchOff };
  });
}

/** Whether any control in sight listens to being used; handlers further up may serve controls below them. */
async function hasOperableControl(tab: PageTab, limitMs: number, but: string): Promise<boolean> {
  const inSight = (controls: string): string =>
    `[...document.querySelectorAll(${JSON.stringify(`:is(${controls})${but}`)})].filter((one) => one.checkVisibility({ visibilityProperty: true }))`;
  if (Number(await tab.evaluate(`${inSight(STATEFUL)}.length`, limitMs)) > 0) return true;
  const controls = inSight(CONTROLS);
  const count = Math.min(Number(await tab.evaluate(`${controls}.length`, limitMs)), MOST_CONTROLS);
  const places = Array.from({ length: count }, (_, index) => `${controls}[${index}]`);
  for (const place of count === 0 ? [] : ["document", "document.body", ...places]) {
    const listened = await tab.listenersOf(place, limitMs);
    if (listened.some((name) => USES.has(name))) return true;
  }
  return false;
}
