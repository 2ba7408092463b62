import type { ElementRef } from "#evidence/document.ts";

import {
  attribute,
  closestElement,
  folded,
  matchesSelector,
  parentElement,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { labelOf } from "#gather/page/in-page/accessible-text.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";
import { contains } from "#gather/page/in-page/operating/controls/effects.ts";
import { entryFor, kindOf } from "./field-entries.ts";
import { isOff, isShown } from "./form-fields.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

/** A form, or fields that are used as one, and what sends it. */
export interface FormToTry {
  form: ElementRef;
  button: ElementRef;
  /** What the button is called. */
  name: string;
  /** Whether what sends it is switched off as long as nothing is filled in. */
  isHeld: boolean;
  /** Whether more of it may come once it is filled in. */
  mayLeadOn: boolean;
  /** Whether scripts hear that it is sent, so that they may answer in place of a server. */
  isHeard: boolean;
  /** Set where it is a single field that nothing sends, and that scripts look at once it is left. */
  isAlone?: true;
}

/** Where scripts hear that a form is sent, of presses, and that a field is left. */
export interface FormHearing {
  sending: ReadonlySet<Node>;
  pressing: ReadonlySet<Node>;
  leaving: ReadonlySet<Node>;
}

export interface FoundForm {
  form: Element;
  button: Element;
}

const SENDS = "button:not([type=button],[type=reset]),input[type=submit],input[type=image]";
/** What sends a form with the help of a script. */
const MAY_SEND =
  'button,input[type=button],[role=button],a[href^="#"],a[href^="javascript:"],a:not([href]),[onclick]';
const BUTTONS = "button,input[type=submit],input[type=image],input[type=button],[role=button]";
const WRITES =
  "input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image],[type=checkbox],[type=radio],[type=range],[type=file]),select,textarea";
/** What sends no form by itself. */
const TAKES_CODE = "button[type=button],input[type=button],[role=button]";
const CHOICES = "input[type=radio],input[type=checkbox]";
/** How buttons that lead to the next step begin in the languages of the EU and beyond. */
const LEADING_WORDS =
  "next|continue|proceed|go on|go ahead|go to|move on|weiter|fortfahren|nächste[rs]?|suivante?|étape suivante|continuer|siguiente|continuar|avanti|continua|prosegui|próxim[oa]|seguinte|volgende|verder|doorgaan|nästa|fortsätt|næste|neste|fortsæt|fortsett|seuraava|jatka|dalej|następn[ya]|kontynuuj|další|pokračovat|ďalej|pokračovať|tovább|următor(?:ul)?|continuă|dalje|nastavi|naprej|επόμενο|συνέχεια|напред|продължи";
const HEADINGS = "h1,h2,h3,h4,legend,[role=heading]";
const NAMES_STEP =
  /(?<!\p{L})(?:step|schritt|étape|paso|passo|stap|krok|steg|trin|vaihe|lépés|pasul|korak)\s+(\d+)\s*(?:\/|of|von|sur|de|di|van|z|av|af|\p{L}{1,3})\s*(\d+)/iu;
const LEADS_ON = new RegExp(`^(?:${LEADING_WORDS})(?!\\p{L})`, "iu");
/** How buttons that lead back begin. */
const LEADS_BACK =
  /^(?:[‹«←<]\s*)?(?:back|previous|prev|cancel|reset|zurück|vorherige[rs]?|abbrechen|retour|précédente?|annuler|atrás|volver|anterior|cancelar|indietro|precedente|annulla|voltar|terug|vorige|annuleren|tillbaka|föregående|avbryt|tilbage|tilbake|forrige|annuller|takaisin|edellinen|peruuta|wstecz|wróć|poprzedni\p{L}*|anuluj|zpět|späť|vissza|înapoi|natrag|nazaj|πίσω|назад)(?!\p{L})/iu;
/** How buttons that send begin. */
const SENDING_WORDS = [
  "submit|send|publish|save|order|place|buy|book|pay|subscribe|sign ?(?:up|in)|log ?in|register|create|join|apply|request|check ?out|confirm|donate|reserve|get|post|reply|download|go|redeem|calculate|block|verify|check|update|change|find|search|look ?up",
  "(?:jetzt |kostenpflichtig |zahlungspflichtig )?(?:absenden|senden|veröffentlichen|abschicken|speichern|bestellen|kaufen|buchen|anmelden|einloggen|registrieren|abonnieren|bestätigen|anfragen|beantragen|spenden|einlösen|anwenden|berechnen|sperren|prüfen|suchen|finden|ändern)",
  "envoyer|valider|publier|commander|s[’']inscrire|se connecter|confirmer|acheter|réserver|payer|enregistrer|soumettre|demander|s[’']abonner|appliquer|vérifier|rechercher|chercher|trouver|modifier|bloquer",
  "enviar|publicar|guardar|comprar|reservar|registrarse|suscribirse|entrar|confirmar|pagar|solicitar|presentar|aceptar|acceder|iniciar sesión|aplicar|canjear|comprobar|buscar|cambiar|bloquear",
  "invia|pubblica|iscriviti|accedi|entra|acquista|conferma|paga|prenota|salva|richiedi|registrati|applica|riscatta|verifica|cerca|trova|modifica|blocca",
  "gravar|subscrever|cadastrar|inscrever",
  "verzenden|versturen|verstuur|aanmelden|inloggen|bestellen|bevestigen|betalen|boeken|opslaan|aanvragen|toepassen|inwisselen|verzilveren",
  "skicka|beställ|bekräfta|send|bestill?|bekræft|bekreft|lähetä|tilaa|vahvista",
  "wyślij|zapisz|zaloguj|zamów|potwierdź|kup|odeslat|objednat|potvrdit|odoslať|küldés|megrendel(?:és|em)",
  "trimite|comandă|confirmă|pošalji|αποστολή|изпрати",
  LEADING_WORDS,
];
const SAYS_SENDS = new RegExp(`^(?:${SENDING_WORDS.join("|")})(?!\\p{L})`, "iu");
const SIGNS = "button,[role=button],[onclick]";
const ASKS_TO_WRITE =
  /(?<!\p{L})(?:type|write|your|ask|enter an?) (?:here|your|an?|us|something|question|message|reply)|(?<!\p{L})(?:message|reply|nachricht|antwort|schreib\p{L}*|deine frage|ihre frage|écri\p{L}+|votre (?:message|question)|mensaje|escrib\p{L}+|pregunta|scriv\p{L}+|messaggio|bericht|typ (?:je|uw|een|hier)\p{L}*|(?:je|uw|sua|tu|la tua) (?:vraag|pergunta|pregunta|domanda)|schrijf\p{L}*|escrev\p{L}+|mensagem|meddelande|skriv\p{L}*|wiadomość|napisz\p{L}*|zpráv\p{L}+|napiš\p{L}*|viesti)(?!\p{L})/iu;
const NAME_LIMIT = 60;
const STEPS_UP = 5;
const MOST_ALONE = 2;
/** Buttons of an editor's own. */
const TOOLS = "[role=toolbar],[class*=toolbar]";
const PAGES = "nav,[role=navigation],[class*=pagina],[class*=paging]";
const TABLES = "table,[role=table],[role=grid],[role=treegrid]";
const PARTS = "body,main,html,header,footer,nav";

/** Forms that are seen and have something to fill in, with what sends them; fields without a form, too. */
export function formsToTry(
  { describe }: ProbedPage,
  hearing: FormHearing,
  isMeant: (form: Element) => boolean = () => true,
): FormToTry[] {
  const state = readPageState();
  const { sending } = hearing;
  const all = [...foundForms(state), ...formsOfChoices(state, sending), ...sentByEnter(state, sending)];
  const found = all.filter(({ form }) => isMeant(form));
  const forms = found.map((one) => toTry(one, { describe }, hearing));
  const alone = fieldsAlone(found, hearing.leaving, state)
    .filter(isMeant)
    .map((field) => ({
      form: describe(parentElement(field) ?? field),
      button: describe(field),
      name: "",
      isHeld: true,
      mayLeadOn: false,
      isHeard: false,
      isAlone: true as const,
    }));
  return [...forms, ...alone];
}

/** Forms, and boxes of fields that stand in none, each with what sends it or leads on from it. */
export function foundForms(state: PageState): FoundForm[] {
  return [...formsOf(state), ...withoutForm(state), ...codesInForms(state)];
}

export function toTry(
  { form, button }: FoundForm,
  { describe }: Pick<ProbedPage, "describe">,
  hearing: FormHearing,
): FormToTry {
  return {
    form: describe(form),
    button: describe(button),
    name: folded(nameOf(button), NAME_LIMIT),
    isHeld: isOff(button),
    mayLeadOn: mayLeadOn(form, button, readPageState()),
    isHeard: isHeard(form, hearing.sending) || hearing.pressing.has(button),
  };
}

/** Frameworks listen at the root that they draw a page in. */
function isHeard(form: Element, sending: ReadonlySet<Node>): boolean {
  if (sending.has(document)) return true;
  for (let above: Element | null = form; above !== null; above = parentElement(above))
    if (sending.has(above)) return true;
  return false;
}

/** Fields outside of all forms that want something certain, and of which scripts hear that they are left. */
function fieldsAlone(
  forms: readonly FoundForm[],
  leaving: ReadonlySet<Node>,
  state: PageState,
): HTMLInputElement[] {
  return queryPage(WRITES)
    .filter((field) => field instanceof HTMLInputElement)
    .filter((field) => state.has(field) && leaving.has(field) && !isOff(field) && isAlone(field))
    .filter((field) => !forms.some(({ form }) => contains(form, field)))
    .filter((field) => (entryFor(field)?.kind ?? "right") !== "right")
    .slice(0, MOST_ALONE);
}

/** Whether no other field stands in its box. */
function isAlone(field: Element, box = parentElement(field)): boolean {
  return box !== null && queryAll(box, WRITES).length === 1;
}

/** By what its button says, by fields that cannot be seen yet, in it or in a form beside it, or by the step that is named there. */
function mayLeadOn(form: Element, button: Element, state: PageState): boolean {
  const isHidden = (field: Element): boolean => !state.has(field) && !field.checkVisibility();
  const around = parentElement(form) ?? form;
  const beside = [...around.children].filter((part) => part !== form && matchesSelector(part, "form"));
  return (
    saysItLeadsOn(button) ||
    queryAll(form, WRITES).some(isHidden) ||
    beside.some((other) => isHidden(other) && queryAll(other, WRITES).length > 0) ||
    stepNumbers(around, form, state) !== null
  );
}

/** The step of a form that a heading in a box names in sight, and how many there are; null where none is. */
export function stepNumbers(box: Element, form: Element, state: PageState): [number, number] | null {
  const isOfOther = (one: Element): boolean => ![null, form].includes(closestElement(one, "form"));
  const headings = queryAll(box, HEADINGS).filter((one) => state.has(one) && !isOfOther(one));
  for (const heading of headings) {
    const [, at, of] = NAMES_STEP.exec(folded(heading.textContent, NAME_LIMIT)) ?? [];
    if (at !== undefined && of !== undefined) return [Number(at), Number(of)];
  }
  return null;
}

/** Whether a button says that it leads to the next step. */
export function saysItLeadsOn(button: Element): boolean {
  return LEADS_ON.test(nameOf(button));
}

/** Whether a button says that it leads to another step, or sends. */
export function saysItLeadsBetweenSteps(button: Element): boolean {
  return [LEADS_ON, LEADS_BACK, SAYS_SENDS].some((words) => words.test(nameOf(button)));
}

function nameOf(button: Element): string {
  return accessibleName(button) || button.textContent.trim();
}

function formsOf(state: PageState): FoundForm[] {
  return queryPage("form").flatMap((form) => {
    const own = fieldsAndButtonsOf(form);
    const fields = own.filter((one) => matchesSelector(one, WRITES));
    const button = senderAmong(own, state);
    if (button === undefined) return [];
    // A step may ask for a choice among parts that are no fields.
    const isOpen = fields.some((one) => state.has(one)) || (fields.length > 0 && saysItLeadsOn(button));
    return isOpen ? [{ form, button }] : [];
  });
}

/** Forms such as polls, where people choose and write nothing, and of which scripts hear that they are sent. */
function formsOfChoices(state: PageState, sending: ReadonlySet<Node>): FoundForm[] {
  return queryPage("form").flatMap((form) => {
    const own = fieldsAndButtonsOf(form);
    const isOpen = own.some((one) => matchesSelector(one, CHOICES) && isShown(one, state));
    const button = senderAmong(own, state);
    const isOfChoices = isOpen && !own.some((one) => matchesSelector(one, WRITES));
    return button !== undefined && isOfChoices && isHeard(form, sending) ? [{ form, button }] : [];
  });
}

/** Forms such as chats that hold a single field and no button: Enter in it sends them, and scripts hear of that. */
function sentByEnter(state: PageState, sending: ReadonlySet<Node>): FoundForm[] {
  return queryPage("form").flatMap((form) => {
    const own = fieldsAndButtonsOf(form).filter((one) => state.has(one));
    const [field, ...others] = own.filter((one) => matchesSelector(one, WRITES));
    const isLone = field instanceof HTMLInputElement && others.length === 0 && !isOff(field);
    const isSearch =
      isLone && (field.type === "search" || closestElement(field, "[role=search],search") !== null);
    if (!isLone || isSearch || own.some((one) => matchesSelector(one, BUTTONS))) return [];
    return isHeard(form, sending) ? [{ form, button: field }] : [];
  });
}

/** What stands in a form, and what is tied to it from elsewhere. */
export function fieldsAndButtonsOf(form: Element): Element[] {
  const id = attribute(form, "id");
  const tied = id === null || id === "" ? [] : queryAll(document, `[form="${CSS.escape(id)}"]`);
  return [...queryAll(form, "*"), ...tied];
}

/** The browser's own way to send, then one that is switched off, then what says that it sends; never the way back. */
export function senderAmong(elements: readonly Element[], state: PageState): Element | undefined {
  const isTool = (one: Element): boolean => closestElement(one, TOOLS) !== null && !saysItLeadsOn(one);
  const seen = elements.filter((one) => state.has(one) && !isTool(one));
  const own = seen.filter((one) => matchesSelector(one, SENDS) && !LEADS_BACK.test(nameOf(one)));
  return own.find((one) => !isOff(one)) ?? own[0] ?? seen.find(leadsOn) ?? seen.find(saysItSends);
}

function leadsOn(element: Element): boolean {
  return matchesSelector(element, MAY_SEND) && saysItLeadsOn(element);
}

function saysItSends(element: Element): boolean {
  return matchesSelector(element, MAY_SEND) && SAYS_SENDS.test(nameOf(element));
}

/** Fields that stand in no form, in the nearest box that also holds what sends them. */
function withoutForm(state: PageState): FoundForm[] {
  const found = new Map<Element, FoundForm>();
  for (const field of queryPage(WRITES)) {
    if (!state.has(field) || attribute(field, "form") !== null || closestElement(field, "form") !== null)
      continue;
    const group = boxWithSender(field, state);
    if (group !== null) found.set(group.form, group);
  }
  return [...found.values()];
}

/** A field for a code in a larger form, in a box of its own with the button that takes the code and sends no form. */
function codesInForms(state: PageState): FoundForm[] {
  return queryAll(document, "form input")
    .filter((field) => field instanceof HTMLInputElement)
    .filter((field) => state.has(field) && kindOf(field) === "code")
    .flatMap((field) => {
      for (let box = parentElement(field); box !== null && isAlone(field, box); box = parentElement(box)) {
        const own = queryAll(box, TAKES_CODE).find((one) => state.has(one) && saysItSends(one));
        if (own !== undefined) return matchesSelector(box, "form") ? [] : [{ form: box, button: own }];
      }
      return [];
    });
}

/** What sorts a table beside a field, or leads to its next page, sends nothing of the field. */
function isOfTable(button: Element, field: Element): boolean {
  if (closestElement(button, PAGES) !== null) return true;
  const table = closestElement(button, TABLES);
  return table !== null && !contains(table, field);
}

function boxWithSender(field: Element, state: PageState): FoundForm | null {
  let box = parentElement(field);
  for (let step = 0; box !== null && step < STEPS_UP; step += 1) {
    if (matchesSelector(box, PARTS) || queryAll(box, "form").length > 0) return null;
    const button = queryAll(box, MAY_SEND).find(
      (one) => state.has(one) && saysItSends(one) && !isOfTable(one, field),
    );
    if (button !== undefined) return { form: box, button };
    const sign = signBehind(field, state);
    if (sign !== null && contains(box, sign)) return { form: box, button: sign };
    box = parentElement(box);
  }
  return null;
}

/** The button without a word right behind a field for messages, as chats have one; null where there is none. */
function signBehind(field: Element, state: PageState): Element | null {
  const says = [labelOf(field), attribute(field, "placeholder") ?? ""].some((text) =>
    ASKS_TO_WRITE.test(text),
  );
  const [next, further] = [field.nextElementSibling, field.nextElementSibling?.nextElementSibling ?? null];
  if (!says || next === null || !state.has(next) || !matchesSelector(next, SIGNS)) return null;
  const isLone = further === null || !matchesSelector(further, SIGNS);
  return isLone && !/[\p{L}\p{N}×✕✖]/u.test(nameOf(next)) ? next : null;
}
