import { attribute, closestElement, matchesSelector, queryAll } from "../dom.ts";
import type { RuleHit } from "./rule-hit.ts";
import { accessibleName, isSeen, plain, referenced, textOf } from "./semantics.ts";

const FIELDS =
  "input:not([type=hidden],[type=submit],[type=button],[type=reset],[type=image]),select,textarea";
const MARKS_ERROR = "[role=alert],[id*=error i],[class*=error i],[class*=invalid-feedback i]";
/** Field names shorter than this turn up inside other words. */
const TELLING = 3;

/** Error texts that do not help: they leave open which field it means, or what is wrong with it. */
export function errorTexts(): RuleHit[] {
  return [...unassignedErrors(), ...emptyErrors()];
}

/** Words that say that something is wrong and not what. */
const SAYS_WRONG =
  /^(?:(?:an?|the|this|your|is|are|was|has|in|there|field|form|value|input|entry|data|please|try|again|check|correct|something|went|error|errors|invalid|wrong|incorrect|failed|failure|oops|not|valid|ok|bitte|fehler|ungültig|ungültige|falsch|eingabe|wert|feld|prüfen|erreur|invalide|incorrecte?|valeur|champ|error|inválido|incorrecto|valor|campo|errore|valore|non|valido|fout|ongeldig)(?:\s+|$))+$/;

/** Error texts tied to an invalid field that say no more than that it is invalid. */
function emptyErrors(): RuleHit[] {
  return queryAll(document, "[aria-invalid=true],[aria-describedby],[aria-errormessage]").flatMap((field) => {
    const told = [...referenced(field, "aria-errormessage"), ...referenced(field, "aria-describedby")];
    const isInvalid = attribute(field, "aria-invalid") === "true";
    const errors = told
      .filter((text) => isInvalid || matchesSelector(text, MARKS_ERROR))
      .filter((text) => isSeen(text) && textOf(text) !== "");
    const tellsNothing = (text: Element): boolean =>
      SAYS_WRONG.test(plain(textOf(text)).replaceAll(/[^\p{L}\s]/gu, ""));
    if (!errors.every(tellsNothing)) return [];
    return errors.slice(0, 1).map((element) => toHit(element, "what is wrong"));
  });
}

/** Error texts in a form of several fields that do not say which field they are about. */
function unassignedErrors(): RuleHit[] {
  return queryAll(document, "form,[role=form]").flatMap((form) => {
    const fields = queryAll(form, FIELDS);
    if (fields.length < 2) return [];
    const texts = queryAll(form, MARKS_ERROR).filter((text) => isErrorText(text));
    return texts
      .filter((text) => !namesField(text, fields))
      .map((element) => toHit(element, "which field it means"));
  });
}

function toHit(element: Element, leftOpen: string): RuleHit {
  return {
    rule: "error-without-field",
    verdict: "failed",
    wcag: ["3.3.1"],
    actRules: ["36b590"],
    severity: "high",
    message: `The error message “${textOf(element).slice(0, 80)}” doesn't say ${leftOpen}`,
    element,
  };
}

function isErrorText(element: Element): boolean {
  const text = textOf(element);
  return isSeen(element) && text.length > 8 && text.length < 300 && queryAll(element, FIELDS).length === 0;
}

function namesField(error: Element, fields: readonly Element[]): boolean {
  const said = textOf(error).toLowerCase();
  const isBeside = error.parentElement !== null && queryAll(error.parentElement, FIELDS).length === 1;
  return (
    isBeside ||
    closestElement(error, "label") !== null ||
    fields.some((field) => isToldBy(field, error, said))
  );
}

function isToldBy(field: Element, error: Element, said: string): boolean {
  const refersTo = ["aria-describedby", "aria-errormessage", "aria-labelledby"].some((name) =>
    referenced(field, name).some((target) => target === error || target.contains(error)),
  );
  const label = plain(accessibleName(field).replaceAll(/\([^)]*\)|\*/g, ""));
  const group = closestElement(field, "fieldset");
  const legend =
    group === null
      ? ""
      : plain(
          queryAll(group, "legend")
            .map(textOf)
            .join(" ")
            .replaceAll(/\([^)]*\)|\*/g, ""),
        );
  const names = [label, legend, attribute(field, "name") ?? ""].flatMap((name) => plain(name).split(" "));
  return refersTo || names.some((name) => name.length >= TELLING && said.includes(name));
}
