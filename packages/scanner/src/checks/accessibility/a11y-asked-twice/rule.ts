import { purposeOf } from "#checks/accessibility/a11y-input-purpose/personal-fields.ts";
import { type PastedField, PASTED_FIELDS } from "#checks/accessibility/a11y-paste-refused/pasted-fields.ts";
import { FORM_ERRORS } from "#checks/accessibility/families/form-errors.ts";
import { unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";
import { type FormStep, SENT_FORMS, type SentForms } from "#gather/operating/forms/form-facts.ts";

import { saysAgain, withoutAgain } from "./again-words.ts";
import { isOfSomebodyElse, ownHint } from "./own-hints.ts";
import type { AskedField, AskingForm } from "./probe.ts";

const ASKING_FORMS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** Words by which a form offers to take over what was entered. */
const OFFERS_THE_SAME =
  /(?<!\p{L})(?:same|copy|identical|as above|like above|use (?:my|the|this)|also (?:my|the)|different|another|gleich\p{L}*|identisch|überein\p{L}*|abweichend\p{L}*|ander\p{L}*|kopieren|übernehmen|même|identique|différente?|autre|copier|mism[ao]|igual|distint[ao]|stess[ao]|uguale|divers[ao]|zelfde|mesm[ao]|ten sam|taki sam)(?!\p{L})/iu;
/** Parts for the same person's other address, and not for the next person. */
const OTHER_ADDRESS =
  /(?<!\p{L})(?:billing|invoice|payment|shipping|delivery|deliver\p{L}*|sent to|send to|postal|mailing|home|permanent|rechnung\p{L}*|liefer\p{L}*|versand\p{L}*|wohn\p{L}*|bill|facturation|facture|livraison|facturación|factura|fattura|fatura|envío|fatturazione|spedizione|factuur\p{L}*|bezorg\p{L}*|cobrança|entrega)(?!\p{L})/iu;
/** Parts about whoever fills in the form. */
const OWN_PART =
  /(?<!\p{L})(?:your|my|you|contact|account|personal|customer|ihre?|deine?|meine?|kontakt\p{L}*|konto|persönlich\p{L}*|kunden?\p{L}*|vos|votre|mes|mon|compte|coordonnées|sus|tus|mis|su|tu|mi|cuenta|contacto|personales|tuoi|suoi|miei|dati|contatti)(?!\p{L})/iu;
/** One purpose may be asked of two people; most of an address is an address. */
const FEWEST_REPEATED = 2;
const ADDRESS = /^(?:street-address|address-line1|postal-code|address-level2|country|country-name)$/;

/** https://www.w3.org/WAI/WCAG22/Understanding/redundant-entry */
export const a11yAskedTwice = rule({
  id: "a11y-asked-twice",
  severity: "low",
  criteria: ["3.3.7"],
  defect: "Form that asks for the same address twice",
  title: "Forms don't ask for the same information twice",
  ...FORM_ERRORS,
  whyItMatters:
    "Some people forget quickly what they have just written, and some can only type slowly. Each entry they have to repeat costs them strength, and makes a mistake more likely.",
  fixSteps: [
    "Fill in the second address with what people entered for the first one.",
    'Or put a checkbox such as "Same as the billing address" before it.',
  ],
  effort: "S",
  likelyOwner: "developer",
  examines: [
    examine(ASKING_FORMS, decide),
    examine(SENT_FORMS, decideSteps),
    examine(PASTED_FIELDS, decideRepeated),
  ],
});

function decide(forms: AskingForm[]): Decision {
  const repeating = forms.map((form) => ({ form, repeated: repeatedIn(form.fields) }));
  const asked = repeating.filter(({ repeated }) => repeated.length >= FEWEST_REPEATED);
  const inSteps = forms.filter(({ later = [] }) => later.length > 0);
  return {
    applies: asked.length + inSteps.length > 0,
    defects: [
      ...asked.flatMap(({ form, repeated }) => defectOf(form, repeated)),
      ...inSteps.flatMap(laterDefect),
    ],
  };
}

/** A field of a later step that says itself that it asks once more for what a field before it asks. */
function laterDefect({ fields, later = [], controls }: AskingForm): RuleDefect[] {
  const all = [...fields, ...later];
  const again = later.find(
    (field) =>
      !field.isFilled &&
      saysAgain(field.label) &&
      all.slice(0, all.indexOf(field)).some((before) => isSameField(field, before)),
  );
  if (again === undefined || controls.some((name) => OFFERS_THE_SAME.test(name))) return [];
  const message = `In a later step of the form, “${again.label}” asks for the same again. Do people have to write it twice?`;
  return [{ outcome: "review", message, element: again.element }];
}

/** By their labels, or by what browsers are told to fill in. */
function isSameField(field: AskedField, before: AskedField): boolean {
  const tokens = new Set(purposesOf(before));
  return isSameAsked(field.label, before.label) || purposesOf(field).some((token) => tokens.has(token));
}

function purposesOf({ label, autocomplete }: AskedField): string[] {
  const token = autocomplete.trim().toLowerCase().split(/\s+/).at(-1) ?? "";
  return [...tokenOf(label), ...(/^(?:|on|off)$/.test(token) ? [] : [token])];
}

/** Fields for what another part of the form asks, too; the later ones. */
function repeatedIn(fields: readonly AskedField[]): AskedField[] {
  const first = new Map<string, AskedField>();
  return fields.filter((field) => {
    const token = addressPartOf(field);
    if (token === null) return false;
    const known = first.get(token);
    if (known === undefined) first.set(token, field);
    return known !== undefined && isOtherAddress(known, field);
  });
}

function addressPartOf({ label, autocomplete }: AskedField): string | null {
  const token = autocomplete.trim().toLowerCase().split(/\s+/).at(-1) ?? "";
  const told = ADDRESS.test(token) ? token : (purposeOf(label)?.token ?? "");
  return ADDRESS.test(told) ? told : null;
}

/** What the same person has besides: parts for several travelers or children ask about others. */
function isOtherAddress(one: AskedField, other: AskedField): boolean {
  const [here, there] = [useOf(one), useOf(other)];
  if (here !== there) return true;
  return here === null && one.part !== other.part && isOfAddress(other) && !asksAboutOthers(one);
}

/** By what its part or the field itself is called. */
function isOfAddress({ part, label }: AskedField): boolean {
  return OTHER_ADDRESS.test(part) || OTHER_ADDRESS.test(label);
}

/** A part that is named, and neither after the reader nor after an address. */
function asksAboutOthers(field: AskedField): boolean {
  return field.part !== "" && !isOfAddress(field) && !OWN_PART.test(field.part);
}

function useOf({ autocomplete }: AskedField): string | null {
  return /\b(?:shipping|billing)\b/i.exec(autocomplete)?.[0].toLowerCase() ?? null;
}

function defectOf({ controls }: AskingForm, repeated: readonly AskedField[]): RuleDefect[] {
  const [first] = repeated;
  const isOffered = controls.some((name) => OFFERS_THE_SAME.test(name));
  if (first === undefined || isOffered || repeated.some(({ isFilled }) => isFilled)) return [];
  const part = first.part === "" ? `“${first.label}”` : `“${first.part}”`;
  const message = `${part} asks for an address a second time. Is it filled in with the first one, or can people choose that?`;
  return [{ outcome: "review", message, element: first.element }];
}

/** Steps that ask once more for what was written in the one before. */
function decideSteps({
  forms,
  steps = [],
  answers = [],
  stepsNotTried = [],
  stepsNotReached = [],
  waysBackNotTried = [],
}: SentForms): Decision | { reason: string } {
  const asking = steps.filter(({ fields }) => fields.length > 0);
  const again = asking.flatMap((step) =>
    askedAgain({ ...step, asked: askedUntil(step, steps) }, hintsUntil(step, { forms, steps })),
  );
  const emptied = [...steps, ...answers].flatMap(emptiedDefect);
  const defects = [...again, ...emptied];
  return unlessUntried({ applies: asking.length + emptied.length > 0, defects }, [
    ...stepsNotTried,
    ...stepsNotReached,
    ...waysBackNotTried,
  ]);
}

/** Fields that are empty once people go back to them. */
function emptiedDefect({ emptiedByBack }: Pick<FormStep, "emptiedByBack">): RuleDefect[] {
  const [first, ...others] = emptiedByBack?.fields ?? [];
  if (emptiedByBack === undefined || first === undefined) return [];
  const what = `“${first.label}”${others.length === 0 ? "" : ` and ${others.length} more`}`;
  const message = `We filled in ${what}, went on, and pressed “${emptiedByBack.by}”: ${others.length === 0 ? "the field is" : "the fields are"} empty again. Do people have to write it once more?`;
  return [{ outcome: "review", message, element: first.element }];
}

/** What the steps of a form have asked so far: one between may ask for nothing in writing. */
function askedUntil(step: FormStep, steps: readonly FormStep[]): string[] {
  const sofar = steps.slice(0, steps.indexOf(step) + 1);
  return sofar.filter(({ form }) => form.selector === step.form.selector).flatMap(({ asked }) => asked);
}

/** What the browser is told to fill in to the fields of the form so far. */
function hintsUntil(
  step: FormStep,
  { forms, steps }: Required<Pick<SentForms, "forms" | "steps">>,
): Set<string> {
  const ofForm = steps.filter(({ form }) => form.selector === step.form.selector);
  const at = ofForm.indexOf(step) + 1;
  const sent = forms.filter(({ form, step: of = 1 }) => form.selector === step.form.selector && of <= at);
  return new Set(
    sent.flatMap(({ fields }) => fields.flatMap(({ element }) => ownHint(element.snippet) ?? [])),
  );
}

function askedAgain({ asked, fields, controls }: FormStep, hints: ReadonlySet<string>): RuleDefect[] {
  const known = new Set(asked.flatMap(tokenOf));
  const isForOtherUse = (label: string): boolean =>
    OTHER_ADDRESS.test(label) && asked.some((other) => isSameAsked(label, other));
  const isSaidSo = (label: string): boolean =>
    saysAgain(label) && asked.some((other) => isSameAsked(label, other));
  const isHintedAgain = ({ label, element }: FormStep["fields"][number]): boolean =>
    hints.has(ownHint(element.snippet) ?? "") && !isOfSomebodyElse(label);
  const isAsked = (label: string): boolean =>
    tokenOf(label).some((token) => known.has(token)) || isForOtherUse(label) || isSaidSo(label);
  const again = fields.filter((field) => !field.isFilled && (isAsked(field.label) || isHintedAgain(field)));
  const inSameWords = new Set(asked.map(wordsOf));
  // One field alone may be about somebody else.
  const isTold =
    again.length >= FEWEST_REPEATED ||
    again.some(isHintedAgain) ||
    again.some(({ label }) => isForOtherUse(label) || isSaidSo(label)) ||
    again.some(({ label }) => inSameWords.has(wordsOf(label)) || purposeOf(label) === null);
  const [first] = again;
  const isOffered = controls.some((name) => OFFERS_THE_SAME.test(name));
  if (first === undefined || !isTold || isOffered) return [];
  const others =
    ["asks", "and one more field ask"][again.length - 1] ?? `and ${again.length - 1} more fields ask`;
  const message = `In the next step of the form, “${first.label}” ${others} for the same again. Do people have to write it twice?`;
  return [{ outcome: "review", message, element: first.element }];
}

function wordsOf(label: string): string {
  return (label.toLowerCase().match(/\p{L}+/gu) ?? []).join(" ");
}

function tokenOf(label: string): string[] {
  const purpose = purposeOf(label) ?? purposeOf(withoutAgain(label));
  return purpose?.token.split(" ").slice(-1) ?? [];
}

/** Fields that ask once more for what a field before them asks, and into which it can't be pasted. */
function decideRepeated(fields: PastedField[]): Decision {
  const repeated = fields.filter(({ label, before = [] }) =>
    before.some((other) => isSameAsked(label, other)),
  );
  return {
    applies: repeated.length > 0,
    defects: repeated
      .filter(({ isRefused }) => isRefused)
      .map(({ label, element }) => ({
        message: `“${label}” asks for the same a second time and refuses pasted text, so that people have to type it again`,
        element,
      })),
  };
}

/** By what both are for, or by all words of the first one. */
function isSameAsked(label: string, other: string): boolean {
  const tokens = new Set(tokenOf(other));
  if (tokenOf(label).some((token) => tokens.has(token))) return true;
  const own = new Set(wordsOf(label).split(" "));
  const words = wordsOf(other).split(" ");
  return words[0] !== "" && words.every((word) => own.has(word));
}
