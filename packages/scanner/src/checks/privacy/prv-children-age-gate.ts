import { couldNotRun, notApplicable, verdictOf, type Defect } from "#check.ts";
import { FTC_COPPA } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { readPages, type ReadPage } from "#checks/privacy/reading/documents.ts";
import { speaksToChildren } from "#checks/privacy/reading/for-children.ts";
import { quoted, sentencesOf, withoutHeading } from "#checks/privacy/reading/sentences.ts";
import type { ElementRef, FormFieldRef, FormRef } from "#evidence/document.ts";
import { openingTag } from "#fix-examples/opening-tag.ts";

export const prvChildrenAgeGate = privacySiteCheck({
  id: "prv-children-age-gate",
  group: "forms",
  severities: { KIDS: "high" },
  sources: ["COPPA Rule, 16 CFR §312.2", "FTC COPPA FAQ, D.7 and H.3"],
  defect: "Age question that suggests the answer",
  title: "Children's sites ask for age in a neutral way",
  whyItMatters:
    "A button or box that says “I am 13 or older” tells a child what to press to get in. The FTC calls only a question neutral that lets visitors enter their real age or date of birth.",
  businessImpact:
    "An age question that isn't neutral doesn't count. The site is then treated as if it knew that it collects data of children under 13.",
  fixSteps: [
    "Ask for the month and year of birth, or the age, in a field that nothing is chosen in yet.",
    "Don't say before the answer which age is needed.",
    "Keep a visitor who was too young from going back and trying again.",
  ],
  effort: "M",
  likelyOwner: "developer",
  resources: [FTC_COPPA],
  evaluate: (evidence) => {
    const pages = readPages(evidence);
    if (pages.length === 0) return couldNotRun("We could not read any page.");
    if (!pages.some(speaksToChildren)) return notApplicable("No page seems to be made for children.");
    const found = pages.flatMap((read) => [...prefilled(read, evidence.now), ...claimsOf(read)]);
    if (found.length === 0 && pages.some(({ document }) => document.buttons === undefined))
      return couldNotRun("We did not read the names of the pages' buttons.");
    return verdictOf(found);
  },
});

const AGE = String.raw`(?:1[34]|thirteen|fourteen)`;
const OLDER = String.raw`(?:\+|\s*(?:years?\s*(?:old|of age)?\s*)?(?:or|and)\s*(?:older|over|above|up))`;
/** What a visitor claims by pressing it: an age that the law asks for. Older ones are for what children can't buy. */
const CLAIM = new RegExp(
  [
    String.raw`(?<!\p{L})(?:i['’]?m|i am|i have turned|we are|we['’]re)\s+(?:already |now |at least |over |above |older than |aged )*(?:12|twelve|${AGE})(?!\d)`,
    String.raw`^(?:yes|yep|ok|enter|continue|go|let me in|confirm|play)\b[^.]{0,40}?(?<!under )\b${AGE}${OLDER}`,
    String.raw`^(?:yes,? )?(?:i['’]?m |i am )?(?:over|older than|at least) (?:12|twelve|${AGE})(?: years?(?: old)?)?\W*$`,
    String.raw`^${AGE}${OLDER}\W*$`,
    String.raw`(?<!\p{L})(?:tengo|soy mayor de) (?:al menos |m[áa]s de )?(?:12|1[34])(?!\d)`,
  ].join("|"),
  "iu",
);
/** What the page says that a visitor's age must be. */
const NEEDED = new RegExp(
  [
    String.raw`(?<!\p{L})(?:must|have to|has to|need to|needs to|should) be (?:at least |over |already )*(?:12|twelve|${AGE})(?!\d)`,
    String.raw`(?<!\p{L})only\b[^.?!]{0,40} (?:who are|aged?|if you are|if you['’]re) (?:at least |over )?${AGE}(?!\d)`,
    String.raw`(?<!\p{L})(?:debes|tienes que|hay que|es necesario) tener (?:al menos |m[áa]s de )?(?:12|1[34])(?!\d)`,
  ].join("|"),
  "iu",
);
const YOUNGER =
  /(?<!\p{L})(?:under|younger than|below|less than|not(?: yet)?) (?:12|1[34]|twelve|thirteen|fourteen)(?!\d)|(?:12|1[34]) (?:or|and) (?:under|younger)|menor de 1[34]|menos de 1[34]/iu;
/** One of several ages to filter toys, books or courses by. */
const AGE_RANGE =
  /^(?:for )?(?:ages? |\d+ ?months)?\d{1,2} ?(?:-|–|to|\+)(?: ?\d{1,2})?(?: years?| months?)?(?: \(\d+\))?$/i;
const LONGEST_NAME = 80;
const ASKS_BIRTH =
  /birth|bday|\bdob\b|\b(?:your|how old)\b.{0,12}\b(?:age|old|are you)\b|^age\b|\bage$|year (?:you were )?born|born in|nacimiento|edad/i;

/** Each page's first: the rest say the same. Where the younger can say so as well, both answers are open. */
function claimsOf({ page, document }: ReadPage): Defect[] {
  const { forms, looseFields, links, buttons = [] } = document;
  const named = [...buttons, ...links.filter(({ visible }) => visible).map(({ text }) => text)];
  const boxes = [
    ...forms.filter((form) => !asksBirth(form)).flatMap(({ fields }) => fields),
    ...looseFields,
  ].filter(({ type }) => type === "checkbox" || type === "radio");
  const names = [...named, ...boxes.map(labelOf)];
  const isBothWays = names.some((name) => YOUNGER.test(name));
  const isFilter = names.some((name) => AGE_RANGE.test(name.trim()) && !isClaim(name));
  if (isBothWays || forms.some(asksBirth)) {
    const told = sentencesOf(document.text).find((sentence) => NEEDED.test(sentence));
    if (told !== undefined) return [givenAway(told, page.finalUrl)];
  }
  if (isBothWays || isFilter || forms.some(isNeutralGate)) return [];
  const box = boxes.find((field) => isClaim(labelOf(field)));
  const link = links.find(({ visible, text }) => visible && isClaim(text));
  const button = buttons.find(isClaim);
  const name = box === undefined ? (button ?? link?.text) : labelOf(box);
  if (name === undefined) return [];
  const element: ElementRef | undefined = box ?? (button === undefined ? link : undefined);
  return [
    {
      message: `Parts of the site seem to be made for children, and “${name.trim()}” tells what to say to get in. Can you ask for the age or date of birth instead?`,
      page: page.finalUrl,
      component: "age gate",
      ...(element === undefined ? { snippet: name.trim() } : { element }),
      outcome: "review",
    },
  ];
}

const OLD_ENOUGH = 13;
const LONGEST_LIFE = 120;
const YEAR_MS = 31_556_952_000;

/** A date of birth or an age that stands there already and is old enough. Children leave it as it is. */
function prefilled({ page, document }: ReadPage, now: Date): Defect[] {
  const fields = document.forms.filter(asksBirth).flatMap((form) => form.fields);
  return fields.flatMap((field): Defect[] => {
    if (!asksBirth({ fields: [field] })) return [];
    const value = openingTag(field.snippet)?.attributes.get("value")?.trim() ?? "";
    const years = ageIn(value, now);
    if (years === null || years < OLD_ENOUGH || years > LONGEST_LIFE) return [];
    return [
      {
        message: `Parts of the site seem to be made for children, and “${labelOf(field).trim() || field.name}” is filled in with ${value} before anyone answers, which is old enough to get in. Can the field start empty?`,
        page: page.finalUrl,
        element: field,
        outcome: "review",
      },
    ];
  });
}

/** Years of a date of birth, a year of birth or an age; null for anything else. */
function ageIn(value: string, now: Date): number | null {
  if (/^\d{1,3}$/.test(value)) return Number(value);
  if (/^(?:19|20)\d\d$/.test(value)) return now.getUTCFullYear() - Number(value);
  const born = /\d{4}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(born) ? null : Math.floor((now.getTime() - born) / YEAR_MS);
}

/** A child that reads the age before it answers knows what to say. */
function givenAway(sentence: string, page: string): Defect {
  const words = quoted(withoutHeading(sentence, sentence.search(NEEDED)));
  return {
    message: `Parts of the site seem to be made for children, and where the page asks for the age, it says “${words}”. Can you ask without saying which age is needed?`,
    page,
    component: "age gate",
    outcome: "review",
  };
}

function labelOf({ label, shownLabel = "" }: FormFieldRef): string {
  return label.trim() === "" ? shownLabel : label;
}

function isClaim(name: string): boolean {
  const text = name.replaceAll(/\s+/g, " ").trim();
  return text.length <= LONGEST_NAME && CLAIM.test(text);
}

function asksBirth({ fields }: Pick<FormRef, "fields">): boolean {
  return fields.some(
    ({ type, autocomplete, name, label }) =>
      !/^(?:hidden|checkbox|radio|submit|button)$/.test(type) &&
      (autocomplete.startsWith("bday") ||
        [name.replaceAll(/[_-]/g, " "), label].some((words) => ASKS_BIRTH.test(words))),
  );
}

/** A form that asks for nothing but the age; one that asks for more stands behind the gate. */
function isNeutralGate(form: FormRef): boolean {
  const asking = form.fields.filter(({ type }) => !/^(?:hidden|submit|button|checkbox|radio)$/.test(type));
  return (
    asksBirth(form) &&
    asking.every(
      (field) =>
        asksBirth({ ...form, fields: [field] }) || /day|month|year/i.test(`${field.name} ${field.label}`),
    )
  );
}
