import type { LetterFacts, LetterTerms, Remedy } from "@plumbline/contract/letters-of-intent";

/** Who proposes: the signed-in person is the first contact, until someone names another. */
interface Proposer {
  name: string;
  email: string;
}

const PROPOSED = {
  humanTesting: "People have not tested the site yet. No date is set.",
  reporting: "On request, we send the current scan report and the state of this table.",
  responseDays: 5,
};

/** A letter as nobody has written it yet. Its dates are those by which the fix plan says that each barrier is best fixed. */
export function proposedLetter(facts: LetterFacts, { name, email }: Proposer): LetterTerms {
  return {
    addressee: "",
    reference: "",
    vendor: facts.organization,
    vendorAddress: "",
    standards: [],
    remedies: remediesFor(facts, []),
    humanTesting: PROPOSED.humanTesting,
    reporting: PROPOSED.reporting,
    contact: { name, email, responseDays: PROPOSED.responseDays },
  };
}

/** One remedy for each barrier there is today: as a person wrote it, or as it is proposed. */
export function remediesFor(
  { barriers }: Pick<LetterFacts, "barriers">,
  written: readonly Remedy[],
): Remedy[] {
  const byCause = new Map(written.map((remedy) => [remedy.cause, remedy]));
  return barriers.map(
    ({ cause, proposedDate, likelyOwner }) =>
      byCause.get(cause) ?? {
        cause,
        owner: likelyOwner ?? "",
        targetDate: proposedDate,
        meanwhile: "",
      },
  );
}
