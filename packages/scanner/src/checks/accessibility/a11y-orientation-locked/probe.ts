import type { ElementRef } from "#evidence/document.ts";

import {
  checkVisibility,
  childElements,
  childNodes,
  folded,
  innerText,
  nodeValue,
  parentElement,
  queryAll,
  rectOf,
  textContent,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

/** What a page shows in one orientation of the device. */
export interface Standing {
  /** Degrees by which the element that holds nearly everything is turned. */
  turned: number;
  /** A sentence that asks to turn the device; null where there is none. */
  asks: { text: string; coversShare: number; element: ElementRef } | null;
  letters: number;
  holder: ElementRef;
  /** Selectors of elements whose own words are turned, and by how many degrees in all; absent in older facts. */
  turnedWords?: Record<string, number>;
}

const ASKS_TO_TURN =
  /\b(?:rotate|turn|flip|use|switch|view|hold)\b[^.!?]{0,60}\b(?:device|phone|tablet|screen|landscape|portrait)\b|\b(?:drehen|dreh)\b[^.!?]{0,60}\b(?:gerät|handy|smartphone|tablet|querformat|hochformat)\b|\b(?:gerät|handy|smartphone|tablet)\b[^.!?]{0,60}\b(?:drehen|querformat|hochformat)\b|tourne[rz][^.!?]{0,60}(?:appareil|téléphone|écran)|(?:gir[aei]|ruot[ai]|rote|vire)\p{L}*[^.!?]{0,60}(?:dispositivo|teléfono|telefono|pantalla|schermo|aparelho|celular|telemóvel|ecrã|tela)|draai[^.!?]{0,60}(?:apparaat|toestel|telefoon|scherm)|(?:obróć|obróc)[^.!?]{0,60}(?:urządzeni|telefon|ekran)|otočte[^.!?]{0,60}(?:zařízení|telefon|obrazovk)|(?:vrid|rotera|roter|drej|snu)[^.!?]{0,40}(?:enhet|telefon|skärm|skjerm|skærm)|поверн\p{L}+[^.!?]{0,60}(?:устройств|телефон|экран|пристрій)|(?:περιστρέψτε|γυρίστε)[^.!?]{0,60}(?:συσκευ|κινητό|οθόνη)|(?:cihaz|telefon|ekran)\p{L}*[^.!?]{0,30}(?:çevirin|döndürün)|(?:قم بتدوير|أدر|تدوير)[^.!?]{0,40}(?:الجهاز|جهازك|الهاتف|الشاشة)|סובב\p{L}*[^.!?]{0,40}(?:מכשיר|טלפון|מסך)|(?:端末|デバイス|画面|スマホ|スマートフォン)[^。]{0,12}(?:回転|横向き|縦向き)|(?:旋转|旋轉|转动|轉動|横置|橫置)[^。]{0,8}(?:设备|設備|手机|手機|屏幕|螢幕|裝置)|(?:기기|휴대폰|화면)[^.]{0,10}(?:회전|돌려|가로)/iu;
const LONGEST_SENTENCE = 160;
const MOST_TURNED = 300;

/** Reads what the page shows in its current layout. */
export function probe({ describe, selectorOf }: ProbedPage): Standing {
  const holder = turnedHolder();
  return {
    turned: angleOf(holder),
    asks: askToTurn(describe),
    letters: (document.body === null ? "" : innerText(document.body)).replaceAll(/\s+/g, "").length,
    holder: describe(holder),
    turnedWords: Object.fromEntries(
      turnedTexts()
        .slice(0, MOST_TURNED)
        .map(({ element, degrees }) => [selectorOf(element), degrees]),
    ),
  };
}

/** Elements in sight with words of their own that do not lie straight. */
function turnedTexts(): { element: Element; degrees: number }[] {
  const turned = queryAll(document, "html,html *").filter((element) => angleOf(element) !== 0);
  if (turned.length === 0) return [];
  return queryAll(document, "body *")
    .filter((element) => turned.some((around) => around.contains(element)) && hasOwnWords(element))
    .map((element) => ({ element, degrees: anglesAround(element) % 360 }))
    .filter(({ degrees }) => degrees !== 0);
}

function hasOwnWords(element: Element): boolean {
  const own = [...childNodes(element)].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return (
    own.some((node) => /\p{L}|\p{N}/u.test(nodeValue(node) ?? "")) &&
    checkVisibility(element, { visibilityProperty: true, opacityProperty: true })
  );
}

function anglesAround(element: Element): number {
  let sum = 0;
  for (let at: Element | null = element; at !== null; at = parentElement(at)) sum += angleOf(at);
  return sum;
}

/** The root, or the first element inside that is turned and holds nearly all of the page. */
function turnedHolder(): Element {
  if (document.body === null || angleOf(document.documentElement) !== 0) return document.documentElement;
  let at: Element = document.body;
  for (let depth = 0; depth < 5; depth += 1) {
    if (angleOf(at) !== 0) return at;
    const whole = textContent(at)?.length ?? 0;
    const next = [...childElements(at)].find((child) => (textContent(child)?.length ?? 0) > whole * 0.8);
    if (next === undefined) return at;
    at = next;
  }
  return at;
}

function angleOf(element: Element): number {
  const { transform, rotate } = getComputedStyle(element);
  const own = Number.parseFloat(rotate) || 0;
  if (transform === "none" || transform === "") return own;
  const { a, b } = new DOMMatrix(transform);
  return Math.round((Math.atan2(b, a) * 180) / Math.PI) + own;
}

function askToTurn(describe: ProbedPage["describe"]): Standing["asks"] {
  const asking = queryAll(document, "body *").filter((element) => {
    const text = folded(textContent(element), LONGEST_SENTENCE + 1);
    if (text.length > LONGEST_SENTENCE || !ASKS_TO_TURN.test(text) || !(element instanceof HTMLElement))
      return false;
    const isShown = checkVisibility(element, { visibilityProperty: true, opacityProperty: true });
    return isShown && ASKS_TO_TURN.test(folded(innerText(element), LONGEST_SENTENCE));
  });
  const innermost = asking.findLast((element) =>
    asking.every((other) => other === element || !element.contains(other)),
  );
  if (innermost === undefined) return null;
  return {
    text: folded(textContent(innermost), 100),
    coversShare: coverOf(innermost),
    element: describe(innermost),
  };
}

/** Share of the window that the layer around an element covers. */
function coverOf(element: Element): number {
  let share = 0;
  for (let at: Element | null = element; at !== null; at = parentElement(at)) {
    if (!["fixed", "absolute"].includes(getComputedStyle(at).position)) continue;
    const { left, right, top, bottom } = rectOf(at);
    const across = Math.min(right, innerWidth) - Math.max(left, 0);
    const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
    share = Math.max(share, (Math.max(0, across) * Math.max(0, down)) / (innerWidth * innerHeight));
  }
  return share;
}
