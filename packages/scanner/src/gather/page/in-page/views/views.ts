import { changedThings, lookForChanges, watchChanging } from "./changing.ts";
import { colorsDiffer, noteUsualLooks, runAxeOn, runAxeOnShown, showsMore } from "./changed-looks.ts";
import { movingSelectors, movingThings } from "./moving.ts";
import { standing } from "./orientation.ts";
import { checkRequiredFields } from "./required-fields.ts";
import { layoutAtRest } from "./rest.ts";
import { imagesThatMayMove } from "./shown-images.ts";
import { soundsOnLoad } from "./sound.ts";
import { goingOnWhenStopped } from "./stopping.ts";
import { unwidenText, widenText } from "./spacing-style.ts";
import { stickingOut } from "./sticking-out.ts";
import { noteUsualTexts, textLosses } from "./text-loss.ts";

/** What the scanner may call in a page that is looked at in other views. */
export interface ViewsInPage {
  changedThings: typeof changedThings;
  checkRequiredFields: typeof checkRequiredFields;
  colorsDiffer: typeof colorsDiffer;
  goingOnWhenStopped: typeof goingOnWhenStopped;
  imagesThatMayMove: typeof imagesThatMayMove;
  layoutAtRest: typeof layoutAtRest;
  lookForChanges: typeof lookForChanges;
  movingSelectors: typeof movingSelectors;
  movingThings: typeof movingThings;
  noteUsualLooks: typeof noteUsualLooks;
  noteUsualTexts: typeof noteUsualTexts;
  runAxeOn: typeof runAxeOn;
  runAxeOnShown: typeof runAxeOnShown;
  showsMore: typeof showsMore;
  soundsOnLoad: typeof soundsOnLoad;
  standing: typeof standing;
  stickingOut: typeof stickingOut;
  textLosses: typeof textLosses;
  unwidenText: typeof unwidenText;
  watchChanging: typeof watchChanging;
  widenText: typeof widenText;
}

export const views: ViewsInPage = {
  changedThings,
  checkRequiredFields,
  colorsDiffer,
  goingOnWhenStopped,
  imagesThatMayMove,
  layoutAtRest,
  lookForChanges,
  movingSelectors,
  movingThings,
  noteUsualLooks,
  noteUsualTexts,
  runAxeOn,
  runAxeOnShown,
  showsMore,
  soundsOnLoad,
  standing,
  stickingOut,
  textLosses,
  unwidenText,
  watchChanging,
  widenText,
};
