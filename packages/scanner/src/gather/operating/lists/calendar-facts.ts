import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";
import type { BoxOfField } from "#gather/operating/opened/dialog-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/** A field below which the days of a month open, tried by keyboard and by the pointer. */
export interface TriedCalendar {
  field: ElementRef;
  name: string;
  /** Whether nothing can be written in the field. */
  isReadOnly: boolean;
  opensBy: "focus" | "key" | "click";
  /** Set where only a click opens it, and a button stands beside the field that may open it, too. */
  hasButtonBeside?: true;
  calendar: ElementRef;
  /** Absent where it lies beside the field, and not over the page. */
  box?: BoxOfField;
  day: PartOfCalendar;
  /** What leads to the next month, or the one before; absent where nothing that the pointer works is called so. */
  wayOn?: PartOfCalendar & { name: string };
  /**
   * What keys do in it: move from day to day, choose a day that the Tab key reached, or only reach it; `nothing` where
   * they don't open it, either.
   */
  byKeys: "moves" | "chooses" | "reaches" | "nothing";
  /** Whether a click on a day chooses it. */
  byPointer: boolean;
}

/** A day that can be chosen, all of which are made alike, or another part that is pressed. */
interface PartOfCalendar {
  element: ElementRef;
  tag: string;
  /** ARIA role, explicit or of the element itself; null where it has none. */
  role: string | null;
  /** Whether screen readers get to know it at all. */
  isExposed: boolean;
}

export interface TriedCalendars {
  calendars: TriedCalendar[];
  notTried: NotTried[];
}

export const TRIED_CALENDARS = probe<TriedCalendars>("tried-calendars", 1, VIEW_LABELS.operated);
