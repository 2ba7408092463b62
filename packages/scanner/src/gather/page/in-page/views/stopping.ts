import { attribute, checkVisibility, matchesSelector, queryAll, rectOf, textContent } from "../dom.ts";
import { visibleTextOf } from "../accessible-text.ts";
import { placeOfContent } from "./running-texts.ts";

const STOPS =
  /(?<![\p{L}\d])(?:pause|stop|freeze|hide|turn off|switch off|anhalten|pausieren|stopp|ausblenden|pausar|detener|ocultar|arrêter|masquer|mettre en pause|ferma|pausa|nascondi|parar|interromper|pauz(?:e|eer|eren)|stoppen|stoppa|stop(?:pe|p)?|zatrzymaj|wstrzymaj|pauza|pozastavit|zastavit|szünet\p{L}*|megállít\p{L}*|leállít\p{L}*|pysäytä|tauko|keskeytä|παύση|σταμάτ\p{L}+|διακοπή|durdur|duraklat|пауза|остановить|стоп|停止|暂停|一時停止)(?![\p{L}\d])/iu;
const CONTROLS =
  "button:enabled,input[type=button]:enabled,input[type=checkbox]:enabled,[role=button],[role=switch]";
const MOST_PRESSED = 3;
const NOTICE_MS = 100;

/**
 * Presses what is named to pause, stop or hide, one after the other, as a visitor would.
 *
 * @param selectors texts that change by themselves
 * @param waitMs time in which each of them has changed so far
 * @returns those that go on changing in sight all the same
 */
export async function goingOnWhenStopped(selectors: string[], waitMs: number): Promise<string[]> {
  let goingOn = selectors;
  for (const control of stopControls().slice(0, MOST_PRESSED)) {
    if (goingOn.length === 0) break;
    control.click();
    await pause(NOTICE_MS);
    const before = new Map(goingOn.map((selector) => [selector, seenText(selector)]));
    await pause(waitMs);
    goingOn = goingOn.filter((selector) => seenText(selector) !== before.get(selector));
  }
  return goingOn;
}

function stopControls(): HTMLElement[] {
  return queryAll(document, CONTROLS).flatMap((control) => {
    const isUsable =
      control instanceof HTMLElement &&
      checkVisibility(control, { visibilityProperty: true }) &&
      // What sends a form does more than to stop something.
      !matchesSelector(control, "form button:not([type=button])");
    return isUsable && STOPS.test(nameOf(control)) ? [control] : [];
  });
}

function nameOf(control: HTMLElement): string {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  return [
    visibleTextOf(control),
    attribute(control, "aria-label") ?? "",
    attribute(control, "title") ?? "",
    attribute(control, "value") ?? "",
    ...labels.map((label) => textContent(label) ?? ""),
  ].join(" ");
}

function seenText(selector: string): string {
  const [element] = queryAll(document, selector);
  const isSeen =
    element !== undefined &&
    rectOf(element).height > 0 &&
    checkVisibility(element, { visibilityProperty: true, opacityProperty: true });
  return isSeen ? `${placeOfContent(element)}${textContent(element) ?? ""}` : "";
}

async function pause(forMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, forMs));
}
