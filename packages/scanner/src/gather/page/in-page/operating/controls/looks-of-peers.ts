import {
  attribute,
  classNames,
  matchesSelector,
  parentElement,
  queryAll,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { textOf } from "#gather/page/in-page/semantics.ts";

/** What marks one of several controls beside each other as the chosen one: classes and styles, its own and those around it. */
interface Mark {
  classes: ReadonlySet<string>;
  style: string;
}

/** Marks of a control and of those like it beside it, each with that of the box it stands in alone. */
export type Marks = ReadonlyMap<Element, readonly Mark[]>;

const MOST_PEERS = 24;
/** How classes say that something cannot be used now, or only that it has the focus or the pointer. */
const MARKS_NO_CHOICE =
  /(?:^|[-_])(?:disabled|inactive|unavailable|hidden|focus(?:ed)?|focus-visible|hover(?:ed)?)$/i;
/** What may choose the same by the keyboard. */
const FIELDS = "input:not([type=hidden]),select,textarea";
/** What is asked besides, in the part around them. */
const OTHER_FIELDS =
  "[type=number],[type=checkbox],[type=email],[type=tel],[type=password],[type=search],[type=date]";

/** Marks of the control and of others of its kind beside it. */
export function marksBeside(control: Element): Marks {
  return new Map([control, ...peersOf(control)].map((one) => [one, marksOf(one)]));
}

/** Whether the control took over the mark that another one beside it had, as a tab does when it is chosen. */
export function takesOverMark(control: Element, before: Marks): boolean {
  const own = before.get(control);
  if (own === undefined || !control.isConnected) return false;
  const ownNow = marksOf(control);
  return [...before].some(([peer, theirs]) => {
    if (peer === control || !peer.isConnected) return false;
    const theirsNow = marksOf(peer);
    return own.some((mark, level) => {
      const [now, their, theirNow] = [ownNow[level], theirs[level], theirsNow[level]];
      return (
        [now, their, theirNow].every((one) => one !== undefined) && isSwapped(mark, now, their, theirNow)
      );
    });
  });
}

/** Whether one of them took over the mark that another one had. */
export function handsMarkOn(before: Marks): boolean {
  return [...before.keys()].some((one) => takesOverMark(one, before));
}

/** Whether the control has a class or a style of its own that it did not have before. */
export function isMarked(control: Element, before: Marks): boolean {
  return control.isConnected && differs(marksOf(control), before.get(control) ?? []);
}

/**
 * The first other one beside it that is marked as little as the control was, and is not now; null where there is none, or
 * where a field stands among them, which may choose the same.
 */
export function peerLike(control: Element, before: Marks): Element | null {
  const own = before.get(control);
  const group = parentElement(control);
  const around = group === null ? null : parentElement(group);
  const boxes = [group, around].filter((box) => box !== null && !matchesSelector(box, "body,main,form"));
  const hasField = boxes.some(
    (box) =>
      box !== null && queryAll(box, FIELDS).some((field) => box === group || mayChoose(field, control)),
  );
  if (own === undefined || hasField) return null;
  const peers = [...before].filter(([peer]) => peer !== control && peer.isConnected);
  const alike = peers.find(([, theirs]) => !differs(own, theirs));
  // Swatches each have a color of their own.
  const isAlone = new Set([...before.values()].map(styleOf)).size === before.size;
  const others = isAlone
    ? peers.find(([, theirs]) => !differs(withoutStyle(own), withoutStyle(theirs)))
    : undefined;
  return (alike ?? others)?.[0] ?? null;
}

function styleOf(marks: readonly Mark[]): string {
  return marks.map(({ style }) => style).join("|");
}

function withoutStyle(marks: readonly Mark[]): Mark[] {
  return marks.map((mark) => ({ ...mark, style: "" }));
}

/** Whether a field around may choose the same: what offers other words asks for something else. */
function mayChoose(field: Element, control: Element): boolean {
  if (matchesSelector(field, OTHER_FIELDS)) return false;
  const offered =
    field instanceof HTMLSelectElement
      ? [...field.options].map(textOf)
      : field instanceof HTMLInputElement && field.type === "radio"
        ? [...(field.labels ?? [])].map(textOf)
        : null;
  const words = textOf(control).toLowerCase();
  return offered === null || offered.some((one) => one !== "" && words.includes(one.toLowerCase()));
}

/** Whether the control gave up its mark, and the other one is marked otherwise than before. */
export function hasGivenUp(control: Element, { before, to }: { before: Marks; to: Element }): boolean {
  return control.isConnected && !isMarked(control, before) && isMarked(to, before);
}

function differs(one: readonly Mark[], other: readonly Mark[]): boolean {
  return one.some(({ classes, style }, level) => {
    const theirs = other[level];
    return (
      theirs === undefined || style !== theirs.style || classes.symmetricDifference(theirs.classes).size > 0
    );
  });
}

function isSwapped(
  own: Mark,
  ownNow: Mark | undefined,
  their: Mark | undefined,
  theirNow: Mark | undefined,
): boolean {
  if (ownNow === undefined || their === undefined || theirNow === undefined) return false;
  const gained = [...ownNow.classes].filter((name) => !own.classes.has(name) && !MARKS_NO_CHOICE.test(name));
  const isHanded = gained.some((name) => their.classes.has(name) && !theirNow.classes.has(name));
  const isOtherStyle = own.style !== ownNow.style && their.style !== theirNow.style;
  return isHanded || (isOtherStyle && ownNow.style === their.style && theirNow.style === own.style);
}

function marksOf(element: Element): Mark[] {
  const around = parentElement(element);
  const boxes = around !== null && around.childElementCount === 1 ? [element, around] : [element];
  return boxes.map((box) => ({ classes: new Set(classNames(box)), style: attribute(box, "style") ?? "" }));
}

/** Siblings of its kind; where it stands alone in its box, those that stand so in the boxes beside. */
function peersOf(control: Element): Element[] {
  const around = parentElement(control);
  if (around === null) return [];
  const isAlone = around.childElementCount === 1;
  const boxes = isAlone ? [...(parentElement(around)?.children ?? [])] : [around];
  return boxes
    .flatMap((box) => [...box.children])
    .filter((one) => one !== control && tagName(one) === tagName(control))
    .slice(0, MOST_PEERS);
}
