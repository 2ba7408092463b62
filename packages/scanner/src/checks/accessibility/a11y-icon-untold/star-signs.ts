import { classNames, closestElement, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

export const OPERATED = "a,button,label,fieldset,[role=button],[role=img],[role=radiogroup],[role=slider]";
/** What style sheets call the stars of a rating. */
const STARS =
  /(?:^|[-_])(?:stars?|star-?rating|ratings?|étoiles?|etoiles?|sterne|estrellas?|estrelas?|stelle|sterren|gwiazdki)(?:$|[-_\d])/i;
/** Texts beside stars that say how many there are. */
export const SAYS_RATING = /\d|stars?\b|stern|étoile|estrella|estrela|stell[ae]|sterren/i;

const STAR_SIGNS = /^(?:[★☆⭐✩✪✫✬✭✮✯✰🌟⯨⯪]\uFE0F?\s*){2,10}$/u;
const NAMES = "[aria-label],[aria-labelledby],[title],[role=img]";

/** Stars that are letters: some screen readers pass by them, and others read each one. */
export function signsOfStars(): Element[] {
  return everywhere("span,div,p,b,i,em,strong,td,dd,li").filter((row) => {
    const around = row.parentElement;
    return (
      around !== null &&
      STAR_SIGNS.test(textOf(row)) &&
      !STAR_SIGNS.test(textOf(around)) &&
      isSeen(row) &&
      (isExposed(row) || !isCalledStars(row)) &&
      closestElement(row, `${OPERATED},${NAMES}`) === null &&
      queryAll(row, `${NAMES},${OPERATED},svg,img`).length === 0 &&
      !SAYS_RATING.test(textOf(around))
    );
  });
}

export function isCalledStars(element: Element): boolean {
  return classNames(element).some((name) => STARS.test(name));
}
