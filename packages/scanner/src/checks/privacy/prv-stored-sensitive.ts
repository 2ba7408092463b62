import { couldNotRun, notApplicable, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import {
  BELONGINGS,
  ILLNESSES,
  SENSITIVE_NAMES,
  VAGUE_NAMES,
} from "#checks/privacy/data/personal-matters.ts";
import { FTC_PRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { knownItem } from "#checks/privacy/reading/cookies.ts";
import { decoded } from "#checks/privacy/reading/personal-values.ts";
import { storedEntries, type StoredEntry } from "#checks/privacy/reading/stored-entries.ts";

export const prvStoredSensitive = privacySiteCheck({
  id: "prv-stored-sensitive",
  group: "consent",
  severities: { EU: "high", CA: "high", US: "high" },
  sources: ["ePrivacy Directive Art. 5(3)", "GDPR Art. 9", "Washington My Health My Data Act, RCW 19.373"],
  defect: "Sensitive fact about a visitor stored without consent",
  title: "Nothing about health, faith or sexuality is stored without consent",
  whyItMatters:
    "The browser was told to keep something about the visitor that the law protects most. Whoever uses the device next, and each script on the page, can read it. What someone reads about an illness counts as health data.",
  businessImpact:
    "Storing such facts without asking is one of the breaches that regulators fine most. In Washington, consumers can sue on their own.",
  fixSteps: [
    "Find what sets the cookie or entry we name, and remove it.",
    "If a feature needs it, keep it in memory, or ask for explicit consent first.",
    "Delete the old entry on the next visit.",
  ],
  effort: "M",
  likelyOwner: "developer",
  resources: [GDPR, FTC_PRIVACY],
  evaluate: (evidence) => {
    const { privacy } = evidence.site;
    if (!privacy.gathered && evidence.pages.every(({ notMeasured }) => notMeasured !== null))
      return couldNotRun("We could not visit any page.");
    const entries = storedEntries(evidence);
    if (entries.length === 0) return notApplicable("The site stored nothing during our visits.");
    const found = entries.flatMap(sensitive);
    return verdictOf([...new Map(found.map((defect) => [defect.component, defect])).values()]);
  },
});

/** Settings of what the page shows, and records of what was asked. */
const NOT_OF_VISITOR =
  /(?<!\p{L})(?:consent|cookies?|gdpr|banner|pop ?up|modal|dialog|dismiss(?:ed)?|closed?|hidden|seen|shown|opened|open|version|lang|language|locale|i18n|translations?|theme|tabs?|menu|ab|test|experiment|variant|tooltip|feature|flags?|cache|config|settings|checker|calculator|widget|screen|zodiac|horoscope|sign|ads?|campaign|title|url|host|csrf|token|session|id|sort)(?!\p{L})/iu;
const LONGEST_VALUE = 80;
const SAYS_NOTHING = /^(?:|0|false|null|undefined|none|all|any|default|unknown|n\/?a|\[\]|\{\}|"")$/i;

interface Pair {
  name: string;
  value: string;
}

function sensitive(entry: StoredEntry): Defect[] {
  if (knownItem(entry.name) !== null) return [];
  const pairs = pairsOf(entry).filter(
    ({ name, value }) => !NOT_OF_VISITOR.test(name) && value.length <= LONGEST_VALUE && !isAddress(value),
  );
  const sure = entry.isLasting ? pairs.find(saysSo) : undefined;
  const told = sure ?? pairs.find(mayTell);
  if (told === undefined) return [];
  const held = `${told.name}: ${told.value}`;
  const question = sure === undefined ? " Does it say something about the visitor?" : "";
  return [
    {
      message: `The ${entry.kind} “${entry.name}” was set before any choice and holds “${held}”.${question}`,
      page: entry.page,
      snippet: `${entry.name}=${told.value}`,
      component: `${entry.kind} ${entry.name}`,
      ...(sure === undefined ? { outcome: "review" as const } : {}),
    },
  ];
}

/** Both what it is called and what it holds speak of one. */
function saysSo({ name, value }: Pair): boolean {
  const isNamed = SENSITIVE_NAMES.test(name) || VAGUE_NAMES.test(name);
  return isNamed && (ILLNESSES.test(value) || (SENSITIVE_NAMES.test(name) && BELONGINGS.test(value)));
}

function mayTell({ name, value }: Pair): boolean {
  if (SAYS_NOTHING.test(value.trim())) return false;
  const isBelonging = VAGUE_NAMES.test(name) && BELONGINGS.test(value);
  return SENSITIVE_NAMES.test(name) || ILLNESSES.test(name) || ILLNESSES.test(value) || isBelonging;
}

/** What an entry holds, by the name of each property where it is an object. */
function pairsOf({ name, value }: StoredEntry): Pair[] {
  const plain = decoded(value).trim();
  const properties = plain.startsWith("{")
    ? [...plain.matchAll(/"([\w-]{1,60})"\s*:\s*(?:\[\s*)?"?([^",{}[\]]{1,80})"?/g)]
    : [];
  const own = { name: spaced(name), value: spaced(plain) };
  if (!plain.startsWith("{")) return [own];
  return properties.map(([, key = "", held = ""]) => ({
    name: `${own.name} ${spaced(key)}`,
    value: spaced(held),
  }));
}

/** Addresses and what a sentence says are about the page. */
function isAddress(value: string): boolean {
  return /https?:|www /.test(value) || value.split(" ").length > 8;
}

function spaced(text: string): string {
  return text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
    .replaceAll(/[_+./|,-]+/g, " ")
    .trim();
}
