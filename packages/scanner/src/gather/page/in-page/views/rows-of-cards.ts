import {
  attribute,
  closestElement,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
  tagName,
} from "../dom.ts";

const BUTTONS = 'button,[role=button],a[href^="#"],input[type=button]';
const PARTS = "html,body,main,header,footer";
const FEWEST_CARDS = 3;
/** A button for either side. */
const FEWEST_BUTTONS = 2;
const STEPS_UP = 2;
/** A sign or an icon alone, but for those that close, add or take away. */
const IS_SIGN = /^[^\p{L}\p{N}×✕✖+−☰…]*$/u;
const SAYS_SO =
  /(?<!\p{L})(?:next|prev(?:ious)?|forward|scroll|left|right|weiter|zurück|vor|nächste[rs]?|vorherige[rs]?|suivante?s?|précédente?s?|siguientes?|anterior(?:es)?|seguinte|próxim[oa]s?|avanti|indietro|successiv[oaie]|precedent[ei]|volgende|vorige|nästa|föregående|næste|neste|forrige|następn\p{L}+|poprzedni\p{L}*)(?!\p{L})/iu;

/** Whether a box shows a part of a row of cards, and buttons beside it lead to the others. */
export function isRowMovedByButtons(box: Element): boolean {
  if (box.scrollWidth <= box.clientWidth + 1 || !holdsRow(box)) return false;
  let around = parentElement(box);
  for (let step = 0; around !== null && step < STEPS_UP; step += 1) {
    if (matchesSelector(around, PARTS)) return false;
    const beside = queryAll(around, BUTTONS).filter((button) => !box.contains(button));
    if (beside.filter((button) => leadsThrough(button, box)).length >= FEWEST_BUTTONS) return true;
    around = parentElement(around);
  }
  return false;
}

/** Children of one kind beside each other, be it in a track of their own. */
function holdsRow(box: Element): boolean {
  const [track, ...others] = box.children;
  const row = track !== undefined && others.length === 0 ? track : box;
  const cards = [...row.children].filter((card) => rectOf(card).width > 0);
  const [first] = cards;
  if (first === undefined || cards.length < FEWEST_CARDS) return false;
  const { top } = rectOf(first);
  return cards.every((card) => tagName(card) === tagName(first) && Math.abs(rectOf(card).top - top) < 1);
}

function leadsThrough(button: Element, box: Element): boolean {
  if (closestElement(button, "[hidden],[inert]") !== null) return false;
  const controls = (attribute(button, "aria-controls") ?? "").split(/\s+/);
  if (box.id !== "" && controls.includes(box.id)) return true;
  const words = `${button.textContent} ${attribute(button, "aria-label") ?? ""} ${attribute(button, "title") ?? ""}`;
  return IS_SIGN.test(button.textContent.trim()) || SAYS_SO.test(words);
}
