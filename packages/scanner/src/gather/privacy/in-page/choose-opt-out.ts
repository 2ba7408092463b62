/** What was chosen and pressed on a page for opting out. */
export interface ChosenOptOut {
  /** Names of boxes and switches that were set, or of the button alone. */
  chosen: string[];
  /** The button that keeps the choice; null where the switches do so themselves. */
  pressed: string | null;
  /** Fields that were filled in with made-up values. */
  filled: number;
}

const MADE_UP: Readonly<Record<string, string>> = {
  email: "visitor@example.com",
  tel: "202-555-0100",
  number: "10001",
  date: "1990-05-01",
};
const NAME = "Pat Visitor";

const PAGE_LIMIT = 2;
const NAME_LIMIT = 120;
const BOXES = "input[type=checkbox], input[type=radio], [role=switch], [role=checkbox], [role=radio]";
/** What no made-up value stands for. */
const NEEDS_MORE = "input:is([type=file], [type=password])";
const TO_FILL_IN =
  "textarea, select, input:not([type]), input:is([type=text], [type=email], [type=tel], [type=number], [type=date])";
const FORMS = "form, dialog, [role=dialog]";
const BUTTONS = "button, input[type=submit], input[type=button], [role=button]";

/** A choice that has to be on for no more to be sold or shared. */
const AGAINST =
  /(?:do not|don['’]t|not) (?:sell|share|track|use)|opt(?:ing)?[- ]?(?:me )?out|\b(?:stop|disable|decline|reject|refuse|limit|turn off|block)\b/i;
/** One that has to be off. */
const FOR =
  /analytic|statistic|marketing|advertis|targeting|personali[sz]|tracking|performance|social media|\b(?:sale|sell|selling|share|sharing)\b/i;
const KEEPS =
  /^(?:save|submit|confirm|apply|update|done|send|opt[- ]?(?:me )?out|ok)\b|\bsave\b|(?:confirm|submit|apply|update) (?:my |your )?(?:choice|preference|setting|request)/i;
const OPTS_OUT = /opt[- ]?(?:me )?out|do not sell|don['’]t sell|stop (?:selling|sharing)/i;

/** Other pages to which visible links with such words lead. */
export function optOutPages(words: string, here: string): string[] {
  const pattern = new RegExp(words, "i");
  const pages = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
    .filter((link) => pattern.test(link.innerText) && isShown(link))
    .filter(({ origin }) => origin === location.origin)
    .map(({ href }) => href.split("#")[0] ?? "");
  return [...new Set(pages)].filter((page) => page !== here.split("#")[0]).slice(0, PAGE_LIMIT);
}

/** Chooses as someone who opts out would, and presses what keeps it; null where we cannot tell how. */
export function chooseOptOut(): ChosenOptOut | null {
  const boxes = [...document.querySelectorAll<HTMLElement>(BOXES)].filter(isShown);
  const set = boxes.filter((box) => setFor(box));
  const whole = set[0]?.closest(FORMS) ?? formToOptOut() ?? document.querySelector("main") ?? document.body;
  if ([...whole.querySelectorAll<HTMLElement>(NEEDS_MORE)].some(isShown)) return null;
  const fields = [...whole.querySelectorAll<HTMLElement>(TO_FILL_IN)].filter(isShown);
  if (fields.length > 0 && !whole.matches(FORMS)) return null;
  const buttons = [...whole.querySelectorAll<HTMLElement>(BUTTONS)].filter(isShown);
  const isForm = set.length > 0 || fields.length > 0;
  const button = buttons.find((one) => (isForm ? KEEPS : OPTS_OUT).test(nameOf(one)));
  if (button === undefined && (set.length === 0 || fields.length > 0)) return null;
  for (const field of fields) fillIn(field);
  button?.click();
  return {
    chosen: set.map(nameOf),
    pressed: button === undefined ? null : nameOf(button),
    filled: fields.length,
  };
}

/** The form that speaks of opting out, or the only one of the page's own part. */
function formToOptOut(): Element | null {
  const forms = [...(document.querySelector("main") ?? document.body).querySelectorAll("form")].filter(
    isShown,
  );
  return (
    forms.find((form) => OPTS_OUT.test(form.innerText)) ?? (forms.length === 1 ? (forms[0] ?? null) : null)
  );
}

function fillIn(field: HTMLElement): void {
  if (field instanceof HTMLSelectElement) {
    const option = [...field.options].find(({ value, disabled }) => value !== "" && !disabled);
    if (option !== undefined) option.selected = true;
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    // Frameworks that follow the value listen at the element's own property.
    const prototype =
      field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    const value = Object.getOwnPropertyDescriptor(prototype, "value");
    value?.set?.call(field, MADE_UP[field.type] ?? NAME);
  }
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Whether a box was changed. */
function setFor(box: HTMLElement): boolean {
  const name = nameOf(box);
  const isOn = box instanceof HTMLInputElement ? box.checked : box.getAttribute("aria-checked") === "true";
  const isRadio = box.matches("[type=radio], [role=radio]");
  const isDisabled = box.matches(":disabled, [aria-disabled=true]");
  const wanted = AGAINST.test(name) ? true : FOR.test(name) && !isRadio ? false : isOn;
  if (wanted === isOn || isDisabled) return false;
  box.click();
  return true;
}

function nameOf(element: HTMLElement): string {
  const labels =
    element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((one) => one.innerText) : [];
  const value = element instanceof HTMLInputElement && element.labels?.length === 0 ? element.value : "";
  const words = [element.getAttribute("aria-label"), labels.join(" "), element.innerText, value];
  const name = words.find((one) => one !== null && one.trim() !== "") ?? "";
  return name.replaceAll(/\s+/g, " ").trim().slice(0, NAME_LIMIT);
}

/** A box that is drawn by its label need not be shown itself. */
function isShown(element: HTMLElement): boolean {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return [element, label].some(
    (part) =>
      part?.checkVisibility({ visibilityProperty: true }) === true && part.getClientRects().length > 0,
  );
}
