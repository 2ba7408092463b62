import { changedThings, lookForChanges, watchChanging } from "./changing.ts";
import { colorsDiffer, noteUsualLooks, runAxeOn, runAxeOnShown, showsMore } from "./changed-looks.ts";
import { noteUsualFacts } from "./facts-gone.ts";
import { noteUsualLinks } from "./links-gone.ts";
import { movingSelectors, movingThings } from "./moving.ts";
import { focusOfRedrawn, focusRedrawn, leaveRedrawn, redrawnParts, watchRedraws } from "./redrawn.ts";
import { layoutAtRest } from "./rest.ts";
import { imagesThatMayMove } from "./shown-images.ts";
import { isAnythingHeard, silencePlayers } from "./silencing.ts";
import { goingOnWhenStopped } from "./stopping.ts";
import { unwidenText, widenText } from "./spacing-style.ts";
import { noteUsualTexts } from "./text-loss.ts";

/** What the scanner may call in a page that is looked at in other views. */
export interface ViewsInPage {
  changedThings: typeof changedThings;
  colorsDiffer: typeof colorsDiffer;
  focusOfRedrawn: typeof focusOfRedrawn;
  focusRedrawn: typeof focusRedrawn;
  goingOnWhenStopped: typeof goingOnWhenStopped;
  imagesThatMayMove: typeof imagesThatMayMove;
  isAnythingHeard: typeof isAnythingHeard;
  layoutAtRest: typeof layoutAtRest;
  leaveRedrawn: typeof leaveRedrawn;
  lookForChanges: typeof lookForChanges;
  movingSelectors: typeof movingSelectors;
  movingThings: typeof movingThings;
  noteUsualFacts: typeof noteUsualFacts;
  noteUsualLinks: typeof noteUsualLinks;
  noteUsualLooks: typeof noteUsualLooks;
  noteUsualTexts: typeof noteUsualTexts;
  redrawnParts: typeof redrawnParts;
  runAxeOn: typeof runAxeOn;
  runAxeOnShown: typeof runAxeOnShown;
  showsMore: typeof showsMore;
  silencePlayers: typeof silencePlayers;
  unwidenText: typeof unwidenText;
  watchChanging: typeof watchChanging;
  watchRedraws: typeof watchRedraws;
  widenText: typeof widenText;
}

export const views: ViewsInPage = {
  changedThings,
  colorsDiffer,
  focusOfRedrawn,
  focusRedrawn,
  goingOnWhenStopped,
  imagesThatMayMove,
  isAnythingHeard,
  layoutAtRest,
  leaveRedrawn,
  lookForChanges,
  movingSelectors,
  movingThings,
  noteUsualFacts,
  noteUsualLinks,
  noteUsualLooks,
  noteUsualTexts,
  redrawnParts,
  runAxeOn,
  runAxeOnShown,
  showsMore,
  silencePlayers,
  unwidenText,
  watchChanging,
  watchRedraws,
  widenText,
};
