import { checkVisibility, closestElement, contentDocument, nodeValue } from "#gather/page/in-page/dom.ts";

const LIMIT_MS = 2500;
/** Time its scripts have to write what it shows. */
const SETTLE_MS = 300;
const MOST_NODES = 5000;
/** Parts that are the same on many pages. */
const REPEATED = "nav,header,footer,aside,script,style,noscript,template";

/**
 * Opens a page of this site out of sight, as its own scripts show it, and reads the words of its content.
 *
 * @returns null where the page does not let itself be framed or takes too long
 */
export async function wordsOfOpenedPage(address: string): Promise<Set<string> | null> {
  const host = document.createElement("div");
  // Nothing else that looks at the page finds the frame in a closed root.
  host.style.cssText =
    "position:fixed;left:-3000px;top:0;width:1000px;height:800px;opacity:0;pointer-events:none";
  host.inert = true;
  const frame = document.createElement("iframe");
  frame.width = "1000";
  frame.height = "800";
  // It may neither lead this page away nor ask anything of anyone.
  frame.setAttribute("sandbox", "allow-scripts allow-same-origin");
  frame.src = address;
  host.attachShadow({ mode: "closed" }).append(frame);
  try {
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    document.documentElement.append(host);
    const isLoaded = await Promise.race([loaded.then(() => true), after(LIMIT_MS).then(() => false)]);
    if (!isLoaded) return null;
    await after(SETTLE_MS);
    const opened = contentDocument(frame);
    return opened === null ? null : contentWords(opened);
  } finally {
    host.remove();
  }
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function contentWords(opened: Document): Set<string> | null {
  const walker = opened.createTreeWalker(opened.documentElement, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  let left = MOST_NODES;
  for (let node = walker.nextNode(); node !== null && left > 0; node = walker.nextNode(), left -= 1) {
    const parent = node.parentElement;
    if (parent === null || closestElement(parent, REPEATED) !== null || !checkVisibility(parent)) continue;
    words.push(...((nodeValue(node) ?? "").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
  }
  return words.length === 0 ? null : new Set(words);
}
