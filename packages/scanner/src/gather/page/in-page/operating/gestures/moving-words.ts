import { folded, textContent } from "#gather/page/in-page/dom.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";

/** Words for ways, orders and amounts. Outside English they have no word for more, which asks for more to read nearly everywhere. */
const MOVE_WORDS = [
  "up|down|left|right|move|next|prev(?:ious)?|back|forward|before|after|first|last|top|bottom|increase|decrease|more|less|raise|lower|higher|zoom|position|slide|page|widen|wider|narrow(?:er)?|resize|shrink",
  "oben|unten|links|rechts|hoch|rauf|runter|hinauf|hinunter|herauf|herunter|aufwärts|abwärts|verschieben|bewegen|weiter|zurück|vorwärts|rückwärts|nächste[rs]?|vorherige[rs]?|erste[rs]?|letzte[rs]?|anfang|erhöhen|senken|verringern|weniger|höher|niedriger|größer|kleiner|breiter|schmaler|seite",
  "arriba|abajo|izquierda|derecha|subir|bajar|mover|siguiente|anterior|primer[oa]?|último|última|aumentar|disminuir|reducir|ensanchar|estrechar|menos|antes|después|atrás|adelante|posición|página",
  "haut|bas|gauche|droite|monter|descendre|déplacer|suivante?|précédente?|premi(?:er|ère)|derni(?:er|ère)|augmenter|diminuer|réduire|élargir|rétrécir|moins|avant|après|avancer|reculer",
  "giù|alto|basso|sinistra|destra|sposta|spostare|successiv[oa]|precedente|avanti|indietro|aumenta|diminuisci|allarga|restringi|meno",
  "acima|abaixo|cima|baixo|esquerda|direita|descer|próxim[oa]|anterior|diminuir",
  "omhoog|omlaag|naar boven|naar beneden|rechts|verplaats(?:en)?|volgende|vorige|minder|verhogen|verlagen",
];
const MOVES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${MOVE_WORDS.join("|")})(?![\\p{L}\\p{N}])|^[+−<>‹›←→↑↓▲▼-]$|^\\d+$`,
  "iu",
);
/** Of these, words for an order and for places in it. */
const SORT_WORDS = [
  "up|down|left|right|move|top|bottom|order|sort|rank|position|arrange|reorder|before|after|first|last|higher|lower|earlier|later",
  "oben|unten|links|rechts|hoch|rauf|runter|hinauf|hinunter|aufwärts|abwärts|verschieben|bewegen|sortier\\w*|reihenfolge|position|platz|anordnen|höher|tiefer",
  "arriba|abajo|izquierda|derecha|subir|bajar|mover|ordenar|orden|posición|antes|después",
  "haut|bas|gauche|droite|monter|descendre|déplacer|trier|tri|ordre|position|ranger|avancer|reculer",
  "giù|alto|basso|sinistra|destra|sposta|spostare|ordina|ordine|posizione",
  "acima|abaixo|cima|baixo|esquerda|direita|descer|ordem|posição",
  "omhoog|omlaag|naar boven|naar beneden|verplaats(?:en)?|sorteren|volgorde|positie",
];
const SORTS = new RegExp(`(?<![\\p{L}\\p{N}])(?:${SORT_WORDS.join("|")})(?![\\p{L}\\p{N}])|^[←→↑↓▲▼]$`, "iu");
const ZOOMS =
  /zoom|vergrößer|verkleiner|größer|kleiner|agrandir|rétrécir|acercar|alejar|ampliar|ingrandi|rimpicciol|larger|smaller|enlarge|^[+−-]$/iu;
const NAME_LIMIT = 60;

/** By its name, or by an arrow that is shown in place of a longer name. */
export function isNamedForMoving(control: Element): boolean {
  return namesOf(control).some((words) => MOVES.test(words));
}

export function isNamedForSorting(control: Element): boolean {
  return namesOf(control).some((words) => SORTS.test(words));
}

export function isNamedForZooming(control: Element): boolean {
  return namesOf(control).some((words) => ZOOMS.test(words));
}

function namesOf(control: Element): string[] {
  return [accessibleName(control), folded(textContent(control), NAME_LIMIT)];
}
