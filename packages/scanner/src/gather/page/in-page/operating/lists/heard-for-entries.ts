import {
  attribute,
  childNodes,
  closestElement,
  folded,
  isElement,
  matchesSelector,
  nodeValue,
  parentElement,
  queryAll,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { contains } from "#gather/page/in-page/operating/controls/effects.ts";
import type { PageState } from "#gather/page/in-page/operating/page/page-state.ts";

/** What hears for its entries. */
export const LISTS =
  "table,thead,tbody,ul,ol,dl,[role=grid],[role=treegrid],[role=table],[role=list],[role=listbox],[role=tree]";
const ENTRIES = "li,tr,[role=row],[role=option],[role=listitem],[role=treeitem]";
const CELLS = "td,[role=gridcell],[role=cell]";
const USED = "a[href],button,input,select,textarea,[role=button]";
const HINTS = "caption,figcaption,p,li,dt,dd,td,th,span,div,small,em,strong,b,i,label,[title]";
const DOUBLE =
  /double[- ]?click|doppel(?:t\s|-)?\s?klick|doble clic|double[- ]clic|doppio clic|(?:duplo|dois) cliques?|dubbelklik|dubbel klik|dwukrotn\p{L}+ klik|kliknij dwukrotnie/iu;
const RIGHT =
  /right[- ]?click|right mouse button|rechts ?klick|rechte[rn]? maustaste|clic droit|clic derecho|botón derecho|tasto destro|clique (?:com o botão )?direito|botão direito|rechtermuis|rechts?klik|prawym przyciskiem/iu;
const MOST_CELLS = 3;
const WORDS_LIMIT = 160;
const STEPS_AROUND = 3;

/** Cells, or entries without such, for whose double clicks a list hears, or the page, where it says so. */
export function cellsHeardFor(nodes: ReadonlySet<Node>, state: PageState): Element[] {
  return listsHeard(nodes, state, DOUBLE).flatMap((list) => {
    const entry = firstEntry(list, state);
    const cells =
      entry === null ? [] : queryAll(entry, CELLS).filter((cell) => queryAll(cell, USED).length === 0);
    return cells.length > 0 ? cells.slice(0, MOST_CELLS) : (entry ?? list);
  });
}

/** Entries for whose right clicks a list hears, or the page, where it says so. */
export function entriesHeardFor(nodes: ReadonlySet<Node>, state: PageState): Element[] {
  return listsHeard(nodes, state, RIGHT).map((list) => firstEntry(list, state) ?? list);
}

/** Lists that hear themselves; else what the page speaks of where it hears for all that it shows. */
function listsHeard(nodes: ReadonlySet<Node>, state: PageState, asked: RegExp): Element[] {
  const lists = [...nodes]
    .filter(isElement)
    .filter((node) => state.has(node) && matchesSelector(node, LISTS));
  if (lists.length > 0) return lists.slice(0, 1);
  const hint = nodes.size === 0 ? undefined : hintOf(asked, state);
  if (hint === undefined) return [];
  const spoken = spokenOf(hint);
  const isHeard = [...nodes].some((node) => !isElement(node) || (node !== spoken && contains(node, spoken)));
  // What hears inside of it is tried by itself.
  return isHeard && ![...nodes].some((node) => isElement(node) && contains(spoken, node)) ? [spoken] : [];
}

/** The first that tells people to; on most pages one look at all words says that nothing does. */
function hintOf(asked: RegExp, state: PageState): Element | undefined {
  const isSaid = asked.test(textContent(document.body) ?? "");
  const hints = queryAll(document, isSaid ? HINTS : "[title]");
  return hints.find((one) => tells(one, asked) && state.has(one));
}

function tells(element: Element, asked: RegExp): boolean {
  const own = [...childNodes(element)].filter(({ nodeType }) => nodeType === 3).map(nodeValue);
  const told = [folded(own.join(" "), 2 * WORDS_LIMIT), attribute(element, "title") ?? ""];
  return told.some((words) => words.length <= WORDS_LIMIT && asked.test(words));
}

/** The list or table that words stand in or beside; else what says them. */
function spokenOf(hint: Element): Element {
  const around = closestElement(hint, LISTS);
  if (around !== null) return around;
  let box = parentElement(hint);
  for (let step = 0; box !== null && step < STEPS_AROUND && !matchesSelector(box, "main,body"); step += 1) {
    const [list] = queryAll(box, LISTS);
    if (list !== undefined) return list;
    box = parentElement(box);
  }
  const beside = [hint.nextElementSibling, hint.previousElementSibling];
  return beside.find((one) => one !== null && matchesSelector(one, LISTS)) ?? hint;
}

function firstEntry(list: Element, state: PageState): Element | null {
  const entries = queryAll(list, ENTRIES).filter((entry) => state.has(entry));
  return entries.find((entry) => queryAll(entry, CELLS).length > 0) ?? entries[0] ?? null;
}
