import type { LookOfText } from "#gather/operating/hover/look-facts.ts";

import { matchesSelector } from "#gather/page/in-page/dom.ts";
import { probedPage } from "#gather/page/in-page/probed-page.ts";
import {
  hasNewMark,
  hasToldSince,
  isFocusInOpened,
  isRepainted,
  newlyShown,
  offersControls,
  openedNow,
  takesControls,
  putBackFields,
} from "./effects.ts";
import {
  checkedByBrowser,
  emptiedFields,
  fieldCount,
  fieldNames,
  noteWritten,
  redWhenWritten,
  noticeOfForm,
  fieldsAfter,
  focusField,
  isOff,
  isReddened,
  toldByTitle,
  toldOtherwise,
  seenFields,
  watchForm,
  wrongEntries,
} from "#gather/page/in-page/operating/forms/form-fields.ts";
import { boxInMiddle, formOverPage } from "#gather/page/in-page/operating/opened/box-in-middle.ts";
import { agree, fillFittingly } from "#gather/page/in-page/operating/forms/fill-fittingly.ts";
import {
  errorsSince,
  focusIsOnTheWay,
  formMessages,
} from "#gather/page/in-page/operating/forms/form-messages.ts";
import {
  dragged,
  dropPoints,
  isDraggable,
  notePlace,
  swipeWay,
} from "#gather/page/in-page/operating/gestures/dragged-element.ts";
import { partToGrab } from "#gather/page/in-page/operating/gestures/gesture-targets.ts";
import { dropFile, holdFileOver } from "#gather/page/in-page/operating/forms/file-drops.ts";
import {
  fieldBeside,
  focusFieldBeside,
  focusStopAround,
  focusTrackBeside,
  stopAround,
  trackBeside,
} from "#gather/page/in-page/operating/forms/field-beside.ts";
import { inLists } from "#gather/page/in-page/operating/lists/in-lists.ts";
import { cutByWindow } from "#gather/page/in-page/operating/opened/cut-by-window.ts";
import { buttonsBeside } from "#gather/page/in-page/operating/gestures/buttons-beside.ts";
import { passing } from "#gather/page/in-page/operating/gestures/moved-over.ts";
import { zooming } from "#gather/page/in-page/operating/gestures/zoomed.ts";
import { inEditors } from "./editors.ts";
import {
  focusStop,
  foundElsewhere,
  isContentSeen,
  shownOnHover,
} from "#gather/page/in-page/operating/hover/hover-content.ts";
import {
  begin,
  blurAll,
  effect,
  elementAt,
  focusAround,
  focusIt,
  hidOnlyHints,
  isReachable,
  isUndone,
  look,
  noteUnpointed,
  ofElement,
  selectNothing,
  sinceLook,
} from "./in-hand.ts";
import { hasGivenMarkUp, peerMarkedApart, pointOnPeer } from "./given-up-mark.ts";
import { comersAmong } from "#gather/page/in-page/operating/page/known-elements.ts";
import { handsMarkOn } from "./looks-of-peers.ts";
import { kindOfOpened } from "#gather/page/in-page/operating/opened/kind-of-opened.ts";
import { focusPeer, hasPeer, leftByPeer, leftExpanded, notePeer, staysExpanded } from "./left-expanded.ts";
import { hearing } from "./listening.ts";
import { toldWithin } from "#gather/page/in-page/operating/messages/live-regions.ts";
import { lookOfText as textLook } from "#gather/page/in-page/operating/hover/looks-in-use.ts";
import {
  insideSpokenOf,
  openedPage,
  runAccessLintOnOpened,
  runAxeOnOpened,
  takeUpOpened,
} from "#gather/page/in-page/operating/opened/opened-content.ts";
import {
  closers,
  dialogHasWords,
  focusCloser,
  focusedBehind,
  focusFirstInDialog,
  focusIntoDialog,
  focusIsUntold,
  isDialogOpen,
  isFocusHeld,
  noteFocusInDialog,
  openedDialog,
  openerIsSeen,
  openerStaysHidden,
  placeOfFocus,
  pointOnVeil,
} from "#gather/page/in-page/operating/opened/opened-dialog.ts";
import {
  focusIntoMessage,
  isMessageGone,
  leftOfMessage,
  messagePoint,
  messageSince,
} from "#gather/page/in-page/operating/messages/passing-message.ts";
import {
  formsInOpened,
  movableInOpened,
  pressedInOpened,
} from "#gather/page/in-page/operating/opened/parts-in-opened.ts";
import { focusActStop } from "#gather/page/in-page/operating/gestures/pointer-acts.ts";
import { offeredNow, readNow } from "./what-acts-bring.ts";
import { isQuestionGone } from "#gather/page/in-page/operating/forms/question-gone.ts";
import { hasStopClose, markupOf, mayBeSetByPlace } from "./set-by-place.ts";
import { isUnderControl, pointAcross, pointOn, pointToDrag } from "./pointing.ts";
import { seenView } from "./routes.ts";
import { coveredByBars } from "#gather/page/in-page/operating/opened/bars-that-came.ts";
import { chooseFile } from "#gather/page/in-page/operating/forms/choose-file.ts";
import { leftEntries } from "#gather/page/in-page/operating/forms/left-entry.ts";
import { raisedSum, wordsThatCame } from "./words-that-came.ts";
import { comesToEnd, settled } from "#gather/page/in-page/operating/page/settled.ts";
import {
  addedSince,
  answersSince,
  noticesSince,
  removedSince,
  saidSince,
} from "#gather/page/in-page/operating/messages/said-texts.ts";
import { hasOldValue } from "#gather/page/in-page/operating/gestures/sliders.ts";
import { changedColors, noteColors } from "./state-colors.ts";
import { switchedWords } from "#gather/page/in-page/operating/views/switched-words.ts";
import {
  buttonsToSwipeBy,
  hasControlsBeside,
  lengthOfSwipe,
} from "#gather/page/in-page/operating/gestures/swiped-element.ts";
import { awaitBoxOnVeil, awaitPicture } from "#gather/page/in-page/operating/opened/viewed-pictures.ts";
import { isGoneWithFocus, opensNextStop, stopsBeforeOpened, stopsPastOpened } from "./what-came.ts";
import { betweenSteps } from "#gather/page/in-page/operating/forms/between-steps.ts";

const page = probedPage();

/** How a text looks; null where it is gone. */
function lookOfText(selector: string): LookOfText | null {
  const text = elementAt(selector);
  return text === null ? null : sinceLook((before) => textLook(before, text), null);
}

/** What the scanner asks of a page while it operates it, about the element that was taken up with `begin`. */
export const tried = {
  ...dragged,
  ...inEditors(page),
  ...passing,
  ...zooming,
  ...leftEntries,
  controlsInOpened: () => sinceLook((before) => pressedInOpened(before, page), []),
  formsInOpened: () => sinceLook((before) => formsInOpened(before, page), []),
  movableInOpened: () =>
    sinceLook((before) => movableInOpened(before, page), { targets: [], sliders: [], answers: [] }),
  ...betweenSteps(page),
  fillFittingly,
  agree,
  emptiedFields,
  noteWritten,
  redWhenWritten,
  fieldNames,
  noticeOfForm,
  watchForm: () => ofElement(watchForm, undefined),
  wrongEntries,
  focusField,
  checkedByBrowser: () => ofElement(checkedByBrowser, "no"),
  toldByTitle,
  toldOtherwise,
  isReddened,
  fieldCount,
  seenFields,
  chooseFile: () => ofElement(chooseFile, ""),
  isOff: () => ofElement(isOff, false),
  isQuestionGone: () => ofElement(isQuestionGone, false),
  fieldsAfter: () => sinceLook((before) => fieldsAfter(before, page), []),
  formMessages: () => sinceLook((before) => formMessages(before, page), []),
  errorsSince: () => sinceLook((before) => errorsSince(before, page), { ofFields: [], forms: [] }),
  focusIsOnTheWay: () => sinceLook(focusIsOnTheWay, false),
  begin,
  pointOn: () => ofElement(pointOn, null),
  pointToGrab: () => ofElement((element) => pointToDrag(partToGrab(element)), null),
  pointAcross: (share: number) => ofElement((element) => pointAcross(element, share), null),
  lengthOfSwipe: () => ofElement(lengthOfSwipe, null),
  buttonsToSwipeBy: () => ofElement(buttonsToSwipeBy, []),
  buttonsBeside: () => ofElement(buttonsBeside, []),
  hasControlsBeside: () => ofElement(hasControlsBeside, false),
  hearsTouch: () => ofElement((element) => hearing("touch").has(element), false),
  kindOfOpened: () => sinceLook(kindOfOpened, "other"),
  isUnderControl: () => ofElement(isUnderControl, false),
  isReachable,
  isDisabled: () => ofElement((element) => matchesSelector(element, ":disabled"), false),
  noteUnpointed,
  hidOnlyHints,
  hasFieldBeside: () => ofElement((element) => fieldBeside(element) !== null, false),
  focusFieldBeside: () => ofElement(focusFieldBeside, undefined),
  hasTrackBeside: () => ofElement((element) => trackBeside(element) !== null, false),
  focusTrackBeside: () => ofElement(focusTrackBeside, undefined),
  hasStopAround: () => ofElement((element) => stopAround(element) !== null, false),
  focusStopAround: () => ofElement(focusStopAround, undefined),
  handsMarkOn: () => sinceLook(({ marks }) => handsMarkOn(marks), false),
  focusIt,
  focusAround,
  blurAll,
  selectNothing,
  look,
  effect: () => effect(page),
  lookOfText,
  seenView,
  isRepainted: () => sinceLook(isRepainted, false),
  toldWithin: (ms: number) => sinceLook(async ({ told }) => await toldWithin(told, ms), false),
  hasTold: () => sinceLook(hasToldSince, false),
  noteColors: () => ofElement(noteColors, undefined),
  changedColors,
  switchedWords: () => sinceLook(switchedWords, null),
  offeredNow: () => sinceLook(offeredNow, { names: [], isOfferedElsewhere: false }),
  readNow: () => sinceLook(readNow, { text: "", isToldElsewhere: false }),
  saidSince: () => sinceLook((before) => saidSince(before, page), []),
  comersSince: () => sinceLook((before) => comersAmong(newlyShown(before), page.selectorOf), []),
  noticesSince: () => sinceLook((before) => noticesSince(before, page), []),
  addedSince: () => sinceLook((before) => addedSince(before, page), null),
  removedSince: () => sinceLook((before) => removedSince(before, page), null),
  answersSince: () => sinceLook((before) => answersSince(before, page), []),
  stopsBeforeOpened: () => sinceLook(stopsBeforeOpened, null),
  isGoneWithFocus: () => sinceLook(isGoneWithFocus, false),
  opensNextStop: () => sinceLook(opensNextStop, false),
  stopsPastOpened: () => sinceLook(stopsPastOpened, null),
  isFocusInOpened: () => sinceLook(isFocusInOpened, false),
  offersControls: () => sinceLook(offersControls, false),
  takesControls: () => sinceLook(takesControls, false),
  wordsThatCame: () => sinceLook(wordsThatCame, ""),
  raisedSum: () => sinceLook(raisedSum, null),
  putBackFields: () => sinceLook(putBackFields, false),
  isUndone,
  pointOnPeer: () => sinceLook(pointOnPeer, null),
  hasGivenMarkUp,
  peerMarkedApart,
  hasNewMark: () => sinceLook(hasNewMark, false),
  leftExpanded: () => sinceLook((before) => leftExpanded(before, page), []),
  staysExpanded: () => sinceLook(staysExpanded, false),
  hasPeer: () => sinceLook(hasPeer, false),
  notePeer: () => sinceLook(notePeer, false),
  focusPeer,
  leftByPeer: () => leftByPeer(page),
  settled,
  dialog: () => sinceLook((before) => openedDialog(before, page), null),
  boxInMiddle: () => sinceLook((before) => boxInMiddle(before, page), null),
  formOverPage: () => sinceLook((before) => formOverPage(before, page), null),
  closers,
  dialogHasWords,
  pointOnVeil,
  focusCloser,
  focusedBehind: () => focusedBehind(page),
  focusFirstInDialog,
  focusIntoDialog,
  focusIsUntold,
  noteFocusInDialog,
  isFocusHeld,
  isDialogOpen,
  openerIsSeen,
  openerStaysHidden,
  placeOfFocus,
  notePlace: () => ofElement(notePlace, undefined),
  isDraggable: () => ofElement(isDraggable, false),
  swipeWay: () => ofElement(swipeWay, null),
  holdFileOver: () => ofElement(holdFileOver, undefined),
  dropFile: () => ofElement(dropFile, undefined),
  dropPoints: (x: number, y: number) => dropPoints(hearing("drop"), x, y),
  ...inLists(page),
  takeUpOpened: () => sinceLook(takeUpOpened, null),
  openedPage,
  insideSpokenOf,
  runAxeOnOpened,
  runAccessLintOnOpened,
  awaitBoxOnVeil: () => sinceLook(awaitBoxOnVeil, false),
  awaitPicture: () => sinceLook(awaitPicture, undefined),
  messageSince: (isOfForm = false) => sinceLook((before) => messageSince(before, page, isOfForm), null),
  comesToEnd,
  isMessageGone,
  messagePoint,
  focusIntoMessage,
  leftOfMessage,
  hovered: () => sinceLook((before) => shownOnHover(before, page), null),
  isContentSeen: () => sinceLook(isContentSeen, false),
  foundElsewhere,
  focusStop,
  mayBeSetByPlace: () => ofElement(mayBeSetByPlace, false),
  markupOf: () => ofElement(markupOf, ""),
  hasStopClose: () => ofElement(hasStopClose, true),
  openedNow: () => sinceLook(openedNow, ""),
  cutByWindow: () => sinceLook((before) => cutByWindow(before, page), null),
  coveredByBars: () => sinceLook(async (before) => await coveredByBars(before, page), null),
  hasOldValue: () => sinceLook(hasOldValue, false),
  focusActStop: (index: number) => ofElement((element) => focusActStop(element, index), null),
};
