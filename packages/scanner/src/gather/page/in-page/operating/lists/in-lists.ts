import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import {
  calendarHasChanged,
  focusBeforeCalendar,
  focusInCalendar,
  isCalendarOpen,
  noteCalendar,
  openCalendar,
  showsMonth,
  pointOnDay,
} from "./calendars.ts";
import {
  type AskedList,
  expandedOfList,
  focusClosedBranch,
  hasButtonBeside,
  hasFocusWithin,
  hasNoFocus,
  hasTabStop,
  isFocusInList,
  isListOfWords,
  isListOpen,
  isPlainList,
  isReadOnly,
  marksAlone,
  movedInList,
  namedInstead,
  openList,
  replacesChoices,
} from "./item-lists.ts";
import { ofElement, sinceLook } from "#gather/page/in-page/operating/controls/in-hand.ts";
import { wordsToWrite } from "#gather/page/in-page/operating/forms/words-to-write.ts";

/** What the scanner asks of lists and calendars that were taken up, or that have opened. */
export function inLists(page: ProbedPage) {
  return {
    /** The list that is open now. */
    openList: (asked: AskedList) => sinceLook((before) => openList(before, page, asked), null),
    isPlainList,
    wordsToWrite: () => ofElement(wordsToWrite, []),
    hasFocusWithin: () => ofElement(hasFocusWithin, false),
    replacesChoices: () => sinceLook(replacesChoices, false),
    isReadOnly: () => ofElement(isReadOnly, false),
    hasButtonBeside: () => ofElement(hasButtonBeside, false),
    isListOfWords,
    movedInList,
    marksAlone,
    namedInstead,
    hasTabStop,
    isFocusInList,
    hasNoFocus,
    isListOpen,
    expandedOfList,
    focusClosedBranch,
    showsMonth: () => sinceLook(showsMonth, false),
    openCalendar: () => sinceLook((before) => openCalendar(before, page), null),
    noteCalendar,
    calendarHasChanged,
    isCalendarOpen,
    focusBeforeCalendar,
    focusInCalendar,
    pointOnDay,
  };
}
