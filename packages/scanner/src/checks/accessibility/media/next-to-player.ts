import { createHeadings } from "#gather/page/in-page/heading-before.ts";
import { attribute, closestElement, folded, matchesSelector, queryAll } from "#gather/page/in-page/dom.ts";
import { accessibleName, isExposed, textOf } from "#gather/page/in-page/semantics.ts";

/** What stands right before and after the block of a player, up to the next heading or player. */
export interface WhatIsNext {
  /** Letters that are read out, or come once a part is opened. */
  letters: number;
  text: string;
  /** Names of links there, and of what opens a part of the page. */
  openers: string[];
}

export const OPENERS = "summary,button[aria-expanded],button[aria-controls],[role=button][aria-expanded]";
const WHOLE = "body,main,html";
const ENDS = "h1,h2,h3,h4,h5,h6,[role=heading],audio,video,hr,nav,footer";
const MOST_AFTER = 4;
const MOST_OPENERS = 20;
const TEXT_LIMIT = 2000;
const NAME_LIMIT = 100;
const CALLED_LIMIT = 300;
const SHORT = 160;
const STEPS_AROUND = 3;

export function whatIsNext(block: Element): WhatIsNext {
  const parts = matchesSelector(block, WHOLE) ? [] : neighborsOf(block);
  const text = folded(parts.map(textOf).join(" "), TEXT_LIMIT);
  return {
    letters: text.length,
    text,
    openers: parts
      .flatMap((part) => [part, ...queryAll(part, `${OPENERS},a[href]`)])
      .filter((one) => matchesSelector(one, `${OPENERS},a[href]`) && isExposed(one))
      .slice(0, MOST_OPENERS)
      .map((one) => accessibleName(one).slice(0, NAME_LIMIT)),
  };
}

/** What follows may be a text of several paragraphs; what comes before is next to it only as a part that opens. */
function neighborsOf(block: Element): Element[] {
  const parts: Element[] = [];
  const before = block.previousElementSibling;
  if (before !== null && matchesSelector(before, `details,${OPENERS}`)) parts.push(before);
  let after = block.nextElementSibling;
  while (after !== null && parts.length < MOST_AFTER) {
    if (matchesSelector(after, ENDS) || queryAll(after, ENDS).length > 0) break;
    if (isExposed(after)) parts.push(after);
    after = after.nextElementSibling;
  }
  return parts;
}

/** Its name, the short texts before it, its caption, the heading that it stands under, and its file. */
export function whatItIsCalled(player: Element): string {
  const caption = closestElement(player, "figure")?.querySelector("figcaption") ?? null;
  const source = queryAll(player, "source[src]")[0] ?? player;
  const file = (attribute(source, "src") ?? "").split(/[?#]/)[0]?.split("/").at(-1) ?? "";
  const texts = [
    attribute(player, "aria-label") ?? "",
    attribute(player, "title") ?? "",
    ...textsBefore(player),
    caption === null ? "" : textOf(caption),
    createHeadings(document)(player) ?? "",
    file.slice(0, NAME_LIMIT).replaceAll(/[-_.]/g, " "),
  ];
  return folded(texts.filter((text) => text !== "").join(" | "), CALLED_LIMIT);
}

function textsBefore(player: Element): string[] {
  let around: Element | null = player;
  for (let step = 0; step < STEPS_AROUND && around !== null && !matchesSelector(around, WHOLE); step += 1) {
    const before = around.previousElementSibling;
    const text = before === null ? "" : textOf(before);
    if (text !== "") return text.length <= SHORT ? [text] : [];
    around = around.parentElement;
  }
  return [];
}
