import { couldNotRun, notApplicable, verdictOf } from "#check.ts";
import { FTC_COPPA } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { findPolicy } from "#checks/privacy/reading/policy.ts";
import { readPages } from "#checks/privacy/reading/documents.ts";
import type { ReadPage } from "#checks/privacy/reading/documents.ts";
import { speaksToChildren } from "#checks/privacy/reading/for-children.ts";
import { trackingRequests } from "#checks/privacy/reading/third-parties.ts";
import type { Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { FormFieldRef } from "#evidence/document.ts";

const ASKS_AGE = /\b(?:age|birth|birthday|dob|geburts)/i;
const PARENTAL_FLOW =
  /\bparent(?:al)?\b.{0,40}\b(?:consent|permission|approval|e-?mail)|\bask (?:your|a) parent/i;

const OLD_ENOUGH =
  /(?:1[3-9]|[2-9]\d) ?(?:\+|(?:years? )?(?:or|and) (?:older|over|above))|(?:over|older than|at least) 1[2-8]/i;
const NOT_FOR_CHILDREN =
  /(?:is|are) (?:not|n[’']t) (?:directed|intended|aimed|designed|meant)(?: (?:at|to|for|toward))? (?:children|kids|minors|anyone under|persons under)[^.]{0,40}/i;

export const prvChildren = privacySiteCheck({
  id: "prv-children",
  group: "thirdparty",
  severities: { KIDS: "high" },
  sources: ["COPPA Rule, 16 CFR §312.4-312.5 (as amended in 2025)"],
  defect: "Trackers on pages for children",
  title: "Pages for children have no trackers and ask a parent first",
  whyItMatters:
    "In the United States, some sites are made for children under 13. They need a parent's consent before they collect personal data. An advertising ID counts as personal data.",
  businessImpact:
    "Fines under the children's privacy law (COPPA) are counted case by case. App stores and ad networks act on it, too.",
  fixSteps: [
    "Decide with your lawyer whether the pages we list are made for children.",
    "If they are, remove advertising and analytics trackers from them.",
    "Ask for age in a neutral way. If it is below 13, collect nothing until a parent has agreed.",
  ],
  effort: "L",
  likelyOwner: "legal",
  resources: [FTC_COPPA],
  evaluate: (evidence) => {
    const pages = readPages(evidence);
    if (pages.length === 0) return couldNotRun("We could not read any page.");
    const relevant = pages.filter((page) => speaksToChildren(page) || asksAge(page));
    if (relevant.length === 0) {
      return notApplicable("No page seems to be made for children or asks for an age.");
    }
    const found = [
      ...relevant.flatMap(concerns),
      ...denial(pages, evidence),
      ...untoldParents(pages, evidence),
    ];
    return verdictOf(found.map((defect) => ({ outcome: "review" as const, ...defect })));
  },
});

function asksAge({ document }: ReadPage): boolean {
  const fields = [...document.forms.flatMap((form) => form.fields), ...document.looseFields];
  return fields.some(
    (field) => field.autocomplete.startsWith("bday") || ASKS_AGE.test(`${field.name} ${field.label}`),
  );
}

/** A question for an age that is answered already invites everyone to be older. */
function presetAge({ page, document }: ReadPage): Defect[] {
  const preset = document.forms
    .flatMap(({ fields }) => fields)
    .find(({ type, checked, label }) => type === "radio" && checked && OLD_ENOUGH.test(label));
  if (preset === undefined) return [];
  return [
    {
      message: `“${preset.label.slice(0, 80)}” is already chosen. Is the question for an age asked in a neutral way?`,
      page: page.finalUrl,
      element: preset,
    },
  ];
}

/** A policy that says the site is not for children while its pages say that it is. */
function denial(pages: readonly ReadPage[], evidence: Evidence): Defect[] {
  const search = findPolicy(evidence);
  const made = pages.find(speaksToChildren);
  const sentence =
    search.state === "read" ? NOT_FOR_CHILDREN.exec(search.policy.document.text)?.[0] : undefined;
  if (made === undefined || search.state !== "read" || sentence === undefined) return [];
  return [
    {
      message: `The policy says “${sentence.slice(0, 120)}”, but ${made.page.finalUrl} seems to be made for children. Which is true?`,
      page: search.policy.page.finalUrl,
      component: "policy on children",
    },
  ];
}

/** By which a policy says what parents can do, or by which children are said to agree themselves. */
const PARENTS_RIGHTS =
  /\b(?:parents?|guardians?)\b[^.]{0,200}\b(?:review|see|access|delet|remov|refus|revok|withdraw|consent|permission)/i;
const CHILDREN_AGREE =
  /\b(?:by (?:playing|using|joining|signing up|entering)[^.]{0,60}(?:you|children|kids|players?) agree|(?:children|kids|players) agree)[^.]{0,80}/i;

/** What the notice of a site for children has to say. 16 CFR 312.4(d) */
function untoldParents(pages: readonly ReadPage[], evidence: Evidence): Defect[] {
  const search = findPolicy(evidence);
  const made = pages.find(speaksToChildren);
  if (made === undefined || !pages.some(asksAnything) || search.state !== "read") return [];
  const { page, document } = search.policy;
  const agreed = CHILDREN_AGREE.exec(document.text)?.[0];
  const place = { page: page.finalUrl, component: "notice to parents" };
  if (agreed !== undefined && /children|kids/i.test(document.text)) {
    const message = `The policy says “${agreed.slice(0, 120)}”, and ${made.page.finalUrl} seems to be made for children. Do you ask a parent?`;
    return [{ ...place, message }];
  }
  if (PARENTS_RIGHTS.test(document.text)) return [];
  const message = `${made.page.finalUrl} seems to be made for children, and the policy doesn't say how parents agree, or how they see and delete what was collected.`;
  return [{ ...place, message }];
}

function asksAnything({ document }: ReadPage): boolean {
  const fields = [...document.forms.flatMap((form) => form.fields), ...document.looseFields];
  return fields.some(({ type }) => !/^(?:hidden|submit|button|search|range|checkbox|radio)$/.test(type));
}

/** Whether a form asks a child, to whom the page speaks, how to be reached, and no word on the page is of a parent. */
function asksChild({ document }: ReadPage): boolean {
  const isReached = document.forms.some(({ fields }) => fields.some(tellsHowToReach));
  return isReached && TO_A_CHILD.test(document.text) && !OF_PARENTS.test(document.text);
}

function tellsHowToReach({ type, label }: FormFieldRef): boolean {
  return type === "email" || type === "tel" || /e-?mail|phone|(?:home|street|postal) address/i.test(label);
}

const OF_PARENTS = /parent|guardian|(?<!\p{L})(?:mom|mum|dad|mother|father|grown-?ups?|adult)(?!\p{L})/iu;

/** Words by which a page speaks to a child, and not to a parent about one. */
const TO_A_CHILD =
  /(?<!\p{L})(?:are you (?:between )?(?:[3-9]|1[0-2])(?: (?:and|to|or) |\s?[-–]\s?)(?:[4-9]|1[0-2])(?: years? old)?(?= ?[?.!])|(?:hey|hi|hello|dear|calling all)[, ]+(?:there,? )?(?:kids|boys and girls|kiddos|little ones)|kids[,!:] (?:tell|enter|join|win|play|click|draw|type|come)|ask (?:your|a) (?:mom|mum|dad|parents?|grown-?up)|tell us your (?:first )?name[^.!?]{0,60}(?:birthday|age|school|grade|pet))/iu;

function madeFor(
  { page, document }: ReadPage,
  names: readonly string[],
): Pick<Defect, "message" | "outcome"> {
  const advertises = trackingRequests(page.requests, page.finalUrl).some(
    ({ purpose }) => purpose === "advertising",
  );
  const words = TO_A_CHILD.exec(document.text)?.[0];
  return advertises && words !== undefined
    ? {
        message: `The page speaks to children (“${words}”) and contacts ${names.join(", ")}.`,
        outcome: "fail",
      }
    : { message: `The page seems to be made for children and contacts ${names.join(", ")}.` };
}

function concerns(read: ReadPage): Defect[] {
  const { page, document } = read;
  const vendors = trackingRequests(page.requests, page.finalUrl).map(({ vendor }) => vendor);
  const names = [...new Set(vendors)].slice(0, 4);
  const tracked = speaksToChildren(read) && names.length > 0;
  const unguarded = asksAge(read) && !PARENTAL_FLOW.test(document.text);
  return [
    ...presetAge(read),
    ...(tracked
      ? [
          {
            ...madeFor(read, names),
            page: page.finalUrl,
            component: "trackers on children's pages",
          },
        ]
      : []),
    ...(unguarded
      ? [
          {
            message: "The page asks for an age or date of birth but doesn't mention a parent's consent.",
            page: page.finalUrl,
            component: "age question",
            ...(asksChild(read) ? { outcome: "fail" as const } : {}),
          },
        ]
      : []),
  ];
}
