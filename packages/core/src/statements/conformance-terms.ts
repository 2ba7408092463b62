import type {
  ConformanceFacts,
  ConformanceRow,
  ConformanceTerms,
  CriterionFacts,
} from "@plumbline/contract/conformance-reports";
import { bareAddress } from "@plumbline/contract/bare-address";
import { proposedRow } from "@plumbline/contract/proposed-row";
import { isProvision } from "@plumbline/contract/section-508";

/** Who proposes: the signed-in person is author and contact, until someone names others. */
interface Proposer {
  name: string;
  email: string;
}

const PROPOSED = {
  disclaimer:
    "This report describes the product at its date, as far as we know. It is not a contract and not a certification. " +
    "It may contain errors, and the product may have changed since.",
};

/** A report as nobody has written it yet: the product is the website, no criterion has been judged by a person, and Section 508 has not been chosen. */
export function proposedReport(facts: ConformanceFacts, { name, email }: Proposer): ConformanceTerms {
  return {
    product: { name: bareAddress(facts.site), version: "", description: "" },
    vendor: { name: facts.organization, address: "" },
    author: { name, email },
    contact: { name, email, phone: "" },
    notes: "",
    changes: "",
    humanMethods: "",
    technologies: [],
    disclaimer: PROPOSED.disclaimer,
    feedback: email,
    rows: facts.criteria.filter(({ criterion }) => !isProvision(criterion)).map(proposedRow),
  };
}

/**
 * The row of a criterion: as a person judged it, else as automation proposes it today. Without a person's name a level
 * never outlives the scan it came from, and a name beside no level judges nothing.
 */
export function rowFor(now: CriterionFacts, written: ConformanceRow | undefined): ConformanceRow {
  const { proposed, proposedDate } = now;
  if (written === undefined) return proposedRow(now);
  if (written.evaluator !== "" && written.adherence !== "not-evaluated") return written;
  const targetDate = written.adherence === proposed ? written.targetDate : proposedDate;
  return { ...written, adherence: proposed, targetDate, evaluator: "" };
}
