import { fieldWords } from "#checks/accessibility/operated/field-words.ts";
import { unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { whereItLeads } from "#checks/accessibility/operated/where-it-leads.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, ExaminedPage, RuleDefect } from "#checks/accessibility/rule.ts";
import { type Choice, CHOICES, type Choices } from "#gather/operating/forms/choice-facts.ts";
import type { Effect } from "#gather/operating/controls/effect-facts.ts";

const DOES =
  "re-?loads?|refresh(?:es)?|opens?|leads?|takes? you|go(?:es)? (?:straight )?to|jumps?|switch(?:es)?|redirects?|submits?|sends?|updates?|changes|lädt|öffnet|wechselt|führt|recharge|ouvre|mène|abre|recarga|lleva|apre|ricarica";
const CHOOSING =
  "choos\\w*|chosen|choice|select\\w*|pick\\w*|auswahl|auswähl\\w*|wähl\\w*|choisi\\w*|choix|sélection\\w*|elegir|elige|elija|selección|seleccion\\w*|scegli\\w*|scelta|selezion\\w*";
const PAGE =
  "page|site|website|section|view|screen|window|list|form|content|results?|seite|bereich|fenster|site|vue|fenêtre|página|sitio|sección|ventana|pagina|sito|sezione";
const AT_ONCE =
  "automatically|immediately|at once|right away|straight away|directly|automatisch|sofort|direkt|automatiquement|immédiatement|automáticamente|inmediatamente|automaticamente|subito";
const WORD = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`;
const NEAR = "[^.!?\\n]{0,80}";
/** Sentences that say before what choosing does: not any that has a verb of moving, such as when a shop opens. */
const ANNOUNCES = [
  new RegExp(`${WORD(CHOOSING)}${NEAR}${WORD(DOES)}`, "iu"),
  new RegExp(`${WORD(DOES)}${NEAR}${WORD(`${CHOOSING}|${PAGE}|${AT_ONCE}`)}`, "iu"),
  new RegExp(`${WORD(AT_ONCE)}${NEAR}${WORD(DOES)}`, "iu"),
];
/** Words that say before that a field gives the focus to the next one. */
const SAYS_IT_PASSES_ON =
  /(?:next|following) (?:field|box)|automatically|(?:nächste[ns]?|folgende[ns]?) feld|automatisch|champ suivant|automatiquement|siguiente (?:campo|casilla)|automáticamente|campo successivo|automaticamente|volgende veld/i;
/** A box for one sign of a code: its like beside it make clear that they are one. */
const ONE_LETTER = /^<input[^>]*\smaxlength="?1(?!\d)/i;
/** Words that say before that zero takes an entry away. */
const SAYS_IT_REMOVES =
  /(?<!\p{L}|\d)(?:0|zero|null|zéro|cero|nul)(?!\p{L}|\d).{0,40}(?:remove|delete|entfern|lösch|supprim|retire|elimin|quita|rimuov|verwijder)|(?:remove|delete|entfern|lösch|supprim|retire|elimin|quita|rimuov|verwijder).{0,40}(?<!\p{L}|\d)(?:0|zero|null|zéro|cero|nul)(?!\p{L}|\d)/iu;
/** Names of lists that may tell that they lead somewhere: "Go to department". */
const LEADS =
  /^(?:go|jump|skip|switch|change|move|weiter|gehe?|wechseln|springe?|aller|passer|ir|cambiar|vai|passa)\b/i;

export const a11yChangeOnChoosing = rule({
  id: "a11y-change-on-choosing",
  severity: "medium",
  criteria: ["3.2.2"],
  defect: "Choice that leads away without warning",
  title: "Choosing from a list does not lead away without warning",
  whyItMatters:
    "With a keyboard, people step through a list one entry at a time. If the first step already leads away, they never reach the others.",
  businessImpact: "Customers who use a keyboard can't pick a country, a language or a product.",
  fixSteps: [
    "Put a button next to the list, and act when people press it.",
    "If you keep it as it is, say before the list what choosing does.",
  ],
  effort: "S",
  examines: [examine(CHOICES, decide)],
});

function decide({ choices, notTried }: Choices, page: ExaminedPage): Decision | { reason: string } {
  const tried = choices.filter(
    ({ onChoosing, passesFocusOn }) => onChoosing !== null || passesFocusOn !== undefined,
  );
  return unlessUntried(
    { applies: tried.length > 0, defects: tried.flatMap((choice) => defectOf(choice, page)) },
    notTried,
  );
}

function defectOf(choice: Choice, page: ExaminedPage): RuleDefect[] {
  const { onChoosing, passesFocusOn, leadsOnWhenFull, advice, label, element } = choice;
  if (leadsOnWhenFull === true) {
    if ([...ANNOUNCES, SAYS_IT_PASSES_ON].some((words) => words.test(advice))) return [];
    return [{ message: `${fieldWords(choice)} leads to another page as soon as it is full`, element }];
  }
  if (passesFocusOn === true) {
    if (SAYS_IT_PASSES_ON.test(advice)) return [];
    const message = `${fieldWords(choice)} moves the focus on to something else as soon as it is full`;
    if (!ONE_LETTER.test(element.snippet))
      return [{ message: `${message}, and nothing beside it says so`, element }];
    return [{ outcome: "review", message: `${message}. Are people told before?`, element }];
  }
  if (isTakenAway(choice)) {
    const message = `${fieldWords(choice)} removes its entry as soon as it is 0. The keyboard focus is lost, and nothing announces it`;
    return [{ message, element }];
  }
  const what = onChoosing === null ? null : (movesOn(choice) ?? whatItDoes(onChoosing, page));
  if (what === null && onChoosing?.focus === "shown" && choice.kind === "select")
    return [steppedPast(choice)];
  if (what === null || ANNOUNCES.some((words) => words.test(advice))) return [];
  const message = `${fieldWords(choice)} ${what} as soon as something is chosen`;
  if (!LEADS.test(label)) return [{ message, element }];
  const question = "Is its name enough to tell people so before?";
  return [{ outcome: "review", message: `${message}. ${question}`, element }];
}

function isTakenAway({ emptiedAtZero, advice }: Choice): boolean {
  if (emptiedAtZero === undefined || emptiedAtZero.isTold === true || SAYS_IT_REMOVES.test(advice))
    return false;
  return emptiedAtZero.focus === "nowhere";
}

/** With the keyboard, people step from one entry of a list to the next, and each is chosen on the way. */
function steppedPast(choice: Choice): RuleDefect {
  return {
    outcome: "review",
    message: `${fieldWords(choice)} moves the focus into what appears as soon as something is chosen. Can people who step through its entries with the keyboard choose another one?`,
    element: choice.element,
  };
}

/** The arrow keys choose each of several radio buttons on the way: nobody gets to the others where the first leads on. */
function movesOn({ isQuestionGone, onChoosing }: Choice): string | null {
  if (isQuestionGone !== true || onChoosing === null || onChoosing.shown.length === 0) return null;
  return "moves on to something else";
}

/** Null for what leaves people where they are. A field that choosing brought up, and that takes the focus, goes on from there. */
function whatItDoes(effect: Effect, page: ExaminedPage): string | null {
  const { left, wentTo, focus } = effect;
  if (left.length > 0) return whereItLeads(effect, page);
  const hasFocus = focus === "control" || focus === "shown";
  if (wentTo !== undefined && !hasFocus) return "jumps to another part of the page";
  return focus === "elsewhere" ? "moves the focus to something else" : null;
}
