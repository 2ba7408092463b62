import { openShadowRoot, queryAll } from "#gather/page/in-page/dom.ts";

const MOST_ROOTS = 500;

/** Roots that were found in this task; nothing of the page runs before it ends. */
let inThisTask: readonly Node[] | null = null;

/** Elements of the page that match, those in open shadow roots after those of the document. */
export function queryPage(selector: string): Element[] {
  if (inThisTask === null) {
    inThisTask = [document, ...rootsIn(document)];
    queueMicrotask(() => (inThisTask = null));
  }
  return inThisTask.flatMap((root) => queryAll(root, selector));
}

/** Open shadow roots of the page, outer ones first. */
export function shadowRoots(): ShadowRoot[] {
  return rootsIn(document);
}

/** All elements in an element, those in open shadow roots, its own among them, after the others. */
export function allWithin(element: Element): Element[] {
  const own = openShadowRoot(element);
  const roots = [
    element,
    ...(own === null ? [] : [own]),
    ...rootsIn(element),
    ...(own === null ? [] : rootsIn(own)),
  ];
  return roots.flatMap((root) => queryAll(root, "*"));
}

/** Open shadow roots below a node, outer ones first. */
function rootsIn(node: Node): ShadowRoot[] {
  const roots = queryAll(node, "*").flatMap((element) => openShadowRoot(element) ?? []);
  return [...roots, ...roots.flatMap(rootsIn)].slice(0, MOST_ROOTS);
}
