import type { Protocol } from "puppeteer-core";

import { callSource, inPage } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

const DRAWN = inPage(
  new URL("../../page/in-page/frameworks/drawn-listeners.ts", import.meta.url),
  () => import("#gather/page/in-page/frameworks/drawn-listeners.ts"),
);

const DOWN = ["mousedown", "mouseup", "pointerdown", "pointerup", "touchstart", "touchend"];

/** Events by which a page hears of being pressed, of more than a click, of writing, choosing, leaving a field, sending, what is dropped, or the pointer. */
const KINDS: Readonly<Record<string, ReadonlySet<string>>> = {
  press: new Set(["click", ...DOWN]),
  down: new Set(DOWN),
  choose: new Set(["change", "focus", "focusin"]),
  leave: new Set(["change", "blur", "focusout"]),
  send: new Set(["submit"]),
  write: new Set(["input", "keyup", "keydown", "keypress"]),
  drop: new Set(["drop", "dragover", "dragenter"]),
  hover: new Set(["mouseover", "mouseenter", "pointerover", "pointerenter"]),
  double: new Set(["dblclick"]),
  menu: new Set(["contextmenu"]),
  move: new Set(["mousemove", "pointermove"]),
  touch: new Set(["touchstart"]),
  wheel: new Set(["wheel", "mousewheel", "DOMMouseScroll"]),
};
const MOST_ELEMENTS = 400;
/** Kinds that matter where a framework hears at one place of everything for all it draws. */
const DRAWN_KINDS = ["press", "down", "hover", "move", "double", "menu", "drop"];
const TOLD = /^~?\d+(?:;[a-z]+:\d+(?:,\d+)*)+$/;

/**
 * Tells our world in the page, under `operating`, where the page's own scripts listen.
 *
 * @returns whether that is at more elements than we look at
 */
export async function noteListeningElements(tab: PageTab, limitMs: number): Promise<boolean> {
  const world = tab.worldOf(tab.mainFrame);
  if (world === null) return false;
  const late = "The page took too long to say what it listens to.";
  const root = tab.session.send("Runtime.evaluate", { expression: "document" });
  const { objectId } = (await tab.race(root, limitMs, late)).result;
  if (objectId === undefined) return false;
  const asked = tab.session.send("DOMDebugger.getEventListeners", { objectId, depth: -1, pierce: true });
  const { listeners } = await tab.race(asked, limitMs, late);
  const { kindsOf, areMore } = kindsByNode(listeners);
  const resolved = [...kindsOf].map(async ([backendNodeId, kinds]) => {
    const node = { backendNodeId, executionContextId: world.id };
    const { object } = await tab.session.send("DOM.resolveNode", node);
    return object.objectId === undefined ? [] : [{ value: kinds }, { objectId: object.objectId }];
  });
  const handed = await tab.race(Promise.all(resolved), limitMs, late);
  const told = tab.session.send("Runtime.callFunctionOn", {
    functionDeclaration: "function (...args) { operating.noteListening(...args); }",
    executionContextId: world.id,
    arguments: handed.flat(),
  });
  await tab.race(told, limitMs, late);
  await noteDrawnListeners(tab, limitMs);
  return areMore;
}

interface KindsByNode {
  /** By the browser's number of a node. */
  kindsOf: Map<number, string[]>;
  /** Whether there are more nodes of a kind than we look at. */
  areMore: boolean;
}

function kindsByNode(listeners: readonly Protocol.DOMDebugger.EventListener[]): KindsByNode {
  const kindsOf = new Map<number, string[]>();
  let areMore = false;
  for (const [kind, names] of Object.entries(KINDS)) {
    const nodes = listeners.flatMap(({ type, backendNodeId }) =>
      names.has(type) && backendNodeId !== undefined ? [backendNodeId] : [],
    );
    const distinct = [...new Set(nodes)];
    if (distinct.length > MOST_ELEMENTS) areMore = true;
    for (const node of distinct.slice(0, MOST_ELEMENTS)) {
      kindsOf.set(node, [...(kindsOf.get(node) ?? []), kind]);
    }
  }
  return { kindsOf, areMore };
}

/** Tells it as well which elements a framework hears for. */
async function noteDrawnListeners(tab: PageTab, limitMs: number): Promise<void> {
  const expression = callSource(DRAWN, "drawnListeners");
  const late = "The page took too long to say what it draws.";
  const asked = tab.session.send("Runtime.evaluate", { expression, returnByValue: true });
  const answer: unknown = (await tab.race(asked, limitMs, late)).result.value;
  if (typeof answer !== "string" || !TOLD.test(answer)) return;
  const [count = "", ...events] = answer.split(";");
  const heard = events.map((told) => told.split(":")).map(([name = "", at = ""]) => ({ name, at }));
  const places = DRAWN_KINDS.map((kind) => {
    const names = heard.filter(({ name }) => KINDS[kind]?.has(name) === true);
    const at = new Set(names.flatMap((told) => told.at.split(",").map(Number)));
    return [kind, [...at].slice(0, MOST_ELEMENTS)] as const;
  });
  const isWhole = !count.startsWith("~");
  const call = [Number(count.replace("~", "")), Object.fromEntries(places), isWhole].map((part) =>
    JSON.stringify(part),
  );
  await tab.evaluate(`operating.noteListeningAt(${call.join(", ")})`, limitMs);
}
