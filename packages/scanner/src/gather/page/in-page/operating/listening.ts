import { isElement, queryAll } from "../dom.ts";
import type { Hearing as FieldHearing } from "./choice-fields.ts";
import type { Listening } from "./find-controls.ts";
import type { FormHearing } from "./forms-to-try.ts";

const listening = new Map<string, ReadonlySet<Node>>();

/** Notes elements that scripts of the page listen at. */
export function noteListening(kind: string, ...nodes: Node[]): void {
  listening.set(kind, new Set(nodes));
}

/** Notes more of them, by their numbers among so many in the order of the document; none where these are others by now. */
export function noteListeningAt(kind: string, count: number, places: readonly number[]): void {
  const all = queryAll(document, "*");
  if (all.length !== count) return;
  const more = places.flatMap((place) => all[place] ?? []);
  listening.set(kind, new Set([...hearing(kind), ...more]));
}

/** Elements and documents at which scripts hear of one kind of event. */
export function hearing(kind: string): ReadonlySet<Node> {
  return listening.get(kind) ?? new Set();
}

/** Elements at which scripts hear that the pointer comes. */
export function hearingOfHover(): Element[] {
  return [...hearing("hover")].filter(isElement);
}

/** Where scripts of the page hear of presses, of the pointer that comes, and of what presses send. */
export function heard(): Listening {
  const over = new Set([...hearing("hover"), ...hearing("move")]);
  return { press: hearing("press"), down: hearing("down"), over, send: hearing("send") };
}

/** Where they hear of what is written or chosen in fields. */
export function heardOfFields(): FieldHearing {
  return { writing: hearing("write"), choosing: hearing("choose"), pressing: hearing("press") };
}

/** Where they hear of what is done with forms. */
export function heardOfForms(): FormHearing {
  return { sending: hearing("send"), pressing: hearing("press"), leaving: hearing("leave") };
}
