import type { ElementRef } from "#evidence/document.ts";

import { attribute, checkVisibility, closestElement, matchesSelector, queryAll, rectOf } from "../dom.ts";
import { buttonNameOf, labelOf } from "../accessible-text.ts";
import { createDescriber } from "../describe-element.ts";

/** A player that was heard without anyone having started it, and what became of it once controls were pressed. */
export interface Heard {
  /** Whether a control that has a name and can be seen made it silent. */
  isSilenced: boolean;
  element: ElementRef;
}

const SPEAKS_OF_SOUND =
  /(?<!\p{L})(?:play|paused?|stop|mute|unmute|sound|audio|music|volume|silence|quiet|turn off|ton|stumm\p{L}*|anhalten|pausieren|stopp\p{L}*|lautstärke|musik|son|muet|arrêter|couper|lecture|sonido|silenci\p{L}*|detener|pausar|música|suono|musica|ferma|pausa|geluid|dempen|stoppen|som|parar|dźwięk|wycisz|zatrzymaj)(?!\p{L})/iu;
const CONTROLS =
  "button:enabled,input[type=button]:enabled,input[type=checkbox]:enabled,input[type=range]:enabled,input[type=image]:enabled,[role=button],[role=switch],[role=checkbox],a[href^='#'],a[href^='javascript:' i]";
/** What sends a form does more than that. */
const DOES_MORE = "form button:not([type=button]),form input[type=image]";
const HIDDEN = "[aria-hidden=true],[inert],[aria-disabled=true]";
const MOST_PLAYERS = 5;
const MOST_PRESSED = 6;
const NOTICE_MS = 150;

export function isAnythingHeard(): boolean {
  return heardPlayers().length > 0;
}

/** Uses what may silence players that run by themselves, one control after the other, as a visitor would. */
export async function silencePlayers(): Promise<Heard[]> {
  const describer = createDescriber(document);
  const heard: Heard[] = [];
  for (const player of heardPlayers()) {
    const element = describer.describe(player);
    heard.push({ isSilenced: await isSilencedByAny(player), element });
  }
  return heard;
}

function heardPlayers(): HTMLMediaElement[] {
  return queryAll(document, "audio,video").filter(startsByItself).slice(0, MOST_PLAYERS);
}

async function isSilencedByAny(player: HTMLMediaElement): Promise<boolean> {
  for (const control of controlsOfSound().slice(0, MOST_PRESSED)) {
    if (!isHeard(player)) await player.play().catch(() => undefined);
    if (!isHeard(player)) return false;
    use(control);
    await new Promise((resolve) => setTimeout(resolve, NOTICE_MS));
    if (!player.ended && !isHeard(player)) return true;
  }
  return false;
}

/** What has come to its end meanwhile can be heard once more. */
function startsByItself(player: Element): player is HTMLMediaElement {
  if (!(player instanceof HTMLMediaElement)) return false;
  return isHeard(player) || (player.autoplay && player.ended && !player.muted);
}

function isHeard({ paused, muted, volume }: HTMLMediaElement): boolean {
  return !paused && !muted && volume > 0;
}

function controlsOfSound(): HTMLElement[] {
  return queryAll(document, CONTROLS)
    .filter(isUsable)
    .filter((control) => SPEAKS_OF_SOUND.test(namesOf(control)));
}

function isUsable(control: Element): control is HTMLElement {
  return (
    control instanceof HTMLElement &&
    isInSight(control) &&
    closestElement(control, HIDDEN) === null &&
    !matchesSelector(control, DOES_MORE)
  );
}

/** Nobody can scroll above a page or to its left. */
function isInSight(control: HTMLElement): boolean {
  const { width, height, right, bottom } = rectOf(control);
  const isOnPage = width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0;
  return isOnPage && checkVisibility(control, { visibilityProperty: true, opacityProperty: true });
}

function namesOf(control: HTMLElement): string {
  return matchesSelector(control, "input[type=checkbox],input[type=range]")
    ? labelOf(control)
    : `${buttonNameOf(control)} ${attribute(control, "title") ?? ""}`.trim();
}

function use(control: HTMLElement): void {
  if (!(control instanceof HTMLInputElement) || control.type !== "range") {
    control.click();
    return;
  }
  control.value = control.min === "" ? "0" : control.min;
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}
