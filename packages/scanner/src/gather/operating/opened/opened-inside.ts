import type { Control } from "#gather/operating/controls/control-facts.ts";
import type { ChoiceField } from "#gather/page/in-page/operating/forms/choice-fields.ts";
import type { FormToTry } from "#gather/page/in-page/operating/forms/forms-to-try.ts";
import type { FoundTarget } from "#gather/page/in-page/operating/gestures/gesture-targets.ts";
import type { KindOfOpened } from "#gather/page/in-page/operating/opened/kind-of-opened.ts";
import type { SliderToTry } from "#gather/page/in-page/operating/gestures/sliders.ts";

/** A content that opens, with what can be operated in it. */
export interface OpenedInside {
  /** Opens it on a page as it was loaded. */
  open: () => Promise<void>;
  controls: readonly Control[];
  /** Forms in it; absent where nobody asked. */
  forms?: readonly FormToTry[];
  /** What it is for the most part; absent where nobody asked. */
  kind?: KindOfOpened;
}

/** A content that opens, with what can be dragged, moved by keys or chosen in it. */
export interface MovableInside extends Pick<OpenedInside, "open"> {
  targets: readonly FoundTarget[];
  sliders: readonly SliderToTry[];
  /** Radio buttons of which scripts hear that they are chosen. */
  answers: readonly ChoiceField[];
}
