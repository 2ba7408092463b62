import { couldNotRun, notApplicable } from "#check.ts";
import { CHILD_DIRECTED } from "#checks/privacy/data/sensitive-topics.ts";
import { FTC_COPPA } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck, reviewOf } from "#checks/privacy/privacy-check.ts";
import { readPages } from "#checks/privacy/reading/documents.ts";
import type { ReadPage } from "#checks/privacy/reading/documents.ts";
import { trackingRequests } from "#checks/privacy/reading/third-parties.ts";
import { subjectOf } from "#checks/privacy/reading/topics.ts";
import type { Defect } from "#check.ts";

const ASKS_AGE = /\b(?:age|birth|birthday|dob|geburts)/i;
const PARENTAL_FLOW =
  /\bparent(?:al)?\b.{0,40}\b(?:consent|permission|approval|e-?mail)|\bask (?:your|a) parent/i;

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
    return reviewOf(relevant.flatMap(concerns));
  },
});

function speaksToChildren({ page, document }: ReadPage): boolean {
  const description = document.metas.find(({ name }) => name === "description")?.content ?? "";
  const words = [subjectOf(document), description, page.finalUrl.replaceAll(/[-_/]/g, " ")];
  return CHILD_DIRECTED.test(words.join(" "));
}

function asksAge({ document }: ReadPage): boolean {
  const fields = [...document.forms.flatMap((form) => form.fields), ...document.looseFields];
  return fields.some(
    (field) => field.autocomplete.startsWith("bday") || ASKS_AGE.test(`${field.name} ${field.label}`),
  );
}

function concerns(read: ReadPage): Defect[] {
  const { page, document } = read;
  const vendors = trackingRequests(page.requests, page.finalUrl).map(({ vendor }) => vendor);
  const names = [...new Set(vendors)].slice(0, 4);
  const tracked = speaksToChildren(read) && names.length > 0;
  const unguarded = asksAge(read) && !PARENTAL_FLOW.test(document.text);
  return [
    ...(tracked
      ? [
          {
            message: `The page seems to be made for children and contacts ${names.join(", ")}.`,
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
          },
        ]
      : []),
  ];
}
