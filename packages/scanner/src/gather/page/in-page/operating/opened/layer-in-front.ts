import type { Control } from "#gather/operating/controls/control-facts.ts";

import { buttonKind } from "#gather/privacy/button-kind.ts";

import {
  closestElement,
  innerText,
  matchesSelector,
  parentElement,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";
import { contains } from "#gather/page/in-page/operating/controls/effects.ts";
import { findControls } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { type FormToTry, formsToTry } from "#gather/page/in-page/operating/forms/forms-to-try.ts";
import { heard, heardOfForms } from "#gather/page/in-page/operating/controls/listening.ts";
import { saysClose } from "./opened-dialog.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

/** What lies over a page as it was loaded, and what may take it away. */
export interface LayerInFront {
  /** Selectors, the likeliest first. */
  waysOut: string[];
  controls: Control[];
  forms: FormToTry[];
}

/** Places of the window, as shares of its sides. */
const PLACES = [0.06, 0.5, 0.94].flatMap((x) => [0.06, 0.5, 0.94].map((y) => [x, y] as const));
/** Share of the words of a page from which what lies over it is the page. */
const MOST_WORDS = 0.5;
const PRESSED =
  'button,[role=button],input[type=button],input[type=submit],a[href^="#"],a[href^="javascript:"],a:not([href])';
/** What takes back a question whether someone may come in. */
const ENTERS =
  /(?<!\p{L})(?:yes|i am|i'm|i agree|enter|continue|proceed|over (?:18|21)|ok(?:ay)?|ja|eintreten|weiter|fortfahren|oui|entrer|continuer|sí|soy mayor|entrar|continuar|sì|entra|continua|sim|tak|wejdź|doorgaan|verder)(?!\p{L})/iu;
const REFUSES =
  /^(?:no|nein|non|nee|não|nie|ne|nej|nei)(?!\p{L})|(?<!\p{L})(?:leave|verlassen|quitter|salir|esci|sair)(?!\p{L})/iu;
const MOST_WAYS = 4;

/** What lies over the whole window of a page that has just loaded; null where the page itself is there to be used. */
export function layerInFront(page: ProbedPage): LayerInFront | null {
  const layers = layersOverAll();
  if (layers === null || isPageItself(layers)) return null;
  const isIn = (element: Element): boolean =>
    layers.some((layer) => contains(layer, element)) || liesOnVeil(element);
  const controls = findControls(heard()).filter(({ node }) => isIn(node));
  const state = readPageState();
  const pressed = queryPage(PRESSED).filter(
    (element) => state.has(element) && isIn(element) && !matchesSelector(element, ":disabled"),
  );
  const ways = [...new Set([...pressed, ...controls.map(({ node }) => node)])]
    .map((element) => ({ element, rank: rankOf(element) }))
    .filter(({ rank }) => rank < REFUSING)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST_WAYS);
  return {
    waysOut: ways.map(({ element }) => page.selectorOf(element)),
    controls: controls.map(({ node, ...control }) => ({ ...control, element: page.describe(node) })),
    forms: formsToTry(page, heardOfForms(), isIn),
  };
}

/** Whether something lies over all of the page. */
export function isBehindLayer(): boolean {
  const layers = layersOverAll();
  return layers !== null && !isPageItself(layers);
}

const REFUSING = 3;

function rankOf(element: Element): number {
  const name = accessibleName(element) || innerTextOf(element);
  if (saysClose(element)) return 0;
  if (REFUSES.test(name)) return REFUSING;
  return ENTERS.test(name) || buttonKind(name) !== "other" ? 1 : 2;
}

function innerTextOf(element: Element): string {
  return element instanceof HTMLElement ? innerText(element) : "";
}

/** What keeps to the window at each of its places; null where the page itself is met at one. */
function layersOverAll(): Element[] | null {
  const layers = PLACES.map(([x, y]) => layerAt(x * innerWidth, y * innerHeight));
  const found = layers.filter((layer) => layer !== null);
  return found.length < layers.length ? null : [...new Set(found)];
}

function layerAt(x: number, y: number): Element | null {
  return layerOf(document.elementFromPoint(x, y));
}

function layerOf(element: Element | null): Element | null {
  let layer: Element | null = null;
  for (let around = element; around !== null; around = parentElement(around))
    if (keepsToWindow(around)) layer = around;
  return layer;
}

/** Whether it is met where it lies, in a box of its own on the veil. */
function liesOnVeil(element: Element): boolean {
  const layer = layerOf(element);
  if (layer === null) return false;
  const { left, top, width, height } = rectOf(element);
  return layerAt(left + width / 2, top + height / 2) === layer;
}

function keepsToWindow(element: Element): boolean {
  if (matchesSelector(element, ":modal") || closestElement(element, ":popover-open") === element) return true;
  const { position } = getComputedStyle(element);
  if (position === "fixed") return true;
  const { width, height } = rectOf(element);
  return position === "absolute" && width >= innerWidth - 1 && height >= innerHeight - 1;
}

/** Some pages keep all they have in a box over the window. */
function isPageItself(layers: readonly Element[]): boolean {
  const all = innerText(document.body).length;
  const inLayers = layers.map(innerTextOf).join("").length;
  return inLayers > MOST_WORDS * all;
}
