/** Where frameworks keep, on what they draw, the functions that hear for it: they themselves listen at one place for all. */
const KEPT = /^__reactProps\$/;
const HEARS = /^on[A-Z]/;
/** What React calls otherwise than browsers do. */
const OTHER_NAMES: Readonly<Record<string, string>> = { doubleclick: "dblclick" };
/** Where jQuery keeps which of its functions hear at a place for which elements below. */
const HANDED_ON = /^jQuery\d/;
const MOST = 8000;

/**
 * Runs in the page's own world, where frameworks leave their notes: the elements that hear of something, by their number in
 * the order of the document. Empty where nothing is drawn so.
 *
 * @returns number of elements, with a `~` before it where others may hear as well, and per event those that hear of it,
 *   such as `120;mouseenter:3,17;click:4`
 */
export function drawnListeners(): string {
  const everything = document.querySelectorAll("*");
  const all = [...everything].slice(0, MOST);
  const found = new Map<string, Set<number>>();
  const note = (event: string, index: number): void => {
    found.set(event, (found.get(event) ?? new Set()).add(index));
  };
  for (const [index, element] of all.entries()) for (const event of eventsOf(element)) note(event, index);
  const isWhole = found.size > 0;
  const numbers = new Map(all.map((element, index) => [element, index]));
  for (const { event, elements } of [document, ...all].flatMap(handedOnAt))
    for (const element of elements) {
      const index = numbers.get(element);
      if (index !== undefined) note(event, index);
    }
  if (found.size === 0) return "";
  const count = `${isWhole ? "" : "~"}${everything.length}`;
  return [count, ...[...found].map(([event, at]) => `${event}:${[...at].join(",")}`)].join(";");
}

interface HandedOn {
  event: string;
  elements: Element[];
}

/** What jQuery hears of at a place, and the elements that it hears for. */
function handedOnAt(place: Document | Element): HandedOn[] {
  const key = Object.keys(place).find((name) => HANDED_ON.test(name) && hasEvents(Reflect.get(place, name)));
  if (key === undefined) return [];
  const { events }: { events?: unknown } = Object(Reflect.get(place, key));
  return Object.values(Object(events) as Record<string, unknown>)
    .flatMap((handlers): unknown[] => (Array.isArray(handlers) ? [...(handlers as unknown[])] : []))
    .flatMap((handler) => {
      const { selector, origType }: { selector?: unknown; origType?: unknown } = Object(handler);
      if (typeof selector !== "string" || typeof origType !== "string") return [];
      return [{ event: origType, elements: elementsIn(place, selector) }];
    });
}

function hasEvents(kept: unknown): boolean {
  return typeof kept === "object" && kept !== null && "events" in kept;
}

/** jQuery knows selectors that browsers do not. */
function elementsIn(place: Document | Element, selector: string): Element[] {
  try {
    return [...place.querySelectorAll(selector)];
  } catch {
    return [];
  }
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
