import {
  attribute,
  closestElement,
  folded,
  isElement,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { accessibleName, textOf } from "#gather/page/in-page/semantics.ts";
import {
  type Before,
  changedTexts,
  contains,
  lookOf,
  newlyShown,
} from "#gather/page/in-page/operating/controls/effects.ts";
import { focusOf } from "#gather/page/in-page/operating/controls/find-controls.ts";
import { ofElement, sinceLook } from "#gather/page/in-page/operating/controls/in-hand.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { pointAcross } from "#gather/page/in-page/operating/controls/pointing.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

const WHOLE = "html,body,main,form,header,footer,nav,table,tbody,tr";
const USED = "a[href],button,label,summary,input:not([type=hidden]),select,textarea,[contenteditable=true]";
const STARS = /^[★☆⭐✩✮♥♡❤\s]+$/u;
const RATING = /(?:^|[\s_-])(?:stars?|ratings?|rate)(?:$|[\s_-])/i;
const LARGE = 0.4;
const FEWEST_ALIKE = 3;
const MOST_ROWS = 2;
const MOST_PICTURES = 2;
/** Sides of a picture that is no icon; CSS pixels. */
const PICTURE = 80;
/** How much larger a picture is drawn from which it is enlarged; cards that grow a little under the pointer stay below. */
const ENLARGED = 1.4;
const TAKES_VALUE =
  "select,input[type=number],input[type=range],input[type=radio],[role=slider],[role=spinbutton]";
const STEPS_AROUND = 3;
const HALF = 0.5;
const MOST_ENLARGERS = 3;
const ENLARGES =
  /zoom|enlarge|magnif|larger|full[ -]?(?:size|screen)|vergrößer|größer|lupe|vollbild|agrandir|plein écran|ampliar|pantalla completa|ingrandi|schermo intero|vergro/iu;

/** Where scripts hear that the pointer comes or moves. */
interface HearingOfPointer {
  moves: ReadonlySet<Node>;
  hovers: ReadonlySet<Node>;
}

/** Rows of stars and tracks, and pictures, that hear of the pointer over them and that no key gets to. */
export function heardWhileOver({ moves, hovers }: HearingOfPointer, state: PageState): Element[] {
  const heard = [...moves, ...hovers].filter(isElement).filter((element) => state.has(element));
  const boxes = new Set([...heard.map((element) => rowOf(element, heard)), ...drawnRows(moves, hovers)]);
  const alone = [...boxes].filter(
    (box) => state.has(box) && isLeftToPointer(box, state) && (picturesIn(box).length > 0 || isRow(box)),
  );
  const outermost = alone.filter((box) => !alone.some((other) => other !== box && contains(other, box)));
  const pictures = outermost.filter((box) => picturesIn(box).length > 0);
  const rows = outermost.filter((box) => !pictures.includes(box));
  return [...rows.slice(0, MOST_ROWS), ...pictures.slice(0, MOST_PICTURES)];
}

/** The box of several alike that hear of the pointer, else the element itself. */
function rowOf(element: Element, heard: readonly Element[]): Element {
  const around = parentElement(element);
  if (around === null || matchesSelector(around, WHOLE)) return element;
  const alike = heard.filter((other) => parentElement(other) === around);
  return alike.length >= FEWEST_ALIKE && alike.length === around.children.length ? around : element;
}

/** Rows of stars where frameworks hear of the pointer for all they draw. */
function drawnRows(...hearing: ReadonlySet<Node>[]): Element[] {
  if (hearing.every((nodes) => nodes.size === 0)) return [];
  return queryPage("div,span,ul,p").filter((row) => {
    const { length } = row.children;
    if (length < FEWEST_ALIKE || length > 10) return false;
    return STARS.test(textContent(row) ?? "") || RATING.test(attribute(row, "class") ?? "");
  });
}

/** A row of stars or a track holds no words but a letter or two each. */
function isRow(box: Element): boolean {
  const { width, height } = rectOf(box);
  return height <= PICTURE && width >= height && !/\p{L}{3}/u.test(textContent(box) ?? "");
}

function isLeftToPointer(box: Element, state: PageState): boolean {
  const { width, height } = rectOf(box);
  if (matchesSelector(box, WHOLE) || width * height > LARGE * innerWidth * innerHeight) return false;
  if (closestElement(box, `[inert],${USED}`) !== null || focusOf(box) !== "none") return false;
  return queryAll(box, "*").every(
    (one) => !matchesSelector(one, USED) && (focusOf(one) === "none" || !state.has(one)),
  );
}

function picturesIn(box: Element): Element[] {
  const all = [box, ...queryAll(box, "*")].filter(
    (one) => matchesSelector(one, "img") || getComputedStyle(one).backgroundImage.startsWith("url("),
  );
  return all.filter((one) => Math.min(rectOf(one).width, rectOf(one).height) >= PICTURE);
}

/** A place at a share of the way across a picture, or across the parts of a row. */
function pointPassing(box: Element, share: number): { x: number; y: number } | null {
  const parts = [...box.children].filter((part) => rectOf(part).width > 0);
  const part = parts.length < FEWEST_ALIKE ? undefined : parts[Math.floor(share * parts.length)];
  return part === undefined ? pointAcross(box, share) : pointAcross(part, HALF);
}

/** How a picture is drawn: which file, how large, and where. */
interface Drawn {
  file: string;
  width: number;
  place: string;
}

let fields: ReadonlyMap<Element, string> = new Map();
let looks = "";
let drawn: ReadonlyMap<Element, Drawn> = new Map();

/** Notes what is set and how pictures are drawn before the pointer comes. */
function notePassing(box: Element): void {
  fields = fieldsNow();
  looks = lookOf(box);
  drawn = drawnNow();
}

function fieldsNow(): Map<Element, string> {
  return new Map(
    queryPage("input:not([type=file],[type=password]),select").map((field) => [
      field,
      field instanceof HTMLInputElement
        ? `${field.value} ${field.checked}`
        : field instanceof HTMLSelectElement
          ? field.value
          : "",
    ]),
  );
}

function drawnNow(): Map<Element, Drawn> {
  const state = readPageState();
  const all = [...state.keys()].filter(
    (one) => matchesSelector(one, "img") || getComputedStyle(one).backgroundImage.startsWith("url("),
  );
  return new Map(all.map((one) => [one, howDrawn(one)]));
}

function howDrawn(picture: Element): Drawn {
  const { left, top, width } = rectOf(picture);
  const { backgroundSize, backgroundPosition, objectPosition, transformOrigin } = getComputedStyle(picture);
  const share = /^([\d.]+)(px|%)/.exec(backgroundSize);
  const isBackground = !matchesSelector(picture, "img");
  const size = share === null ? 0 : Number(share[1]) * (share[2] === "%" ? width / 100 : 1);
  const place = [Math.round(left), Math.round(top), backgroundPosition, objectPosition, transformOrigin];
  const file = isBackground ? getComputedStyle(picture).backgroundImage : (attribute(picture, "src") ?? "");
  return { file, width: isBackground ? Math.max(width, size) : width, place: place.join(" ") };
}

/** Pictures that are drawn larger than before, or came and are larger than the one under the pointer; and where they lie. */
function enlargedNow(box: Element): string | null {
  const under = Math.max(0, ...picturesIn(box).map((one) => drawn.get(one)?.width ?? 0));
  const larger = [...drawnNow()].filter(([one, { width }]) => {
    const before = drawn.get(one)?.width ?? under;
    return before >= PICTURE && width >= before * ENLARGED;
  });
  return larger.length === 0 ? null : larger.map(([, { place }]) => place).join(";");
}

function showsOther(picture: Element): boolean {
  return picture.isConnected && drawn.get(picture)?.file !== howDrawn(picture).file;
}

/** What stays set once the pointer has gone: what a form sends, or what can be read beside what is drawn there. */
function setSince(before: Before): "field" | "words" | "picture" | null {
  if ([...drawn.keys()].some((one) => !contains(before.control, one) && showsOther(one))) return "picture";
  const isOther = [...fieldsNow()].some(([field, value]) => (fields.get(field) ?? value) !== value);
  if (isOther) return "field";
  const { control } = before;
  const isDrawn = control.isConnected && lookOf(control) !== looks;
  const words = [...changedTexts(before), ...newlyShown(before)].filter((one) => !contains(control, one));
  return isDrawn && words.length > 0 ? "words" : null;
}

/** Whether a field beside a row of stars may set the same. */
function mayBeSetBeside(box: Element): boolean {
  const around = parentElement(box);
  const own = around === null || matchesSelector(around, WHOLE) ? [] : queryAll(around, TAKES_VALUE);
  const beside = [nextSeen(box, "previousElementSibling"), nextSeen(box, "nextElementSibling")].flatMap(
    (part) =>
      part === null
        ? []
        : [...(matchesSelector(part, TAKES_VALUE) ? [part] : []), ...queryAll(part, TAKES_VALUE)],
  );
  return [...own, ...beside].some((field) => focusOf(field) === "tab");
}

/** What stands beside it to be seen. */
function nextSeen(box: Element, way: "previousElementSibling" | "nextElementSibling"): Element | null {
  let beside = box[way];
  while (beside !== null && rectOf(beside).height === 0) beside = beside[way];
  return beside;
}

/** Gives the focus to one of the controls that say that they enlarge, or stand beside a picture without words; false when there are no more. */
function focusEnlarger(box: Element, index: number): boolean {
  const state = readPageState();
  const says = (one: Element): boolean =>
    ENLARGES.test(`${accessibleName(one)} ${textOf(one)} ${attribute(one, "title") ?? ""}`);
  const controls = queryPage("button,a[href],[role=button]").filter(
    (one) => state.has(one) && focusOf(one) === "tab" && (says(one) || isNamelessBeside(one, box)),
  );
  const control = index < MOST_ENLARGERS ? controls[index] : undefined;
  if (!(control instanceof HTMLElement)) return false;
  control.focus({ focusVisible: true });
  return true;
}

/** A button without words beside a picture may do anything to it. */
function isNamelessBeside(button: Element, box: Element): boolean {
  if (folded(`${accessibleName(button)}${textContent(button) ?? ""}`, PICTURE) !== "") return false;
  let around = parentElement(box);
  for (let step = 0; step < STEPS_AROUND && around !== null; step += 1, around = parentElement(around))
    if (contains(around, button)) return true;
  return false;
}

/** What is asked about something that the pointer passes over. */
export const passing = {
  notePassing: () => ofElement(notePassing, undefined),
  pointPassing: (share: number) => ofElement((element) => pointPassing(element, share), null),
  enlargedNow: () => ofElement(enlargedNow, null),
  setSince: () => sinceLook(setSince, null),
  mayBeSetBeside: () => ofElement(mayBeSetBeside, false),
  focusEnlarger: (index: number) => ofElement((element) => focusEnlarger(element, index), false),
};
