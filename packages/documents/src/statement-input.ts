import type { Brand } from "@plumbline/contract/brand";
import type { ConformanceFacts, ConformanceTerms } from "@plumbline/contract/conformance-reports";
import type { LetterFacts, LetterTerms } from "@plumbline/contract/letters-of-intent";
import type { Signature } from "@plumbline/contract/statements";

interface Statement {
  brand: Brand;
  version: number;
  savedAt: Date;
  savedBy: string;
  /** Null for a draft. */
  signature: Signature | null;
}

/** A version of a letter of intent. Nothing in it is trusted as markup. */
export interface LetterDocument extends Statement {
  terms: LetterTerms;
  facts: LetterFacts;
}

/** A version of an accessibility conformance report. Nothing in it is trusted as markup. */
export interface ConformanceDocument extends Statement {
  terms: ConformanceTerms;
  facts: ConformanceFacts;
}
