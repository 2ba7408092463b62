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
    const hasOperable = changes > 0 && (await hasOperableControl(tab, limitMs));
    const canSwitchOff = hasOperable && (await tab.evaluate("watch.canSwitchMotionOff()", limitMs)) === true;
    return { changes, hasOperableControl: hasOperable, canSwitchOff };
  });
}

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
