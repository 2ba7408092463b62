import {
  attributesOf,
  childElements,
  classNames,
  closestElement,
  matchesSelector,
  parentElement,
  queryAll,
  textContent,
} from "#gather/page/in-page/dom.ts";

const PRESSED =
  "a,button,label,summary,[role=button],[role=radio],[role=option],[role=checkbox],[role=switch],[role=tab],[role=menuitem],[role=menuitemradio],[onclick],[tabindex='0']:not([role=region],[role=group],section,:has(table))";
/** Boxes around a mark in which a heading or a name may say what all of them are. */
const MOST_BOXES = 5;
const LARGE = "main,body,table";
const TEXTS_BEFORE = "h1,h2,h3,h4,h5,h6,legend,label,p,li,dt,div,span,strong,b,th,caption";
const LONGEST = 40;

const CALLED =
  /^(?:swatch(?:es)?|palette|colou?r-?(?:picker|select|option|choice|swatch)\w*|theme-?(?:picker|select)\w*)$/i;
const DATA = /^data-(?:\w+-)?(?:colou?r|theme|background|swatch|skin)/i;
/** Names of a choice of colors: `Sidebar background`, `Farbe wählen`, `Color de fondo`. */
const CHOICE_OF_COLORS =
  /(?:^|(?<!\p{L})(?:\p{L}+ ){1,3})(?:colou?rs?|backgrounds?|themes?|palette|swatches|skins?|accents?|(?:\p{L}*farben?)|(?:\p{L}*hintergrund)|farbschema|couleurs?|th[èe]me|arri[èe]re-plan|colores|fondo|tema|colori|colore|sfondo|kleur(?:en)?|achtergrond|kolory?|t[łl]o|motyw|cor(?:es)?|fundo)\s*[:：]?$|^(?:(?:choose|pick|select|available|w[äa]hlen sie|choisi\p{L}*|elige|elija|scegli|kies|wybierz) .{0,20})?(?:colou?rs?|farben?|couleurs?|colores|colori?|kleur(?:en)?|kolory?|cor(?:es)?)(?: (?:w[äa]hlen|ausw[äa]hlen|de|del|du|della|dello|dell['’]|da|do|van|of|scheme|theme|options)(?: .{0,25})?)?\s*[:：]?$/iu;

/** Whether a colored mark can be pressed, or is one of the colors that people can choose. */
export function isColorChoice(mark: Element): boolean {
  if (closestElement(mark, PRESSED) !== null || isPointedAt(mark)) return true;
  let box: Element | null = mark;
  for (let left = MOST_BOXES; left > 0 && box !== null && !matchesSelector(box, LARGE); left -= 1) {
    const isCalled =
      classNames(box).some((name) => CALLED.test(name)) ||
      [...attributesOf(box)].some(({ name }) => DATA.test(name));
    if (isCalled || saysColors(box.previousElementSibling)) return true;
    box = parentElement(box);
  }
  return false;
}

/**
 * Of marks alone in the cells of a table with headers, and in a line of more than a name, the hand of the pointer says
 * that something opens.
 */
function isPointedAt(mark: Element): boolean {
  if (getComputedStyle(mark).cursor !== "pointer" || tellsMoreThanName(mark)) return false;
  const cell = closestElement(mark, "td");
  const table = closestElement(mark, "table");
  const isAlone = cell !== null && childElements(cell).length === 1;
  return !isAlone || table === null || queryAll(table, "th").length < 2 || isBelowColors(cell, table);
}

/** `10:10 a.m. Sandpiper`: colors to choose have a name of a word or two beside them, if any. */
const MORE_THAN_NAME = /\d|(?:\p{L}+[^\p{L}]+){3}\p{L}/u;

function tellsMoreThanName(mark: Element): boolean {
  const line = parentElement(mark);
  const isLine = line !== null && matchesSelector(line, "li,td,p,dd") && line.childElementCount === 1;
  return isLine && MORE_THAN_NAME.test(textContent(line) ?? "");
}

function isBelowColors(cell: Element, table: Element): boolean {
  const row = parentElement(cell);
  const at = row === null ? -1 : [...childElements(row)].indexOf(cell);
  const [top] = queryAll(table, "tr");
  const header = top === undefined ? undefined : [...childElements(top)][at];
  return header !== undefined && CHOICE_OF_COLORS.test(textContent(header) ?? "");
}

/** Whether what stands right before it, in full or in its last part, is called after colors. */
function saysColors(before: Element | null): boolean {
  if (before === null) return false;
  const parts = [before, ...queryAll(before, TEXTS_BEFORE).slice(-1)];
  return parts.some((part) => {
    const text = (textContent(part) ?? "").replaceAll(/\s+/g, " ").trim();
    return text !== "" && text.length <= LONGEST && CHOICE_OF_COLORS.test(text);
  });
}
