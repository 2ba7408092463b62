import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/** A message that came when a page was operated, watched until it went or long enough to be read. */
export interface PassingMessage {
  element: ElementRef;
  text: string;
  /** Name of the control that brought it. */
  opener: string;
  goesByItself: boolean;
  /** Whether it stays while the pointer is over it and the focus in it; null where it does not go. */
  staysWhenHeld: boolean | null;
  /** Whether its words can be read elsewhere on the page when it has gone. */
  isToldElsewhere: boolean;
  /** Names of the controls in it that nothing else on the page is called when it has gone; those that close it aside. */
  controls: string[];
}

export interface PassingMessages {
  messages: PassingMessage[];
  notTried: NotTried[];
}

export const PASSING_MESSAGES = probe<PassingMessages>("passing-messages", 1, VIEW_LABELS.operated);
