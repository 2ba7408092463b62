import type { Control } from "#gather/operating/controls/control-facts.ts";

import {
  assignedSlot,
  attribute,
  closestElement,
  everyElement,
  folded,
  matchesSelector,
  openShadowRoot,
  parentElement,
  queryAll,
  rectOf,
  rootNode,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { isBesideField } from "#gather/page/in-page/operating/forms/beside-field.ts";
import { fadedUntilHovered } from "#gather/page/in-page/operating/page/faded.ts";
import {
  type HearingMore,
  hearsMore,
  isHeardAround,
  isPictureOfListener,
  isRowOfListener,
  rectArea,
} from "./heard-around.ts";
import { helpOf, wordsOn } from "./control-words.ts";
import { kindOfStops } from "./kind-of-stops.ts";
import { looksClickable } from "./looks-clickable.ts";
import { accessibleName, referenced, roleOf } from "#gather/page/in-page/semantics.ts";
import { isInCopy, isOutOfUse } from "#gather/page/in-page/operating/page/out-of-use.ts";
import { readPageState, type PageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { contains, deepActive } from "./effects.ts";
import { sendsNothing } from "#gather/page/in-page/operating/forms/sends-nothing.ts";

/** A control with its element, as the page holds it. */
export interface FoundControl extends Omit<Control, "element"> {
  node: Element;
}

/** Where scripts of the page listen to being pressed, to more than clicks, to the pointer over them, and to forms that are sent. */
export interface Listening extends HearingMore {
  press: ReadonlySet<Node>;
  send: ReadonlySet<Node>;
}

const WIDGET_ROLES = [
  "button",
  "link",
  "checkbox",
  "switch",
  "radio",
  "tab",
  "menuitem",
  "menuitemcheckbox",
  "menuitemradio",
  "combobox",
];
const SAYS_SO = [
  "button",
  "summary",
  "input[type=button]",
  'a[href^="#"]',
  'a[href^="javascript:"]',
  ...WIDGET_ROLES.map((role) => `[role=${role}]`),
  "[aria-haspopup]:not([aria-haspopup=false])",
  "[aria-expanded]",
  "[onclick]",
  "[onmousedown]",
  "[onpointerdown]",
].join(",");
/** What is sent, written in or played is tried elsewhere, and leading away is all that other links do. */
const LEFT_OUT =
  'a[href]:not([href^="#"],[href^="javascript:"],[role=button],[aria-haspopup],[aria-expanded]),input:not([type=button]),select,textarea,option,label,form,fieldset,html,body,main,[contenteditable],video,audio,canvas,iframe,object,embed,:disabled,[aria-disabled=true]';
const TELLS_MORE = "[role],[aria-haspopup],[aria-expanded],[onclick]";
const SENDS = "form button:not([type=button]),form input[type=submit]";
const STOPS =
  "a[href],area[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex],[contenteditable],iframe,audio[controls],video[controls]";
const NATIVE = "button,summary,a[href],input[type=button]";
/** A drawn control that stands for a real one, which is there for the keyboard and hidden from sight. */
const STANDS_BEHIND = "input,select,button";
/** A button without a size that the Tab key stops at all the same, such as the arrow of a header that sorts. */
const KEY_BUTTON = '[role=button][tabindex="0"]';
const PARTS = "html,body,main,form,section,article,header,footer,aside,nav,table";
const TALL = 200;
const TITLE_HEIGHT = 100;
const COMPOSITES = "[role=tablist],[role=menu],[role=menubar],[role=radiogroup],[role=toolbar],[role=tree]";
const BOXES = "ul,ol,dl,table,tbody";
const LISTS = "[role=listbox],[role=grid],[role=tree],[role=menu],[role=radiogroup]";
const ITEMS = "[role=option],[role=gridcell],[role=treeitem],[role^=menuitem],[role=radio]";
const OTHER_TABS = "[role=tab]:not([aria-selected=true],[aria-disabled=true])";
const OTHER_RADIOS = "[role=radio]:not([aria-checked=true],[aria-disabled=true])";
const STATES = [
  "aria-expanded",
  "aria-pressed",
  "aria-checked",
  "aria-selected",
  "aria-haspopup",
  "open",
  "popovertarget",
  "commandfor",
];
/** Takes the focus so that the keyboard can scroll it, and is no control itself. */
const SCROLLED =
  "[tabindex]:is(:not([role]),[role=region],[role=group],[role=list],[role=table],[role=article],[role=feed],[role=document],[role=log],[role=figure],[role=presentation],[role=none])";
const PARTS_OF = [`[tabindex]:not(${SCROLLED})`, ...WIDGET_ROLES.map((role) => `[role=${role}]`)].join(",");
/** Pictures and films that scripts show over the page, where a link to them is pressed. */
const SHOWN_OVER =
  /\.(?:jpe?g|png|gif|webp|avif|svg|mp4|webm)(?:$|[?#])|(?:youtube\.com|youtu\.be|vimeo\.com)\//i;
const ROLED = "[role]:not([role=row],[role=listitem],[role=article],[role=none],[role=presentation])";
const IN_ROWS = "a[href]:not([role]),button,summary,[role=button],[role=link],input[type=checkbox]";
/** Stops of the Tab key in a row or card; what holds more is a part of the page. */
const MOST_IN_ROW = 4;
/** Share of a box from which a stop in it is all of it. */
const MOST_OF_BOX = 0.5;
const HANDS: ReadonlySet<string> = new Set(["pointer", "zoom-in"]);
const MOST_ELEMENTS = 8000;
const NAME_LIMIT = 80;
/** Share of the window above which something is no control but a part of the page. */
const LARGE = 0.3;

/** What can be operated, or looks or says so, in the order of the page. */
export function findControls(listening: Listening): FoundControl[] {
  const state = readPageState();
  const seen = everyElement(document, MOST_ELEMENTS).filter((element) => state.has(element));
  const faded = fadedUntilHovered(listening.press, state).filter((element) => focusOf(element) === "none");
  const elements = [...seen, ...faded];
  const worth = elements.filter(
    (element) => isWorthTrying(element, listening.press, state) || sendsNothing(element, listening.send),
  );
  const sure = new Set(worth.filter((element) => !hearsForOthers(element, worth, listening.press)));
  return elements.flatMap((element) => {
    if (sure.has(element)) {
      const around = stopsIn(element, state);
      const isAround = around.length > 0 && focusOf(element) === "none";
      return [{ ...toControl(element, listening), ...(isAround ? { holds: kindOfStops(around) } : {}) }];
    }
    return isGuess(element, listening.press, state) && !isIconOfOther(element, sure)
      ? [{ ...toControl(element, listening), isGuess: true }]
      : [];
  });
}

/** What hears of presses for others in it, which have the hand and hear of none themselves. */
function hearsForOthers(element: Element, all: readonly Element[], listening: ReadonlySet<Node>): boolean {
  if (focusOf(element) !== "none" || hasOwnHand(element) || matchesSelector(element, SAYS_SO)) return false;
  return all.some((inner) => inner !== element && element.contains(inner) && !listening.has(inner));
}

/** An icon in a title that is pressed as a whole. */
function isIconOfOther(icon: Element, all: ReadonlySet<Element>): boolean {
  if (folded(icon.textContent, 1) !== "") return false;
  for (let above = parentElement(icon); above !== null; above = parentElement(above))
    if (all.has(above)) return rectOf(above).height <= TITLE_HEIGHT;
  return false;
}

/** What only looks clickable by its class, data or words, while something around it hears of clicks. */
function isGuess(element: Element, listening: ReadonlySet<Node>, state: PageState): boolean {
  const looksSo = looksClickable(element) || isRowOfListener(element, listening);
  if (!looksSo && !isPictureOfListener(element, listening)) return false;
  if (!isHeardAround(element, listening)) return false;
  if (matchesSelector(element, LEFT_OUT) || closestElement(element, "[inert]") !== null) return false;
  // A part of something else that is operated as a whole, such as an icon in the header of a tab.
  if (closestElement(element, PARTS_OF) !== null) return false;
  return focusOf(element) === "none" && isForThePointerAlone(element, state);
}

function isWorthTrying(element: Element, listening: ReadonlySet<Node>, state: PageState): boolean {
  if (opensOver(element, listening)) return closestElement(element, "[inert]") === null;
  if (matchesSelector(element, LEFT_OUT) || matchesSelector(element, SENDS)) return false;
  if (isLeftToArrows(element)) return closestElement(element, "[inert]") === null;
  if (closestElement(element, "[inert]") !== null || onlyJumps(element, listening, state)) return false;
  if (focusOf(element) === "tab") return isStopToPress(element, listening, state);
  const looksSo = listening.has(element) || matchesSelector(element, SAYS_SO) || hasOwnHand(element);
  return looksSo && (isForThePointerAlone(element, state) || isAroundOthers(element, listening, state));
}

/** What hears of presses itself, or lets something around it hear of them. A list that hears of them does so for its items. */
function isStopToPress(element: Element, listening: ReadonlySet<Node>, state: PageState): boolean {
  if (matchesSelector(element, SAYS_SO)) return true;
  const isAlone = stopsIn(element, state).length === 0;
  if (listening.has(element)) return isAlone || !matchesSelector(element, BOXES);
  const isPlain = matchesSelector(element, "a,li,div,span") && !matchesSelector(element, ROLED);
  return isPlain && isAlone && hasOwnHand(element) && isHeardAround(element, listening);
}

/** A row or card that is pressed as a whole, beside links and buttons in it. */
function isAroundOthers(element: Element, listening: ReadonlySet<Node>, state: PageState): boolean {
  if (!hasOwnHand(element) || matchesSelector(element, ROLED)) return false;
  if (!matchesSelector(element, "[onclick]") && !listening.has(element) && !isHeardAround(element, listening))
    return false;
  const stops = stopsIn(element, state);
  const isUsual = stops.length > 0 && stops.length <= MOST_IN_ROW;
  const arePressed = stops.every((stop) => matchesSelector(stop, IN_ROWS));
  // The edge of a single button, as around a dot below slides, is pressed with it.
  if (stops.some((stop) => rectArea(stop) > MOST_OF_BOX * rectArea(element))) return false;
  return isUsual && arePressed && isForThePointerAlone(element, state, true);
}

/** Stops of the Tab key in an element, those in its own shadow root as well. */
function stopsIn(element: Element, state: PageState): Element[] {
  const shadow = openShadowRoot(element);
  const inside = shadow ? [...queryAll(element, "*"), ...queryAll(shadow, "*")] : queryAll(element, "*");
  return inside.filter((one) => focusOf(one) !== "none" && state.has(one));
}

/** A link to a picture or film that a script around it hears of: most open it over the page. */
function opensOver(link: Element, listening: ReadonlySet<Node>): boolean {
  if (!(link instanceof HTMLAnchorElement) || !SHOWN_OVER.test(attribute(link, "href") ?? "")) return false;
  return listening.has(link) || isHeardAround(link, listening);
}

/** A link to a part of the page that is there to be seen. */
function onlyJumps(link: Element, listening: ReadonlySet<Node>, state: PageState): boolean {
  const target = /^#(.+)$/.exec(attribute(link, "href") ?? "")?.[1];
  if (target === undefined || listening.has(link) || matchesSelector(link, TELLS_MORE)) return false;
  const [part] = queryAll(document, `[id="${CSS.escape(target)}"]`);
  return part !== undefined && state.has(part);
}

/** Whether the pointer becomes a hand here and not around, or a magnifying glass that says that a picture opens. */
export function hasOwnHand(element: Element): boolean {
  const parent = parentElement(element);
  const isHand = (one: Element): boolean => HANDS.has(getComputedStyle(one).cursor);
  return isHand(element) && (parent === null || !isHand(parent));
}

/** Whether nothing around, in or behind the element is there for the keyboard instead. */
function isForThePointerAlone(element: Element, state: PageState, isAround = false): boolean {
  if (isOutOfUse(element) || isInCopy(element)) return false;
  if (rectArea(element) > LARGE * innerWidth * innerHeight) return false;
  if (closestElement(element, "[aria-hidden=true],svg svg") !== null || isInLabelOfField(element))
    return false;
  for (let above = parentElement(element); above !== null; above = parentElement(above)) {
    if (focusOf(above) === "tab" && !matchesSelector(above, SCROLLED)) return false;
    // What is drawn in an item is pressed with it.
    if (focusOf(above) === "script" && matchesSelector(above, ITEMS) && isReachedByArrows(above))
      return false;
    if (isControlWithShadow(above)) return false;
  }
  const inside = queryAll(element, "*");
  if (isAround) return !isReachedByArrows(element);
  if (stopsIn(element, state).length > 0) return false;
  // A field that is not even laid out is set by whatever presses it.
  if (inside.some((one) => matchesSelector(one, LEFT_OUT) && isLaidOut(one))) return false;
  if (inside.some((one) => matchesSelector(one, KEY_BUTTON) && isLaidOut(one) && accessibleName(one) !== ""))
    return false;
  return !hasRealOneBehind(element, state) && !isReachedByArrows(element);
}

/** A label passes clicks on to its field. One that names no field does nothing for what stands in it. */
function isInLabelOfField(element: Element): boolean {
  const label = closestElement(element, "label");
  return label instanceof HTMLLabelElement && label.control !== null;
}

/** A custom element that has a role and takes the focus: what its shadow root holds is drawn for it. */
function isControlWithShadow(host: Element): boolean {
  return openShadowRoot(host) !== null && focusOf(host) !== "none" && matchesSelector(host, ROLED);
}

function hasRealOneBehind(element: Element, state: PageState): boolean {
  let around: Element | null = element;
  for (let steps = 0; around !== null && steps < 3; steps += 1) {
    if (around !== element && isPartOfPage(around)) return false;
    const hidden = queryAll(around, STANDS_BEHIND).filter(
      (one) => focusOf(one) === "tab" && !state.has(one) && isLaidOut(one),
    );
    if (hidden.length > 0) return true;
    around = parentElement(around);
  }
  return false;
}

/** What holds more than one control and what is drawn for it: a field hidden there stands for something else. */
function isPartOfPage(element: Element): boolean {
  return matchesSelector(element, PARTS) || rectOf(element).height > TALL;
}

function isLaidOut(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/** One of a group whose arrow keys lead from one to the next. */
function isReachedByArrows(element: Element): boolean {
  if (isLeftToItsList(element) || isListOfField(element)) return true;
  // Some tabs get their place in the order of the Tab key only when they are chosen.
  if (focusOf(element) === "none" && !matchesSelector(element, "[role=tab]")) return false;
  const group = closestElement(element, COMPOSITES);
  if (group === null) return isSlottedAmongStops(element);
  const active = deepActive();
  const isInside = active !== null && active !== group && contains(group, active);
  return isInside || [group, ...queryAll(group, STOPS)].some((one) => focusOf(one) === "tab");
}

/** One of several of a role in a slot of a group, where the Tab key stops at another. */
function isSlottedAmongStops(element: Element): boolean {
  const slot = assignedSlot(element);
  if (slot === null || closestElement(slot, COMPOSITES) === null) return false;
  const others = queryAll(rootNode(element), "[role]").filter(
    (one) =>
      parentElement(one) === parentElement(element) && attribute(one, "role") === attribute(element, "role"),
  );
  return others.some((one) => focusOf(one) === "tab");
}

/** The first tab or radio button of a row that is not chosen, where the Tab key stops at the chosen one and arrow keys lead on. */
function isLeftToArrows(element: Element): boolean {
  if (focusOf(element) === "tab") return false;
  if (matchesSelector(element, OTHER_RADIOS)) {
    const group = closestElement(element, "[role=radiogroup]");
    return group !== null && queryAll(group, OTHER_RADIOS)[0] === element && isReachedByArrows(element);
  }
  if (!matchesSelector(element, OTHER_TABS)) return false;
  const slot = assignedSlot(element);
  const isSlotted = slot !== null && closestElement(slot, "[role=tablist]") !== null;
  const row = isSlotted ? parentElement(element) : closestElement(element, "[role=tablist]");
  return row !== null && queryAll(row, OTHER_TABS)[0] === element && isReachedByArrows(element);
}

/** An item of a list that takes the focus itself and names the current item: the list is tried as a whole. */
function isLeftToItsList(item: Element): boolean {
  if (!matchesSelector(item, ITEMS) || focusOf(item) !== "none") return false;
  const around = closestElement(item, LISTS);
  const owners = queryAll(document, "[aria-owns]").filter((list) =>
    referenced(list, "aria-owns").some((owned) => owned.contains(item)),
  );
  const isNamed = around !== null && isListOfField(around);
  return isNamed || [...(around === null ? [] : [around]), ...owners].some(leadsThroughItems);
}

/** A list that the Tab key stops at, or that scripts give the focus and that names its current item. */
function leadsThroughItems(list: Element): boolean {
  const focus = focusOf(list);
  return focus === "tab" || (focus === "script" && attribute(list, "aria-activedescendant") !== null);
}

/** A list that a field names as its own: the list hears of clicks for its items, which the field leads through. */
function isListOfField(list: Element): boolean {
  if (!matchesSelector(list, LISTS) || list.id === "") return false;
  return queryAll(document, "[aria-owns],[aria-controls]").some(
    (field) =>
      focusOf(field) === "tab" &&
      ["aria-owns", "aria-controls"].some((name) => referenced(field, name).includes(list)),
  );
}

/** Whether and how the element takes the focus. */
export function focusOf(element: Element): Control["focus"] {
  if (!matchesSelector(element, STOPS) || matchesSelector(element, ":disabled")) return "none";
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return "none";
  return element.tabIndex >= 0 ? "tab" : "script";
}

function toControl(node: Element, listening: Listening): FoundControl {
  const role = roleOf(node);
  const isNative = matchesSelector(node, NATIVE);
  return {
    node,
    tag: tagName(node),
    role,
    name: folded(wordsOn(node), NAME_LIMIT),
    focus: focusOf(node),
    isNative,
    helps: helpOf(node),
    ...(isBesideField(node) ? { isBesideField: true as const } : {}),
    ...(isLeftToArrows(node) ? { isLeftToArrows: true as const } : {}),
    hearsPointer: !isNative || isLeftToArrows(node) || hearsMore(node, listening),
    states: Object.fromEntries(
      STATES.flatMap((name) => {
        const value = attribute(node, name);
        return value === null ? [] : [[name, value]];
      }),
    ),
  };
}
