import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import { type Purpose, purposeOf } from "./personal-fields.ts";
import type { FormOfFields } from "./probe.ts";
import { isAboutSender, speaksOfOthers } from "./whose-data.ts";
import { askedInstead } from "./wrong-hint.ts";

const FORMS_OF_FIELDS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** What a form is for that asks people about themselves, and nobody else. */
const ABOUT_ONESELF = new RegExp(
  [
    "\\b(?:sign ?up|register|join|subscribe|(?:create|open) (?:an |my |your )?account|check ?out|place (?:the |my |your )?order|buy now|apply|newsletter|registrieren|anmelden|konto|bestellen|bewerben|s['’]inscrire|commander|registrarse|inscri\\p{L}+|iscriviti|registrati|ordina|aanmelden|registreren)\\b",
    "(?<!\\p{L})(?:(?:ouvrir|créer) (?:un |mon )?compte|(?:abrir|crear|crea) (?:una |mi |tu |su )?cuenta|(?:abrir|criar) (?:uma |minha |sua )?conta|(?:apri|crea)(?:re)? (?:un )?(?:conto|account)|rekening openen|account aanmaken|załóż konto|zamów|skapa konto|beställ|opret konto|bestil|opprett konto|luo tili|tilaa|objednat|заказать|замовити|παραγγελία|kayıt ol|üye ol|sipariş ver|إنشاء حساب)(?!\\p{L})",
    "会員登録|新規登録|注文する|立即下单|회원가입|주문하기",
  ].join("|"),
  "iu",
);
const SUBSCRIBES =
  /(?<!\p{L})(?:newsletter|subscribe|abonnieren|s['’]abonner|infolettre|suscri\p{L}+|subscrever|nyhedsbrev|nyhetsbrev|nieuwsbrief|uutiskirje)(?!\p{L})/iu;
/** Ways to reach whoever sends a form. */
const REACHES = /^(?:email|tel)$/;
/** What a form says in which a card is one that pays. */
const PAYS =
  /(?<!\p{L})(?:pay(?:ment)?|buy|check ?out|donate|order|(?:be)?zahl\p{L}*|kaufen|bestellen|spenden|pa[iy](?:er|ement)|acheter|commander|pag(?:ar|o|are|amento)|comprar|acquista|ordina|betal\p{L}*|kopen|zapłać|kup)(?!\p{L})|[£€$] ?\d|\d ?[£€$]/iu;
/** What nobody writes with an `@`. */
const WITHOUT_AT = /^(?:(?:given-|family-)?name|tel|postal-code|address-level2|bday)$/;
/** One field may be about anyone; a name, an address and a number together are about a person. */
const FEWEST_TOGETHER = 2;

/** https://www.w3.org/WAI/WCAG22/Techniques/failures/F107 is about wrong tokens; H98 asks for them. */
export const a11yInputPurpose = rule({
  id: "a11y-input-purpose",
  severity: "medium",
  criteria: ["1.3.5"],
  defect: "Field about the person without a fitting autofill hint",
  title: "Fields about the person have a fitting autofill hint",
  whyItMatters:
    "With the right autofill hint, browsers fill in names, addresses and phone numbers, and assistive technology can show a symbol beside the field. This helps people who have trouble typing, remembering or reading.",
  businessImpact: "A form that fills itself in is completed more often, above all on phones.",
  fixSteps: [
    'Set the hint for what the field asks, for example autocomplete="email" or autocomplete="given-name".',
    "Leave it out only where people enter something about someone else.",
  ],
  effort: "S",
  likelyOwner: "developer",
  examines: [examine(FORMS_OF_FIELDS, decide)],
});

function decide(forms: FormOfFields[]): Decision {
  const asked = forms.flatMap(fieldsAboutPerson);
  return { applies: asked.length > 0, defects: asked.flatMap(({ defect }) => defect) };
}

interface PersonalField {
  told: Purpose | null;
}

/** Beside a name of their own, or a second such name, that of a guest is somebody else's. */
function isOnlyName({ isOfRole }: Purpose, fields: readonly PersonalField[]): boolean {
  return isOfRole !== true || fields.filter(({ told }) => told?.token.endsWith("name") === true).length === 1;
}

/**
 * Whether nobody would take the fields of a form for somebody else's: a name with a way to reach its owner, each asked
 * for once, where the form is there to be answered; or a lone e-mail address that subscribes to something.
 */
function isSurelyOwn(form: FormOfFields, fields: readonly PersonalField[]): boolean {
  const told = fields.flatMap((field) => field.told ?? []);
  const tokens = told.map(({ token }) => token);
  if (new Set(tokens).size < tokens.length || speaksOfOthers(form)) return false;
  if (tokens.length === 1) return tokens[0] === "email" && SUBSCRIBES.test(form.purpose);
  const hasName = tokens.some((token) => token.endsWith("name"));
  const isReached = tokens.some((token) => /^(?:email|tel|street-address)$/.test(token));
  return hasName && isReached && (told.some(({ isOwn }) => isOwn) || isAboutSender(form));
}

function fieldsAboutPerson(form: FormOfFields): { defect: RuleDefect[] }[] {
  const { purpose, asksForNewPassword, fields } = form;
  const personal = fields.map((field) => ({ ...field, told: purposeOf(field.label) }));
  const isAboutOneself = asksForNewPassword || ABOUT_ONESELF.test(purpose);
  const isTogether = new Set(personal.flatMap(({ told }) => told?.token ?? [])).size >= FEWEST_TOGETHER;
  const isCertain = isSurelyOwn(form, personal);
  return personal.flatMap(({ label, type, told, autocomplete, element }) => {
    const named = `The field “${cutAtWord(label, 60)}”`;
    // `off` is a decision of the author's, which the criterion allows no more than leaving the hint out.
    const hasHint = autocomplete !== null && !/^(?:on|off)?$/i.test(autocomplete.trim());
    const asked = hasHint ? askedInstead({ label, type, autocomplete }) : null;
    if (hasHint && asked !== null) {
      const message = `${named} has the autofill hint “${autocomplete.trim()}”, which is for something else than “${asked}”`;
      return [{ defect: [{ message, element }] }];
    }
    if (told === null || !isOnlyName(told, personal)) return [];
    const { token, isOwn, isOfRole } = told;
    if (type === "email" && WITHOUT_AT.test(token)) {
      const message = `${named} has type="email", and browsers refuse an entry without “@” there. Should it be a plain text field?`;
      return [{ defect: [{ outcome: "review", message, element }] }];
    }
    const mayReach = REACHES.test(token) && purpose !== "" && !speaksOfOthers(form);
    const isCard = token.startsWith("cc-");
    const isPaidWith = isCard && (isTogether || PAYS.test(purpose));
    const isPersonal = isOwn || isAboutOneself || isTogether || isCertain || mayReach;
    if (hasHint || !(isCard ? isPaidWith : isPersonal)) return [{ defect: [] }];
    const isOfReader = isOwn || (isAboutOneself && !speaksOfOthers(form));
    const isSure = isOfRole !== true && (isCertain || (isTogether && isOfReader));
    const message = `${named} has no autofill hint such as autocomplete="${token}"`;
    const question = `${message}. Is it about the person who fills it in?`;
    return [{ defect: [isSure ? { message, element } : { outcome: "review", message: question, element }] }];
  });
}
