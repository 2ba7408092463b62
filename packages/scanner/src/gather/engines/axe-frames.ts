import type { PartialResult, RunOptions } from "axe-core";

import type { ElementRef } from "#evidence/document.ts";
import { injectAxe } from "#gather/engines/inject-axe.ts";
import type { AxeAnswer, AxeFrame, AxeNode } from "#gather/page/in-page/run-axe.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

const FRAME_LIMIT = 20;

/** A document axe looked into, and how to get there. */
interface Visited {
  frame: string;
  /** axe's selectors of the frames on the way. */
  path: (string | string[])[];
  /** Our own name for the frame element; null for the page itself. */
  element: ElementRef | null;
  partial: PartialResult | null;
}

/** What axe wants to know about the place of a document among its frames. */
interface Place extends Omit<Visited, "partial"> {
  context: unknown;
}

/** How axe is asked, and how long it may take in one document. */
interface Asking {
  options: RunOptions;
  limitMs: number;
}

/**
 * Runs axe in a page and its framed documents, whatever site they are from, and joins the answers as axe does.
 * A frame that does not let itself be read is left out; axe then says which of its rules are unsure.
 */
export async function runAxeInFrames(tab: PageTab, limitMs: number, asked: RunOptions): Promise<AxeAnswer> {
  // axe names frames by their ancestry, so nodes must be named alike to tell which frame they are in.
  const options = { ...asked, ancestry: true };
  const visited: Visited[] = [];
  const page: Place = { frame: tab.mainFrame, path: [], element: null, context: undefined };
  await visit(tab, { options, limitMs }, page, visited);
  const partials = visited.map(({ partial }) => partial);
  const answer = await tab.call("finishAxe", limitMs, [partials, options]);
  await describeNodes(tab, limitMs, visited, [...answer.violations, ...answer.incomplete]);
  return answer;
}

/** Depth first, in document order: axe joins partial results in that order. */
async function visit(tab: PageTab, asking: Asking, place: Place, visited: Visited[]): Promise<void> {
  const { options, limitMs } = asking;
  const entry: Visited = { frame: place.frame, path: place.path, element: place.element, partial: null };
  visited.push(entry);
  const isPage = place.path.length === 0;
  try {
    if (!isPage) await injectAxe(tab, limitMs, place.frame);
    const below = await tab.call("axeFrames", limitMs, [place.context], place.frame);
    entry.partial = await tab.call("runAxePartly", limitMs, [place.context, options], place.frame);
    for (const child of below) {
      const inner = await placeOf(tab, limitMs, place, child);
      if (inner && visited.length < FRAME_LIMIT) await visit(tab, asking, inner, visited);
      else visited.push({ ...entry, path: [...place.path, child.selector], partial: null });
    }
  } catch (error) {
    if (isPage) throw error;
  }
}

async function placeOf(tab: PageTab, limitMs: number, outer: Place, child: AxeFrame): Promise<Place | null> {
  const [own] = await tab.call("describeTargets", limitMs, [[child.selector]], outer.frame);
  const expression = `world.elementAt(${JSON.stringify(child.selector)})`;
  const frame = await tab.frameIn(expression, limitMs, outer.frame);
  if (!own || frame === null || tab.worldOf(frame) === null) return null;
  return {
    frame,
    path: [...outer.path, child.selector],
    element: within(outer.element, own),
    context: child.context,
  };
}

/** Gives each complaint its element in our terms, asked of the document it is in. */
async function describeNodes(
  tab: PageTab,
  limitMs: number,
  visited: readonly Visited[],
  nodes: readonly AxeNode[],
): Promise<void> {
  for (const place of visited.filter(({ partial }) => partial !== null)) {
    const own = nodes.filter((node) => samePath(node.target.slice(0, -1), place.path));
    const selectors = own.map((node) => node.target.at(-1) ?? "html");
    const elements = await tab.call("describeTargets", limitMs, [selectors], place.frame);
    own.forEach((node, index) => {
      const element = elements[index];
      node.element = element ? within(place.element, element) : null;
    });
  }
}

function samePath(a: readonly unknown[], b: readonly unknown[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** An element of a framed document: `iframe |> element`. */
function within(frame: ElementRef | null, element: ElementRef): ElementRef {
  if (frame === null) return element;
  return {
    selector: `${frame.selector} |> ${element.selector}`,
    snippet: element.snippet,
    component: `${frame.component}|${element.component}`,
  };
}
