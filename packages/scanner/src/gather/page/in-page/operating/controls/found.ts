import type { ElementRef } from "#evidence/document.ts";
import type { Control } from "#gather/operating/controls/control-facts.ts";

import { probedPage } from "#gather/page/in-page/probed-page.ts";
import { mayShowOthersWhenNarrow } from "#gather/page/in-page/operating/page/adapts-to-width.ts";
import { calendarsToTry } from "#gather/page/in-page/operating/lists/calendars.ts";
import { choiceFields } from "#gather/page/in-page/operating/forms/choice-fields.ts";
import { findControls } from "./find-controls.ts";
import { formsToTry } from "#gather/page/in-page/operating/forms/forms-to-try.ts";
import { gestureTargets } from "#gather/page/in-page/operating/gestures/gesture-targets.ts";
import { hiddenSlides } from "#gather/page/in-page/operating/gestures/hidden-slides.ts";
import { hoverTriggers } from "#gather/page/in-page/operating/hover/hover-triggers.ts";
import { listsToTry } from "#gather/page/in-page/operating/lists/lists-to-try.ts";
import { isBehindLayer, layerInFront } from "#gather/page/in-page/operating/opened/layer-in-front.ts";
import {
  heard,
  heardOfFields,
  heardOfForms,
  hearing,
  hearingOfHover,
  isToldByFramework,
  noteListening,
  noteListeningAt,
} from "./listening.ts";
import { looksToTry } from "#gather/page/in-page/operating/hover/looks-in-use.ts";
import { isTooLarge } from "#gather/page/in-page/operating/page/page-state.ts";
import { pointerActs } from "#gather/page/in-page/operating/gestures/pointer-acts.ts";
import { elementAt } from "./in-hand.ts";
import { countdowns } from "#gather/page/in-page/operating/timers/countdowns.ts";
import { noteComers, noteTurning } from "#gather/page/in-page/operating/page/known-elements.ts";
import { learnRestless, restlessPlaces, takeAsBefore } from "#gather/page/in-page/operating/page/restless.ts";
import { linksToTry } from "./routes.ts";
import { slidersToTry } from "#gather/page/in-page/operating/gestures/sliders.ts";

const page = probedPage();

/** What can be operated on the page. */
function controls(): Control[] {
  return findControls(heard()).map(({ node, ...control }) => ({
    ...control,
    element: page.describe(node),
  }));
}

/** What may show more while the pointer is over it. */
function triggers(): ElementRef[] {
  const hearingOfPointer = { coming: hearing("hover"), moves: hearing("move") };
  return hoverTriggers({ ...hearingOfPointer, isToldByFramework: isToldByFramework() }).map(page.describe);
}

/** What the scanner asks of a page before it operates it: what moves by itself, and what there is to try. */
export const found = {
  noteListening,
  noteListeningAt,
  learnRestless,
  restlessPlaces: () => restlessPlaces(page.selectorOf),
  takeAsBefore,
  noteComers,
  noteTurning: (selectors: string[]) =>
    noteTurning(selectors.flatMap((selector) => elementAt(selector) ?? [])),
  isTooLarge,
  mayShowOthersWhenNarrow: () => mayShowOthersWhenNarrow(hearing("press")),
  layerInFront: () => layerInFront(page),
  isBehindLayer,
  controls,
  triggers,
  choiceFields: () => choiceFields(page, heardOfFields()),
  countdowns: () => countdowns(page),
  formsToTry: () => formsToTry(page, heardOfForms()),
  calendarsToTry: () => calendarsToTry(page),
  listsToTry: () => listsToTry(page, hearing("write")),
  slidersToTry: () => slidersToTry(page),
  linksToTry: () => linksToTry(page),
  hiddenSlides: () => hiddenSlides(page, ["press", "down", "drop"].map(hearing)),
  looksToTry: () => looksToTry(page, hearingOfHover()),
  pointerActs: () =>
    pointerActs(
      {
        doubles: hearing("double"),
        wheels: hearing("wheel"),
        downs: hearing("down"),
        presses: hearing("press"),
        drops: hearing("drop"),
        menus: hearing("menu"),
        moves: hearing("move"),
        hovers: hearing("hover"),
      },
      page,
    ),
  gestureTargets: () => gestureTargets(hearing("down"), page),
};
