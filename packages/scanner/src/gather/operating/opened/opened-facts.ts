import type { ElementRef } from "#evidence/document.ts";
import type { EngineAnswer } from "#evidence/engines.ts";
import { type PageFacts, probe } from "#evidence/probe-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/**
 * How something was opened: by Enter, Space or a click, because the pointer came over it, because a field got the focus,
 * because a list was opened or suggested, because a form was filled in or sent as nobody had filled it in, or by itself after
 * some time.
 */
type OpeningWay =
  | "pressing"
  | "pointing at"
  | "moving to"
  | "opening the list of"
  | "filling in"
  | "sending"
  | "waiting";

/** What engines and probes say of a dialog, menu or other content that was shown only when a page was operated. */
export interface OpenedState {
  way: OpeningWay;
  /** Name of what opened it; empty where it has none. */
  opener: string;
  /** Name of what was pressed before it, so that it holds more; absent where nothing was. */
  pressedBefore?: string;
  /** Selector of the first part that came to be seen. */
  content: string;
  /** Set where the whole page has other colors: then it is all the content, and only what is said of colors counts. */
  isRepainted?: true;
  /** Set where only a window as narrow as a phone's shows what opened it. */
  isInNarrowWindow?: true;
  /** Name of what shows the view in which it opened; absent in the page as it is loaded. */
  inView?: string;
  /** Selectors of the elements in it that anybody spoke of: what is said of others was told of the page at rest. */
  inside: string[];
  engines: EngineAnswer[];
  /** Editors that no key leaves; absent where there is none. */
  held?: ElementRef[];
  /** Answers of the probes that look at every page, in so far as they speak of what is inside. */
  facts: PageFacts;
}

export interface OpenedStates {
  states: OpenedState[];
  notTried: NotTried[];
}

export const OPENED_STATES = probe<OpenedStates>("opened-states", 1, VIEW_LABELS.operated);
