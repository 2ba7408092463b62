import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import type { OperatedControls } from "#gather/operating/control-facts.ts";

/** Menus that come with the focus, and go before any key gets to what is in them. */
export function decideOnTheWay({ controls }: OperatedControls): Decision {
  const opening = controls.flatMap(({ name, element, opensOnFocus }) =>
    opensOnFocus === undefined ? [] : [{ name, element, isReached: opensOnFocus.isReached }],
  );
  return {
    applies: opening.length > 0,
    defects: opening
      .filter(({ isReached }) => !isReached)
      .map(({ name, element }) => ({
        wcag: ["2.1.1"],
        message: `${quoted(name, "This control")} opens content when the keyboard focus comes to it, and neither the Tab key nor an arrow key gets to what is in it`,
        element,
      })),
  };
}
