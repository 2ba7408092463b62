import type {
  ConformanceFacts,
  ConformanceRow,
  ConformanceTerms,
  CriterionFacts,
} from "@plumbline/contract/conformance-reports";
import { bareAddress } from "@plumbline/contract/bare-address";

/** Who proposes: the signed-in person is author and contact, until someone names others. */
interface Proposer {
  name: string;
  email: string;
}

const PROPOSED = {
  disclaimer:
    "This report describes the product at its date, as far as we know. It is no contract and no certification. " +
    "It may contain errors, and the product may have changed since.",
};

/** A report as nobody has written it yet: the product is the website, and no criterion has been judged by a person. */
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
    rows: rowsFor(facts, []),
  };
}

/**
 * One row for each criterion: as a person judged it, else as automation proposes it today. Without a person's name a
 * level never outlives the scan it came from.
 */
export function rowsFor(
  { criteria }: Pick<ConformanceFacts, "criteria">,
  written: readonly ConformanceRow[],
): ConformanceRow[] {
  const byCriterion = new Map(written.map((row) => [row.criterion, row]));
  return criteria.map((facts) => rowFor(facts, byCriterion.get(facts.criterion)));
}

function rowFor(
  { criterion, proposed, proposedDate }: CriterionFacts,
  written: ConformanceRow | undefined,
): ConformanceRow {
  if (written === undefined)
    return {
      criterion,
      adherence: proposed,
      remarks: "",
      workaround: "",
      targetDate: proposedDate,
      evaluator: "",
    };
  if (written.evaluator !== "") return written;
  const targetDate = written.adherence === proposed ? written.targetDate : proposedDate;
  return { ...written, adherence: proposed, targetDate };
}
