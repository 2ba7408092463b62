import { attribute, closestElement, folded, parentElement, queryAll } from "#gather/page/in-page/dom.ts";
import { referenced } from "#gather/page/in-page/semantics.ts";
import { readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

const PARTS = "section,article,form,main,[role=main],body";
/** Where pages name the things that people look for. */
const NAMES = "h1,h2,h3,h4,h5,h6,li,td,dt,figcaption,option,a[href],strong";
const OPTIONS = "option,[role=option],li";
/** After these, a placeholder gives an example. */
const EXAMPLE =
  /(?:e\.\s?g\.|z\.\s?b\.|p\.\s?ex\.|p\.\s?ej\.|ad es\.|par ex\.|por ejemplo|bijv\.|np\.|например|such as)[\s:]*(.+)$/iu;
const BEGINNING = /^\p{L}{3}(?=\p{L})/u;
const MOST_READ = 300;
const MOST_BEGINNINGS = 2;
const NAME_LIMIT = 60;

/**
 * First letters of words that a list below the field may hold: of an example in its placeholder, of options that are kept
 * for it out of sight, then of what things are called on the page, around the field first. Many lists come only once two
 * or three letters stand there.
 */
export function wordsToWrite(field: Element): string[] {
  const example = EXAMPLE.exec(attribute(field, "placeholder") ?? "")?.[1] ?? "";
  const around = closestElement(field, PARTS);
  const names = [...optionsOf(field), ...(around === null ? [] : namesIn(around)), ...namesIn(document)];
  return [...new Set([example, ...names].flatMap(beginningOf))].slice(0, MOST_BEGINNINGS);
}

/** Of a list that the field names, or of a select that it stands in place of. */
function optionsOf(field: Element): string[] {
  const lists = ["aria-controls", "aria-owns", "list"].flatMap((name) => referenced(field, name));
  const beside = parentElement(field);
  const selects = beside === null ? [] : queryAll(beside, "select");
  return [...lists, ...selects].flatMap((list) =>
    queryAll(list, OPTIONS)
      .slice(0, MOST_READ)
      .map((option) => folded(option.textContent || attribute(option, "value"), NAME_LIMIT)),
  );
}

function namesIn(root: Node): string[] {
  const state = readPageState();
  return queryAll(root, NAMES)
    .slice(0, MOST_READ)
    .filter((element) => state.has(element) && closestElement(element, "nav,header,footer") === null)
    .map((element) => folded(element.textContent, NAME_LIMIT));
}

function beginningOf(name: string): string[] {
  return [...(BEGINNING.exec(name.trim()) ?? [])].map((letters) => letters.toLowerCase());
}
