import { queryAll } from "../dom.ts";
import type { RuleHit } from "./rule-hit.ts";
import { accessibleName, isExposed, isSeen, textOf } from "./semantics.ts";

const LOOKS =
  "round|square|circular|triangular?|triangle|rectangular|oval|red|green|blue|yellow|orange|purple|pink|gr[ae]y|black|white|big|large|small|runde[nrs]?|eckige[nrs]?|dreieckige[nrs]?|rote[nrs]?|grüne[nrs]?|blaue[nrs]?|gelbe[nrs]?|rond|ronde|rouge|verte?|bleue?|redondo|rojo|verde|azul";
const THINGS =
  "button|link|icon|menu|field|box|tab|arrow|section|panel|sidebar|bar|form|image|shape|square|circle|triangle|schaltfläche|knopf|feld|menü|symbol|bereich|bouton|lien|champ|icône|botón|enlace|campo|icono";
const PLACES =
  "(?:to|on|at|in) the (?:top|bottom|upper|lower)?[ -]?(?:left|right|top|bottom)(?:[ -]hand)?(?: side| corner)?|(?:rechts|links|oben|unten)|(?:à|de) (?:droite|gauche)|a la (?:derecha|izquierda)";
const BY_LOOK = new RegExp(`(?<![\\p{L}])(?:${LOOKS})[ -](?:${THINGS})(?![\\p{L}])`, "iu");
const BY_PLACE = new RegExp(`(?<![\\p{L}])(?:${THINGS})s?(?: [\\p{L}]+)? (?:${PLACES})(?![\\p{L}])`, "iu");
/** A reference is met as an instruction; `the round loaf` describes and asks nothing. */
const ASKS =
  /\b(?:click|press|push|tap|use|select|choose|see|find|open|go to|hit|klicken|drücken|wählen|siehe|nutzen|cliquez|appuyez|utilisez|haga clic|pulse|use)\b/i;

/** Instructions that tell a control by its look or place, without its name (1.3.3). */
export function visualReferences(): RuleHit[] {
  return queryAll(document, "p,li,dd,figcaption,legend,label").flatMap((element) => {
    const sentence = sentencesOf(element).find(
      (text) => ASKS.test(text) && (BY_LOOK.test(text) || BY_PLACE.test(text)),
    );
    if (sentence === undefined || !isSeen(element) || !isExposed(element) || namesControl(sentence))
      return [];
    return [
      {
        rule: "visual-reference",
        verdict: "review",
        wcag: ["1.3.3"],
        actRules: ["9bd38c"],
        severity: "medium",
        message: `“${sentence.slice(0, 100)}”: would someone who can't see shape, color or position know what this means?`,
        element,
      },
    ];
  });
}

function sentencesOf(element: Element): string[] {
  const text = textOf(element);
  return text.length > 1500 ? [] : text.split(/(?<=[.!?])\s+/);
}

/** A name in quotes or of a button, or something that is itself named like the reference, tells what is meant. */
function namesControl(sentence: string): boolean {
  if (/["“„'‘«][^"”“'’»]{2,}["”“'’»]/.test(sentence)) return true;
  const said = sentence.toLowerCase();
  const reference = (BY_LOOK.exec(said) ?? BY_PLACE.exec(said))?.[0] ?? said;
  const isSaid = (element: Element, where: string): boolean => {
    const name = accessibleName(element).toLowerCase();
    return name.length > 2 && isExposed(element) && (where.includes(name) || name.includes(reference));
  };
  return (
    queryAll(document, "button,input,[role=button]").some((element) => isSaid(element, said)) ||
    queryAll(document, "h1,h2,h3,h4,h5,h6,nav,a[href],[role]").some((element) => isSaid(element, reference))
  );
}
