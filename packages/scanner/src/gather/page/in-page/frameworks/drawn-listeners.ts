/** Where frameworks keep, on what they draw, the functions that hear for it: they themselves listen at one place for all. */
const KEPT = /^__reactProps\$/;
const HEARS = /^on[A-Z]/;
/** What React calls otherwise than browsers do. */
const OTHER_NAMES: Readonly<Record<string, string>> = { doubleclick: "dblclick" };
const MOST = 8000;

/**
 * Runs in the page's own world, where frameworks leave their notes: the elements that hear of something, by their number in
 * the order of the document. Empty where nothing is drawn so.
 *
 * @returns number of elements, and per event those that hear of it, such as `120;mouseenter:3,17;click:4`
 */
export function drawnListeners(): string {
  const all = document.querySelectorAll("*");
  const found = new Map<string, number[]>();
  for (let index = 0; index < all.length && index < MOST; index += 1) {
    for (const event of eventsOf(all[index])) {
      const places = found.get(event) ?? [];
      places.push(index);
      found.set(event, places);
    }
  }
  if (found.size === 0) return "";
  return [all.length, ...[...found].map(([event, at]) => `${event}:${at.join(",")}`)].join(";");
}

function eventsOf(element: Element | undefined): string[] {
  if (element === undefined) return [];
  const key = Object.keys(element).find((name) => KEPT.test(name));
  if (key === undefined) return [];
  const props: unknown = Reflect.get(element, key);
  if (typeof props !== "object" || props === null) return [];
  return Object.entries(props)
    .filter(([name, value]) => HEARS.test(name) && typeof value === "function")
    .map(([name]) => name.slice(2).toLowerCase())
    .map((name) => OTHER_NAMES[name] ?? name);
}
