import type { HoverContent } from "#gather/operating/hover/hover-facts.ts";

/** One hint that a box and something in it bring up is told once, at the smaller one. */
export function hoveredOnce(contents: readonly HoverContent[]): HoverContent[] {
  return [...Map.groupBy(contents, broughtUp).values()].flatMap((same) =>
    same.toSorted((a, b) => a.trigger.snippet.length - b.trigger.snippet.length).slice(0, 1),
  );
}

/** What is drawn beside two triggers comes up at each of them. */
function broughtUp({ text, shown, isDrawn, trigger }: HoverContent): string {
  const places = isDrawn === true ? [trigger] : shown;
  return JSON.stringify([text, ...places.map(({ selector }) => selector)]);
}
