import { matchesSelector, parentElement, queryAll, tagName } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import {
  type Before,
  contains,
  newlyHidden,
  newlyShown,
} from "#gather/page/in-page/operating/controls/effects.ts";
import { aroundForm, isOff, watchedFields, watchedForm } from "./form-fields.ts";
import {
  fieldsAndButtonsOf,
  type FormHearing,
  type FormToTry,
  type FoundForm,
  foundForms,
  saysItLeadsBetweenSteps,
  saysItLeadsOn,
  senderAmong,
  stepNumbers,
  toTry,
} from "./forms-to-try.ts";
import { type PageState, readPageState } from "#gather/page/in-page/operating/page/page-state.ts";

const WRITES =
  "input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image]),select,textarea";
const BUTTONS = "button,input[type=submit],input[type=button],[role=button]";
const TO_USE = "a[href],button,input,select,textarea,[role=radio],[role=checkbox],[role=option],[tabindex]";
/** Fields that stand together out of sight: a lone one may be there to catch robots, or behind a list of its own look. */
const FEWEST_HIDDEN = 2;

/** What is asked now in place of the form that was watched, with what leads on from there; null where it is as it was. */
export function nextStep(before: Before, page: ProbedPage, hearing: FormHearing): FormToTry | null {
  const state = readPageState();
  const came = newlyShown(before);
  if (came.length === 0) return null;
  const gone = newlyHidden(before);
  const isPart = (form: Element): boolean => came.some((one) => contains(one, form) || contains(form, one));
  const here = stepInPlace(state);
  const leadsOn = here !== null && mayLeadOn(here, { came, state });
  const found = [...foundForms(state), ...(leadsOn ? [here] : [])].find(
    (one) => isPart(one.form) && isNew(one, { came, gone }, state),
  );
  return found === undefined ? null : toTry(found, page, hearing);
}

/** What leads on from a step that asks nothing a browser knows as a field. */
function stepInPlace(state: PageState): FoundForm | null {
  const form = watchedForm();
  const box = form !== null && state.has(form) ? form : aroundForm();
  if (box === null || matchesSelector(box, "body,main,html")) return null;
  const button = senderAmong(fieldsAndButtonsOf(box), state);
  return button === undefined ? null : { form: box, button };
}

/** Beside a form that is gone, other buttons may have stood all along, such as those of a map. */
function mayLeadOn(
  { form, button }: FoundForm,
  { came, state }: { came: readonly Element[]; state: PageState },
): boolean {
  const watched = watchedForm();
  const isSame = form === watched || (watched !== null && state.has(watched));
  return isSame || saysItLeadsBetweenSteps(button) || came.some((element) => contains(element, button));
}

/** What leads on from the steps that are seen, and the ways back beside it. */
export function waysBetweenSteps(): Set<Element> {
  const state = readPageState();
  const here = stepInPlace(state);
  const leading = [...foundForms(state), ...(here === null ? [] : [here])].map(({ button }) => button);
  const beside = leading.flatMap((button) => [...(parentElement(button)?.children ?? [])]);
  const others = beside.filter((one) => matchesSelector(one, BUTTONS) && saysItLeadsBetweenSteps(one));
  return new Set([...leading, ...others]);
}

/** Whether its button or any of its fields came, or all that was asked before is gone. */
function isNew(
  { form, button }: FoundForm,
  { came, gone }: { came: readonly Element[]; gone: readonly Element[] },
  state: PageState,
): boolean {
  const isCome = (one: Element): boolean => came.some((element) => contains(element, one));
  const asked = watchedFields();
  return (
    isCome(button) ||
    queryAll(form, WRITES).some((field) => state.has(field) && isCome(field)) ||
    (asked.length > 0
      ? !asked.some((field) => isStillSeen(field, state))
      : came.some((one) => offersChoice(one) && takesTurn(one, gone.filter(offersChoice))))
  );
}

/** Whether it came in place of another one beside it. */
function takesTurn(element: Element, gone: readonly Element[]): boolean {
  const around = parentElement(element);
  return gone.some((one) => parentElement(one) === around && tagName(one) === tagName(element));
}

function offersChoice(element: Element): boolean {
  const parts = [element, ...queryAll(element, "*")];
  return parts.some((part) => matchesSelector(part, TO_USE) || getComputedStyle(part).cursor === "pointer");
}

function isStillSeen(field: Element, state: PageState): boolean {
  const around = parentElement(field);
  return state.has(field) || (around !== null && matchesSelector(around, "label") && state.has(around));
}

/**
 * Whether the form that was watched has a further step that it does not show, by parts out of sight, by the step it
 * names, or by a button that leads on and has not.
 *
 * @param hasAnswered whether it said anything instead
 */
export function hasFurtherStep(button: Element, hasAnswered: boolean): boolean {
  const form = watchedForm();
  const state = readPageState();
  if (form === null || !state.has(button)) return false;
  const [at, of] = stepNumbers(aroundForm() ?? form, form, state) ?? [0, 0];
  if (at < of) return true;
  if (!saysItLeadsOn(button)) return false;
  // Around fields that stand in no form, a button may lead on in something else, such as a row of slides.
  const isBarred = matchesSelector(form, "form") && (isOff(button) || !hasAnswered);
  return isBarred || hasHiddenStep(form, state);
}

function hasHiddenStep(form: Element, state: PageState): boolean {
  const beside = matchesSelector(form, "form") ? [] : [...(parentElement(form)?.children ?? [])];
  const hidden = [...queryAll(form, "*"), ...beside].filter(
    (one) => !state.has(one) && !one.checkVisibility(),
  );
  return hidden.some((part) => {
    const fields = queryAll(part, WRITES).length;
    return fields >= FEWEST_HIDDEN || (fields > 0 && queryAll(part, BUTTONS).length > 0);
  });
}
