import { attribute, classNames, parentElement, tagName } from "../dom.ts";

/** What marks one of several controls beside each other as the chosen one: classes and styles, its own and those around it. */
interface Mark {
  classes: ReadonlySet<string>;
  style: string;
}

/** Marks of a control and of those like it beside it, each with that of the box it stands in alone. */
export type Marks = ReadonlyMap<Element, readonly Mark[]>;

const MOST_PEERS = 24;

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

function isSwapped(
  own: Mark,
  ownNow: Mark | undefined,
  their: Mark | undefined,
  theirNow: Mark | undefined,
): boolean {
  if (ownNow === undefined || their === undefined || theirNow === undefined) return false;
  const gained = [...ownNow.classes].filter((name) => !own.classes.has(name));
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
