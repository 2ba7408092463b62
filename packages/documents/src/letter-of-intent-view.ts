import { barrierExtent } from "@plumbline/contract/barrier-extent";
import { criteriaWords } from "@plumbline/contract/criteria-counts";
import { LETTER_STANDARD_NAMES } from "@plumbline/contract/letter-standards";
import type { LetterFacts, LetterTerms } from "@plumbline/contract/letters-of-intent";
import { count } from "@plumbline/contract/numbers";
import { scanDayAfter } from "@plumbline/contract/scan-days";
import type { Barrier } from "@plumbline/contract/statements";
import { dayWords, momentWords } from "@plumbline/contract/time-words";
import { wcagCriterion } from "@plumbline/contract/wcag-criteria";

import { calendarWords, siteName } from "#addresses.ts";
import { breakable, clippedMiddle, written, writtenProse } from "#printable.ts";
import { signatureView, statementFrame, versionWords } from "#sections/statement-frame.ts";
import { visitWords } from "#sections/visit.ts";
import { SEVERITY_NAMES } from "#severity-names.ts";
import type { LetterDocument } from "#statement-input.ts";

const KIND = "Letter of intent on accessibility";
const ADDRESS = 64;

/** Everything the template prints, as finished text. */
export function letterView(letter: LetterDocument) {
  const { terms, facts } = letter;
  return {
    ...statementFrame(letter, { kind: KIND, vendor: terms.vendor, contact: terms.contact.email }),
    version: versionWords(letter),
    parties: partiesView(letter),
    intent: intentWords(terms, facts),
    baseline: baselineWords(facts),
    barriers: facts.barriers.map((barrier) => barrierView(barrier, terms)),
    testing: { automated: automatedWords(facts), human: writtenProse(terms.humanTesting) },
    contact: contactWords(terms.contact),
    reporting: writtenProse(terms.reporting),
    signature: signatureView(letter),
  };
}

function partiesView({ terms, facts }: LetterDocument) {
  const { vendor, vendorAddress, addressee, reference } = terms;
  const from = [vendor || facts.organization, vendorAddress].filter((part) => part !== "").join(", ");
  return [
    { name: "From", value: written(from) },
    { name: "To", value: written(addressee) || "Whom it may concern" },
    ...(reference === "" ? [] : [{ name: "Solicitation or PO", value: written(reference) }]),
    { name: "Website", value: breakable(clippedMiddle(siteName(facts.site), ADDRESS)) },
    { name: "Target standard", value: ["WCAG 2.2, levels A and AA", ...standardNames(terms)].join("; ") },
  ];
}

function standardNames({ standards }: LetterTerms): string[] {
  return standards.map((standard) => LETTER_STANDARD_NAMES[standard]);
}

function intentWords(terms: LetterTerms, { site }: LetterFacts): string {
  const address = breakable(clippedMiddle(siteName(site), ADDRESS));
  const named =
    terms.standards.length === 0
      ? ""
      : ` ${standardNames(terms).join(" and ")} ${terms.standards.length === 1 ? "builds" : "build"} on earlier versions of WCAG. Version 2.2 keeps their criteria, all but the withdrawn 4.1.1.`;
  return `We intend to bring ${address} to WCAG 2.2, levels A and AA.${named} This letter says which barriers there are today, when we intend to remove them, and whom to contact.`;
}

function baselineWords(facts: LetterFacts): string[] {
  const { scannedAt, timeZone, accessibility, criteria, issues } = facts;
  const { score, state, measuredAt } = accessibility;
  const from =
    measuredAt === null || measuredAt === scannedAt
      ? ""
      : `, measured on ${dayWords(new Date(measuredAt), timeZone)}`;
  return [
    `Automated checks ended on ${momentWords(new Date(scannedAt), timeZone)}. ${written(visitWords(facts))}`,
    score === null
      ? "Accessibility could not be measured, so there is no score."
      : `Accessibility scored ${score} of 100${state === "provisional" ? ", provisional" : ""}${from}.`,
    criteria === null ? "No criterion was judged by this scan." : criteriaWords(criteria),
    issueWords(issues),
  ];
}

function issueWords({ open, accepted, review, beyond }: LetterFacts["issues"]): string {
  const parts = [
    `${count(open, "issue")} that automated checks found ${open === 1 ? "is" : "are"} open`,
    accepted > 0 ? `${accepted} accepted for now` : null,
  ];
  const outside =
    beyond > 0
      ? ` Of the open ones, ${beyond} ${beyond === 1 ? "breaks" : "break"} no criterion at these levels.`
      : "";
  const byHand = review > 0 ? ` Only a person can judge ${count(review, "possible issue")}.` : "";
  return `${parts.filter((part) => part !== null).join(", ")}.${outside}${byHand}`;
}

function barrierView(barrier: Barrier, { remedies }: LetterTerms) {
  const remedy = remedies.find(({ cause }) => cause === barrier.cause);
  const { targetDate = null } = remedy ?? {};
  return {
    title: written(barrier.title),
    severity: barrier.severity,
    severityName: SEVERITY_NAMES[barrier.severity],
    extent: barrierExtent(barrier),
    criteria: barrier.criteria.map((criterion) => ({
      text: criterion,
      url: wcagCriterion(criterion)?.url ?? "",
    })),
    owner: written(remedy?.owner ?? "") || "Not named yet",
    targetDate: targetDate === null ? "Not set yet" : calendarWords(targetDate),
    meanwhile: written(remedy?.meanwhile ?? "") || "Ask our contact below",
  };
}

function automatedWords({ nextScan, scansUntil = null, identity }: LetterFacts): string {
  const engines = identity.engines.join(", ");
  const used = engines === "" ? "" : ` The scan this letter rests on used ${engines}.`;
  return `${plannedWords(nextScan, scansUntil)}${used}`;
}

const CADENCE = "Scans run every Monday and on the last business day of each month";

function plannedWords(nextScan: string | null, scansUntil: string | null): string {
  if (nextScan === null) return "No further scan is planned.";
  const next = `The next scan is on ${calendarWords(nextScan)}.`;
  if (scansUntil === null) return `${next} ${CADENCE}.`;
  const end = `${calendarWords(scansUntil)}, when the monitoring ends`;
  return scansUntil <= scanDayAfter(nextScan)
    ? `${next} It is the last one before ${end}.`
    : `${next} ${CADENCE} until ${end}.`;
}

function contactWords({ name, email, responseDays }: LetterTerms["contact"]) {
  return {
    name: written(name) || "Not named yet",
    email,
    response: `We answer within ${count(responseDays, "business day")}. Anyone who meets a barrier can write to this address and ask for another way to the same information or service.`,
  };
}
