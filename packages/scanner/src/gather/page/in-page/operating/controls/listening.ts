import { isElement, queryAll } from "#gather/page/in-page/dom.ts";
import type { Hearing as FieldHearing } from "#gather/page/in-page/operating/forms/choice-fields.ts";
import type { Listening } from "./find-controls.ts";
import type { FormHearing } from "#gather/page/in-page/operating/forms/forms-to-try.ts";

const listening = new Map<string, Set<Node>>();
let isTold = false;

/** Notes anew where scripts of the page listen: for each node the kinds of what is heard there, and the node. */
export function noteListening(...kindsAndNodes: (string[] | Node)[]): void {
  listening.clear();
  isTold = false;
  let kinds: string[] = [];
  for (const item of kindsAndNodes) {
    if (Array.isArray(item)) kinds = item;
    else for (const kind of kinds) nodesOf(kind).add(item);
  }
}

function nodesOf(kind: string): Set<Node> {
  const nodes = listening.get(kind) ?? new Set();
  listening.set(kind, nodes);
  return nodes;
}

/**
 * Notes more of them, by their numbers among so many in the order of the document; none where these are others by now.
 *
 * @param isWhole whether a framework tells of all that it hears for, and draws the page
 */
export function noteListeningAt(
  count: number,
  placesOf: Readonly<Record<string, readonly number[]>>,
  isWhole: boolean,
): void {
  const all = queryAll(document, "*");
  isTold = isWhole;
  if (all.length !== count) return;
  for (const [kind, places] of Object.entries(placesOf)) {
    for (const node of places.flatMap((place) => all[place] ?? [])) nodesOf(kind).add(node);
  }
}

/** Elements and documents at which scripts hear of one kind of event. */
export function hearing(kind: string): ReadonlySet<Node> {
  return nodesOf(kind);
}

/** Whether a framework that hears at one place told for which elements it does. */
export function isToldByFramework(): boolean {
  return isTold;
}

/** Elements at which scripts hear that the pointer comes. */
export function hearingOfHover(): Element[] {
  return [...hearing("hover")].filter(isElement);
}

/** Where scripts of the page hear of presses, of the pointer that comes, and of what presses send. */
export function heard(): Listening {
  const over = new Set([...hearing("hover"), ...hearing("move")]);
  return {
    press: hearing("press"),
    down: hearing("down"),
    over,
    keys: hearing("write"),
    send: hearing("send"),
  };
}

/** Where they hear of what is written or chosen in fields. */
export function heardOfFields(): FieldHearing {
  return {
    writing: hearing("write"),
    choosing: hearing("choose"),
    pressing: hearing("press"),
    leaving: hearing("leave"),
  };
}

/** Where they hear of what is done with forms. */
export function heardOfForms(): FormHearing {
  return { sending: hearing("send"), pressing: hearing("press"), leaving: hearing("leave") };
}
