import { couldNotRun, notApplicable, verdictOf, type Defect } from "#check.ts";
import { FTC_COPPA } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { readPages, type ReadPage } from "#checks/privacy/reading/documents.ts";
import { speaksToChildren } from "#checks/privacy/reading/for-children.ts";

export const prvChildrenNamed = privacySiteCheck({
  id: "prv-children-named",
  group: "thirdparty",
  severities: { KIDS: "high" },
  sources: ["COPPA Rule, 16 CFR §312.2 (disclosure) and §312.5"],
  defect: "Child's full name beside age and school",
  title: "Children's sites don't tell who and where a child is",
  whyItMatters:
    "A full name with an age and a school or street lets strangers find a child. Publishing what a child sent in counts as disclosure, for which a parent must have agreed.",
  businessImpact:
    "Parents hold the site responsible for whoever turns up. Fines under the children's privacy law (COPPA) are counted case by case.",
  fixSteps: [
    "Shorten the name to the first name, or use a nickname, and leave out school, class and street.",
    "Ask the parent before you publish anything about a child, and keep the answer.",
    "Ask search engines to forget the old page.",
  ],
  effort: "S",
  likelyOwner: "editor",
  resources: [FTC_COPPA],
  evaluate: (evidence) => {
    const pages = readPages(evidence);
    if (pages.length === 0) return couldNotRun("We could not read any page.");
    if (!pages.some(speaksToChildren)) return notApplicable("No page seems to be made for children.");
    return verdictOf(pages.flatMap(namedOn));
  },
});

const NAME = String.raw`(\p{Lu}\p{Ll}+(?:[-’']\p{Lu}\p{Ll}+)?) (?:\p{Lu}\.? )?(\p{Lu}[\p{Ll}’']*\p{L}*(?:-\p{Lu}\p{Ll}+)?)`;
const AGE = String.raw`(?:[3-9]|1[0-2])`;
const SEPARATED = String.raw`\s*[,(:–—-]?\s*`;
/** Then the number before it is that of a house. */
const STREET = String.raw`(?:\p{Lu}[\p{L}.’']+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Pl|Square|Sq|Way|Highway|Hwy|Parkway|Pkwy|Terrace|Circle|Plaza|Row|Hill)(?!\p{L})`;
/** A full name with an age right after it or before it. */
const NAMED: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})${NAME}${SEPARATED}(?:(?:is )?(?:aged?|age:) ?)${AGE}(?!\d)`, "gu"),
  new RegExp(
    String.raw`(?<!\p{L})${NAME}${SEPARATED}(?:is )?${AGE}(?:[- ]years?[- ]old|\)|,? (?=(?:from |of |at )?\p{Lu})(?!${STREET}))`,
    "gu",
  ),
  new RegExp(String.raw`(?<!\d)${AGE}[- ]year[- ]old ${NAME}(?!\p{L})`, "gu"),
  new RegExp(
    String.raw`(?<!\p{L})${NAME}${SEPARATED}(?:is (?:in|a) |in |a )?(?:the )?(?:(?:[1-6](?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth)[- ]grader(?!\p{L}))`,
    "gu",
  ),
];
/** Where such a child can be found. */
const FOUND_AT =
  /\p{Lu}[\p{L}.’']+ (?:\p{Lu}[\p{L}.’']+ ){0,3}?(?:Elementary|School|Academy|Primary|Preschool|Kindergarten)(?!\p{L})|(?<!\p{L})(?:lives? (?:on|in|at)|walks home|room \d+|\d+ \p{Lu}\p{L}+ (?:Street|St|Avenue|Ave|Road|Rd|Lane|Drive)(?!\p{L}))/u;
/** Of people of the past, and in stories. */
const NO_PUPIL =
  /(?<!\p{L})(?:born in|was born|1[5-9]\d\d|composer|painter|scientist|inventor|king|queen|president|chapter|fiction|novel|character)(?!\p{L})/iu;
/** Courses and events have ages, too, and teachers have grades. */
const NO_NAME =
  /(?<!\p{L})(?:Camps?|Clubs?|Fun|Explorers?|Class(?:es)?|Workshops?|Days?|Summer|Spring|Winter|Fall|Programs?|Rooms?|Levels?|Games?|Stor(?:y|ies)|Lessons?|Part(?:y|ies)|Kids|Ages?|Team|Series|Show|Course|Adventures?|Grade|School|Librar(?:y|ies)|Museum|Cent(?:er|re)|Church|Hospital|Clinic|Foundation|University|College|Inc|LLC)(?!\p{L})/u;
const TITLE = /(?:Mr|Mrs|Ms|Miss|Dr|Coach|Teacher|Principal|Professor)\.? $/;
const CLOSE = 140;

/** Names are not repeated whole: the report would publish them again. */
function namedOn({ page, document }: ReadPage): Defect[] {
  const found = new Set(
    NAMED.flatMap((pattern) => [...document.text.matchAll(pattern)]).flatMap(
      ({ index, 0: match, 1: first = "", 2: last = "" }) => {
        const around = document.text.slice(index, index + match.length + CLOSE);
        const before = document.text.slice(Math.max(0, index - CLOSE), index);
        const isName = !NO_NAME.test(`${first} ${last}`) && !TITLE.test(before);
        const isPupil = isName && FOUND_AT.test(around) && !NO_PUPIL.test(before + around);
        return isPupil ? [`${first} ${last.slice(0, 1)}.`] : [];
      },
    ),
  );
  if (found.size === 0) return [];
  const names = [...found]
    .slice(0, 3)
    .map((name) => `“${name}”`)
    .join(", ");
  return [
    {
      message: `The page tells a child's full name beside age or grade and where the child goes to school or lives (${names}; we shortened it). Has a parent agreed to that?`,
      page: page.finalUrl,
      component: "children's names",
      outcome: "review",
    },
  ];
}
