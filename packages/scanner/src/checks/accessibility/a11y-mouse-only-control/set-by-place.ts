import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import type { OperatedControls } from "#gather/operating/controls/control-facts.ts";

/** Rows of stars, tracks and fields of colors that only hear where the pointer is. */
export function decideByPlace({ controls }: OperatedControls): Decision {
  const set = controls.flatMap(({ name, element, isSetByPlace }) =>
    isSetByPlace === undefined ? [] : [{ name, element, ...isSetByPlace }],
  );
  return {
    applies: set.length > 0,
    defects: set.map(({ name, element, hasStopClose }) => {
      const message = `What a click on ${quoted(name, "this part")} sets depends on the place of the pointer, and the keyboard can't reach it`;
      const wcag = ["2.1.1"];
      return hasStopClose
        ? { outcome: "review", wcag, message: `${message}. Does a control beside it set the same?`, element }
        : { wcag, message, element };
    }),
  };
}
