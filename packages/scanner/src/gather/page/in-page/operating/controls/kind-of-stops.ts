import type { Control } from "#gather/operating/controls/control-facts.ts";

import { matchesSelector } from "#gather/page/in-page/dom.ts";

const BUTTONS = "button,[role=button]:not(a)";
const ENDS_IN_FILE = /\.(?!html?$|php$|aspx?$|jsp$)[a-z0-9]{2,5}$/i;

/** What the stops of the Tab key in a row or card are there for. */
export function kindOfStops(stops: readonly Element[]): NonNullable<Control["holds"]> {
  if (leadElsewhere(stops)) return "links elsewhere";
  return stops.every((stop) => matchesSelector(stop, BUTTONS)) ? "buttons" : "others";
}

/** Links that the browser follows whatever scripts do: to files, other sites and other windows. */
function leadElsewhere(stops: readonly Element[]): boolean {
  return stops.every(
    (stop) =>
      stop instanceof HTMLAnchorElement &&
      (stop.origin !== location.origin || stop.target === "_blank" || ENDS_IN_FILE.test(stop.pathname)),
  );
}
