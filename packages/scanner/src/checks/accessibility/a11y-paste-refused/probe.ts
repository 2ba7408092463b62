import { saysAgain } from "#checks/accessibility/a11y-asked-twice/again-words.ts";
import type { ElementRef } from "#evidence/document.ts";
import { buttonNameOf, labelOf } from "#gather/page/in-page/accessible-text.ts";
import {
  attribute,
  checkVisibility,
  closestElement,
  folded,
  isBefore,
  matchesSelector,
  queryAll,
  textContent,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

/** A field that people sign in with, or that asks once more for what another one asks, and what came of pasting into it. */
export interface PastedField {
  label: string;
  /** Whether the page stopped the paste and put in nothing of it itself. */
  isRefused: boolean;
  element: ElementRef;
  /** Of a field that asks once more: what the fields before it are called; absent on those to sign in with. */
  before?: string[];
}

const PASSWORD = "input[type=password]:not([autocomplete=new-password])";
const CODE = "input[autocomplete=one-time-code]";
const NAME = "input[type=email],input[type=text],input[type=tel],input:not([type])";
/** Codes that prove who someone is, and those that only say what is bought or where it goes. */
const CODE_WORDS =
  /(?<!\p{L})(?:(?:pass|sms|email|e-mail)?-?codes?|passcode|otp|pin|tan|\p{L}*-?(?:pin|tan)|zugangs\p{L}*code|sicherheitscode|bestätigungscode|einmal\p{L}+|código|codice|kod)(?!\p{L})/iu;
const OTHER_CODES =
  /promo|coupon|voucher|discount|gift|referral|invit|post(?:al)?|zip|area|country|tax|item|product|gutschein|rabatt|postleit|vorwahl|réduction|cadeau|descuento|regalo|postal|sconto|buono|korting/i;
const SIGNS_IN =
  /(?<!\p{L})(?:sign(?:ing)? ?in|log(?:ging)? ?in|log ?on|verify|anmelden|einloggen|anmeldung|se connecter|connexion|iniciar sesión|inicia sesión|acceder|ingresar|entrar|accedi|inloggen|aanmelden|zaloguj)(?!\p{L})/iu;
const BUTTONS = "button,input[type=submit]";
const PASTED = "Plumbline-1";
const MOST_FIELDS = 12;
const MOST_AGAIN = 4;
const FEWEST_BOXES = 4;
const WORDS_LIMIT = 300;
const MOST_BEFORE = 20;
const ANSWER_MS = 60;

/** Pastes into fields, and takes out again what came of it. */
export async function probe(page: ProbedPage): Promise<PastedField[]> {
  return [...(await signingIn(page)), ...(await askingAgain(page))];
}

/** Fields that say that they repeat another one. A password that people choose may be asked twice. */
async function askingAgain({ describe }: ProbedPage): Promise<PastedField[]> {
  const told: PastedField[] = [];
  const fields = queryAll(document, NAME)
    .filter(isOpen)
    .filter((field) => saysAgain(labelOf(field)));
  for (const field of fields.slice(0, MOST_AGAIN)) {
    const form = closestElement(field, "form,[role=form],dialog,fieldset,section") ?? document.body;
    const before = queryAll(form, NAME).filter((other) => isBefore(other, field));
    told.push({
      label: labelOf(field).slice(0, 60),
      isRefused: await refusesPaste(field, [field]),
      element: describe(field),
      before: before.slice(-MOST_BEFORE).map((other) => labelOf(other).slice(0, 60)),
    });
  }
  return told;
}

async function signingIn({ describe }: ProbedPage): Promise<PastedField[]> {
  const told: PastedField[] = [];
  const fields = signInFields().slice(0, MOST_FIELDS);
  for (const field of fields) {
    told.push({
      label: labelOf(field).slice(0, 60),
      isRefused: await refusesPaste(field, fields),
      element: describe(field),
    });
  }
  return told;
}

/** Who chooses a password, or repeats one, is not signing in. */
function signInFields(): HTMLInputElement[] {
  const passwords = queryAll(document, PASSWORD).filter(isOpen);
  const fields = passwords.flatMap((password) => {
    const around = closestElement(password, "form,[role=form],dialog,section,main,body") ?? document.body;
    const all = queryAll(around, "input[type=password]").filter(isOpen);
    const whole = all.filter(({ maxLength }) => maxLength !== 1);
    const signsIn = (whole.length === 1 && whole[0] === password) || takeCharacters(all);
    return signsIn ? [...queryAll(around, NAME).filter(isOpen).slice(0, 2), password] : [];
  });
  const codes = [
    ...queryAll(document, CODE),
    ...queryAll(document, NAME).filter((field) => isSignInCode(field) || isBoxOfCode(field)),
  ];
  return [...new Set([...fields, ...codes.filter(isOpen)])];
}

/** Boxes for single characters of a password, none of which is repeated as one that people choose is. */
function takeCharacters(fields: readonly HTMLInputElement[]): boolean {
  const labels = new Set(fields.map(labelOf));
  return fields.every(({ maxLength }) => maxLength === 1) && labels.size === fields.length;
}

/** A field for a code, in a form whose button signs people in. */
function isSignInCode(field: Element): boolean {
  const label = labelOf(field);
  const form = closestElement(field, "form,[role=form],dialog");
  if (form === null || !CODE_WORDS.test(label) || OTHER_CODES.test(label)) return false;
  return queryAll(form, BUTTONS).some((button) => SIGNS_IN.test(buttonNameOf(button)));
}

/** One of several boxes for single digits, where the words around say that they take a code. */
function isBoxOfCode(field: Element): boolean {
  if (!(field instanceof HTMLInputElement) || field.maxLength !== 1) return false;
  const group = closestElement(field, "fieldset,[role=group],form,section,dialog,div:has(> input + input)");
  if (group === null) return false;
  const boxes = queryAll(group, "input").filter(
    (one) => one instanceof HTMLInputElement && one.maxLength === 1,
  );
  const words = folded(`${attribute(group, "aria-label") ?? ""} ${textContent(group)}`, WORDS_LIMIT);
  return boxes.length >= FEWEST_BOXES && CODE_WORDS.test(words) && !OTHER_CODES.test(words);
}

function isOpen(field: Element): field is HTMLInputElement {
  if (!(field instanceof HTMLInputElement) || matchesSelector(field, ":disabled,:read-only")) return false;
  return checkVisibility(field, { visibilityProperty: true });
}

/** What is pasted into one of several boxes may be spread over all of them. */
async function refusesPaste(field: HTMLInputElement, all: readonly HTMLInputElement[]): Promise<boolean> {
  const before = all.map(({ value }) => value);
  const isStopped = [pressKeys(field), paste(field), putIn(field)].includes(false);
  if (!isStopped) return false;
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  const changed = all.filter(({ value }, at) => value !== before[at]);
  for (const [at, one] of all.entries()) if (changed.includes(one)) one.value = before[at] ?? "";
  return changed.length === 0;
}

/** @returns false where the page stopped it, as for the others */
function pressKeys(field: Element): boolean {
  const keys = { key: "v", code: "KeyV", ctrlKey: true, bubbles: true, cancelable: true };
  return field.dispatchEvent(new KeyboardEvent("keydown", keys));
}

function paste(field: Element): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", PASTED);
  return field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}

function putIn(field: Element): boolean {
  const entry = { inputType: "insertFromPaste", data: PASTED, bubbles: true, cancelable: true };
  return field.dispatchEvent(new InputEvent("beforeinput", entry));
}
