import type { ElementRef } from "#evidence/document.ts";
import { blendedTexts } from "#gather/page/in-page/contrast/blended.ts";
import {
  attribute,
  childNodes,
  classNames,
  closestElement,
  matchesSelector,
  nodeValue,
  parentElement,
  queryAll,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { isSetInIcons } from "#gather/page/in-page/icons.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { isSeen, referenced } from "#gather/page/in-page/semantics.ts";
import { showsNoLetters } from "#gather/page/in-page/unseen-letters.ts";

import { backgroundOf, type Color, colorOf } from "./background.ts";
import { type FirstLine, firstLines } from "./first-lines.ts";
import { logoTexts } from "./logo-texts.ts";

/** The hint in an empty field, where the field's background is one color. */
export interface Placeholder {
  text: string;
  letters: Color;
  /** Opacity of the hint as a whole, besides that of its color. */
  opacity: number;
  behind: Color;
  /** CSS pixels. */
  fontSize: number;
  fontWeight: number;
  element: ElementRef;
}

/** Letters that will be typed into an empty field, where its background is one color. */
export interface TypedLetters extends Pick<Placeholder, "letters" | "behind" | "fontSize" | "fontWeight"> {
  selector: string;
}

export interface ColorsOfFields {
  placeholders: Placeholder[];
  typed: TypedLetters[];
  /** Signs in controls, such as arrows and icons of a font, where their background is one color. */
  signs: TypedLetters[];
  /** Selectors of texts in and of controls that cannot be used. */
  ofDisabled: string[];
  /** Selectors of texts in controls that only their class and the pointer tell to be switched off. */
  ofSwitchedOff: string[];
  /** Selectors of elements outside controls whose own text has no letter, digit or currency, or is drawn as an icon. */
  ofMarks: string[];
  /** Selectors of texts of which nothing is seen, such as the other half of a switch, or words pushed off a button. */
  ofClipped: string[];
  /** Selectors of words drawn as part of the site's logo; absent in older facts. */
  ofLogos?: string[];
  /** Selectors of texts that are blended with what is behind them; absent in older facts. */
  ofBlended?: string[];
  /** First lines and letters in a color of their own; absent in older facts. */
  firstLines?: FirstLine[];
}

const TYPED_INTO =
  "input:not([type]),input[type=text],input[type=search],input[type=email],input[type=tel],input[type=url],input[type=password],input[type=number],textarea";
const MOST = 300;
const TEXT_LIMIT = 100;

export function probe(page: ProbedPage): ColorsOfFields {
  const { describe, selectorOf } = page;
  return {
    placeholders: everywhere("input[placeholder]:enabled,textarea[placeholder]:enabled")
      .filter((field) => isEmpty(field) && isSeen(field))
      .slice(0, MOST)
      .flatMap((field) => {
        const hint = hintOf(field);
        return hint === null ? [] : [{ ...hint, element: describe(field) }];
      }),
    typed: everywhere(TYPED_INTO)
      .filter((field) => isUnfilled(field) && isSeen(field))
      .slice(0, MOST)
      .flatMap((field) => {
        const letters = lettersIn(field);
        return letters === null ? [] : [{ ...letters, selector: selectorOf(field) }];
      }),
    signs: everywhere("body *")
      .filter((element) => holdsOnlySigns(element) && closestElement(element, CONTROLS) !== null)
      .slice(0, MOST)
      .flatMap((sign) => {
        const letters = lettersIn(sign);
        return letters === null ? [] : [{ ...letters, selector: selectorOf(sign) }];
      }),
    ofSwitchedOff: [...everywhere(OPERATED).filter(isSwitchedOff), ...daysOutOfUse(), ...itemsTaken()]
      .flatMap((control) => [control, ...queryAll(control, "*")])
      .slice(0, MOST)
      .map(selectorOf),
    ofDisabled: textsOfDisabled().slice(0, MOST).map(selectorOf),
    ofMarks: everywhere("body *").filter(holdsOnlyMarks).slice(0, MOST).map(selectorOf),
    ofClipped: everywhere("body *")
      .filter(
        (element) =>
          isNeverTypedInto(element) || (ownTextOf(element).trim() !== "" && showsNoLetters(element)),
      )
      .slice(0, MOST)
      .map(selectorOf),
    ofLogos: logoTexts().slice(0, MOST).map(selectorOf),
    ofBlended: blendedTexts().slice(0, MOST).map(selectorOf),
    firstLines: firstLines(page),
  };
}

function isEmpty(field: Element): boolean {
  return isUnfilled(field) && (attribute(field, "placeholder") ?? "").trim() !== "";
}

function isUnfilled(field: Element): boolean {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField && field.value === "";
}

/** An empty field that nobody can type into and no screen reader tells, which only stands behind another. */
function isNeverTypedInto(element: Element): boolean {
  return (
    matchesSelector(element, "input[readonly][aria-hidden=true]:not([placeholder])") && isUnfilled(element)
  );
}

function hintOf(field: Element): Omit<Placeholder, "element"> | null {
  const letters = lettersIn(field, "::placeholder");
  if (letters === null) return null;
  const opacity = Number.parseFloat(getComputedStyle(field, "::placeholder").opacity);
  return { ...letters, text: (attribute(field, "placeholder") ?? "").slice(0, TEXT_LIMIT), opacity };
}

function lettersIn(field: Element, part?: "::placeholder"): Omit<TypedLetters, "selector"> | null {
  const { color, fontSize, fontWeight } = getComputedStyle(field, part);
  const letters = colorOf(color);
  const behind = backgroundOf(field);
  if (letters === null || behind === null) return null;
  return { letters, behind, fontSize: Number.parseFloat(fontSize), fontWeight: Number(fontWeight) };
}

const OPERATED =
  "a,button,input[type=submit],input[type=button],[role=button],[role=link],[role=tab],[role=menuitem],[disabled]:not(:disabled)";
const SWITCHED_OFF = /(?:^|[-_])disabled$/i;

/** By the words of its class or of what is around it, and because the pointer goes through it or is shown to do nothing. */
function isSwitchedOff(control: Element): boolean {
  // What is no control of the browser's own; a link works whatever the attribute says.
  if (matchesSelector(control, "[disabled]:not(:disabled,a)")) return true;
  const { pointerEvents, cursor } = getComputedStyle(control);
  if (pointerEvents !== "none" && cursor !== "not-allowed") return false;
  const parts = [control, parentElement(control)].filter((part) => part !== null);
  return parts.some((part) => classNames(part).some((name) => SWITCHED_OFF.test(name)));
}

/** How classes say that an item of many, such as a seat or a size, can no longer be chosen. */
const TAKEN =
  /(?:^|[-_])(?:disabled|inactive|unavailable|reserved|taken|booked|occupied|blocked|sold|soldout|sold-out|full)$/i;

/** Items that the pointer is shown to do nothing on, and that nothing makes a control. */
function itemsTaken(): Element[] {
  return everywhere("[class]").filter(
    (item) =>
      classNames(item).some((name) => TAKEN.test(name)) &&
      getComputedStyle(item).cursor === "not-allowed" &&
      attribute(item, "tabindex") === null &&
      !matchesSelector(item, OPERATED) &&
      queryAll(item, OPERATED).length === 0,
  );
}

const OUT_OF_USE_DAY = /(?:^|[-_])(?:disabled|inactive|unavailable|off)$/i;
const DAYS_OF_WEEK = 7;
const FEWEST_WEEKS = 4;

/** Days of a calendar that are over, or taken, and months: nothing happens when they are pressed. */
function daysOutOfUse(): Element[] {
  const cells = everywhere("td,[role=gridcell]").filter(
    (cell) =>
      classNames(cell).some((name) => SWITCHED_OFF.test(name)) &&
      getComputedStyle(cell).cursor !== "pointer" &&
      attribute(cell, "tabindex") === null &&
      queryAll(cell, OPERATED).length === 0,
  );
  return [...cells, ...daysOfMonths()];
}

function daysOfMonths(): Element[] {
  return everywhere("table,[role=grid]")
    .map((month) =>
      queryAll(month, "td,[role=gridcell]").filter((day) => /^\s*\d{1,2}\s*$/.test(textContent(day) ?? "")),
    )
    .filter(({ length }) => length >= DAYS_OF_WEEK * FEWEST_WEEKS)
    .flatMap((days) => days.filter((day) => classNames(day).some((name) => OUT_OF_USE_DAY.test(name))));
}

const DISABLED = ":disabled,[aria-disabled=true],[inert]";

function textsOfDisabled(): Element[] {
  const disabled = everywhere(DISABLED);
  const labels = disabled
    .flatMap((control) => [...referenced(control, "aria-labelledby"), ...labelsOf(control)])
    .filter((label) => closestElement(label, "h1,h2,h3,h4,h5,h6") === null);
  return [...disabled, ...labels].flatMap((label) => [label, ...queryAll(label, "*")]);
}

function labelsOf(control: Element): Element[] {
  const labels = "labels" in control ? control.labels : null;
  return labels instanceof NodeList ? [...labels].filter((label) => label instanceof Element) : [];
}

/** One percent sign is a unit; a row of them is a line. */
const WORDS = /[\p{L}\p{N}\p{Sc}]|(?<!%)%(?!%)/u;
const CONTROLS = "a,button,summary,label,input,select,textarea,option,[role],[tabindex],[onclick]";

function ownTextOf(element: Element): string {
  return [...childNodes(element)]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? (nodeValue(node) ?? "") : ""))
    .join("");
}

function holdsOnlyMarks(element: Element): boolean {
  return holdsOnlySigns(element) && closestElement(element, CONTROLS) === null;
}

function holdsOnlySigns(element: Element): boolean {
  const ownText = ownTextOf(element);
  return ownText.trim() !== "" && (!WORDS.test(ownText) || isSetInIcons(element));
}
