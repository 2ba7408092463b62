import { notApplicable, verdictOf, type Defect } from "#check.ts";
import { FTC_COPPA } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { askedFor } from "#checks/privacy/reading/asked-for.ts";
import { readPages, withDocument } from "#checks/privacy/reading/documents.ts";
import { speaksToChildren } from "#checks/privacy/reading/for-children.ts";
import { isDemanded, isLogIn } from "#checks/privacy/reading/personal-fields.ts";
import type { Evidence } from "#evidence.ts";
import type { FormFieldRef, FormRef } from "#evidence/document.ts";

export const prvChildrenExcess = privacyPageCheck({
  id: "prv-children-excess",
  group: "forms",
  severities: { KIDS: "high" },
  sources: ["COPPA Rule, 16 CFR §312.7"],
  defect: "Form for children demands more than it needs",
  title: "Forms for children demand no more than joining takes",
  whyItMatters:
    "A child can't take part without telling where to find or reach the family. In the United States, a game, a prize or a club for children under 13 may not depend on more than is reasonably needed for it, even if a parent agrees.",
  businessImpact:
    "Fines under the children's privacy law (COPPA) are counted case by case. Parents who see such a form leave.",
  fixSteps: [
    "Remove each field that joining, playing or winning doesn't need. A nickname is usually enough.",
    "If you need a parent's consent, ask only for the parent's contact data.",
    "If something is sent by mail, ask a parent for the address once it is to be sent.",
  ],
  effort: "S",
  resources: [FTC_COPPA],
  evaluate: (page, evidence) =>
    withDocument(page, (document) => {
      const isForChildren = speaksToChildren({ page, document });
      const forms = document.forms.filter(
        (form) => !isLogIn(form) && (isForChildren || isSpokenToChild(form, evidence)) && !isForAdults(form),
      );
      if (forms.length === 0) return notApplicable("No form on the page seems to be for children.");
      return verdictOf(
        forms.flatMap((form): Defect[] => {
          const excess = excessOf(form);
          const [first] = excess;
          if (first === undefined) return [];
          return [
            {
              message: `The form seems to be for children and can't be sent without ${askedFor(excess)}. Does taking part need that?`,
              page: page.finalUrl,
              element: first,
              outcome: "review",
            },
          ];
        }),
      );
    }),
});

/** Only a child is asked about its mom. */
const SPOKEN_TO =
  /(?<!\p{L})(?:(?:your |ask )?(?:mom|mum|mommy|mummy|dad|daddy)(?!\p{L})|(?:your|a) (?:parent|grown-?up)['’]?s?(?: or guardian['’]?s?)? (?:e-?mail|phone|cell|mobile|number|name|permission|okay)|(?:tu|de tu) (?:mam[áa]|pap[áa]|maestr[oa]))/iu;

/** Parents, teachers, buyers and patients fill it in: they are asked about a child, or for what is done for it. */
const FOR_ADULTS =
  /(?<!\p{L})(?:(?:your|my|the|each|a|first) (?:child|son|daughter|student|camper|kid)(?!\p{L})|(?:child|camper|student|kid|participant|patient|daughter|son)['’]s (?!club|corner)|(?:child|camper|student) (?:\d|name|first|last|age|info)|emergency contact|enroll?(?:ment)?(?!\p{L})|tuition|teachers?['’]s? (?:work|name|e-?mail)|your (?:class|students|pupils)|number of (?:students|children|pupils|kids)|for (?:teachers|educators|parents|schools)|educators?|field trip|work e-?mail|credit card|card number|checkout|place (?:the |your )?order|admission|scholarship|patients?|doctor|dentist|pediatric\p{L}*|appointment|library card|tu hij[oa]|su hij[oa]|nombre del (?:niño|alumno)|i am (?:the|a) (?:parent|teacher))/iu;

/** What is sent needs an address. */
const SENT =
  /(?<!\p{L})(?:ship(?:ping|ped|s)?|deliver(?:y|ed|s)?|(?:by|in the) (?:mail|post)|we(?:['’]ll| will) (?:mail|post|send)|(?:mail|post)ed to|send (?:you )?(?:it|your|the|a)|mailing address|env[íi]o|por correo)(?!\p{L})/iu;

const ADDRESS =
  /(?<!\p{L})(?:(?:home|street|postal|mailing)? ?address(?! \(?e-?mail)|street|where (?:do )?you live|house number|direcci[óo]n|domicilio|d[óo]nde vives)(?!\p{L})/iu;
/** What tells where a child can be met or who the family is. */
const TELLING =
  /(?<!\p{L})(?:(?:your |which |name of )?school|teacher|classroom|homeroom|selfie|photo of (?:you|yourself)|picture of (?:you|yourself)|(?:parents?|mom|dad|family)['’]?s? (?:jobs?|work|income|employer)|social security|ssn|escuela|colegio|maestr[oa])(?!\p{L})/iu;
const PHONE =
  /(?<!\p{L})(?:cell|phone|mobile|telephone|tel|whatsapp|tel[ée]fono|celular|m[óo]vil)(?!\p{L})/iu;
const OF_PARENT =
  /(?<!\p{L})(?:parent|guardian|mom|mum|mother|dad|father|grown-?up|mam[áa]|pap[áa]|padre|madre)/iu;

/** On a site for children, who is asked for the own school is a child. */
const OWN_SCHOOL =
  /(?<!\p{L})(?:(?:your|which) (?:school|teacher|classroom)|(?:photo|picture) of (?:you|yourself)|selfie|(?:tu|qu[ée]) (?:escuela|colegio))(?!\p{L})/iu;

function isSpokenToChild(form: FormRef, evidence: Evidence): boolean {
  const words = wordsOf(form);
  return SPOKEN_TO.test(words) || (OWN_SCHOOL.test(words) && readPages(evidence).some(speaksToChildren));
}

function wordsOf({ text, heading = "", fields, sentBy = [] }: FormRef): string {
  const labels = fields.flatMap(({ label, shownLabel = "" }) => [label, shownLabel]);
  return [text, heading, ...labels, ...sentBy.map(({ name }) => name)].join(" ");
}

function isForAdults(form: FormRef): boolean {
  return FOR_ADULTS.test(wordsOf(form));
}

/** A parent's number may serve to ask for consent, so that it counts only beside something else. */
function excessOf(form: FormRef): FormFieldRef[] {
  const demanded = form.fields.filter(
    (field) => !/^(?:hidden|submit|button|search|checkbox)$/.test(field.type) && isDemanded(field),
  );
  const isSent = SENT.test(wordsOf(form));
  const isExcess = (field: FormFieldRef): boolean => {
    const words = wordsFor(field);
    if (/^e-?mail$/.test(field.type) || /e-?mail/i.test(words)) return false;
    if (TELLING.test(words)) return true;
    if (ADDRESS.test(words) || /\bstreet-address\b|\baddress-line/.test(field.autocomplete)) return !isSent;
    return asksForPhone(field) && !OF_PARENT.test(words);
  };
  const found = demanded.filter(isExcess);
  return found.length === 0 ? [] : demanded.filter((field) => found.includes(field) || asksForPhone(field));
}

function asksForPhone(field: FormFieldRef): boolean {
  return field.type === "tel" || PHONE.test(wordsFor(field));
}

function wordsFor({ label, shownLabel = "", name }: FormFieldRef): string {
  return `${label} ${shownLabel} ${name.replaceAll(/[_-]/g, " ").replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")}`;
}
