import { HUMAN_LEVELS } from "@plumbline/contract/adherence";
import { conformanceGaps } from "@plumbline/contract/conformance-gaps";
import type { ConformanceDraft, ConformanceTerms } from "@plumbline/contract/conformance-reports";
import { namesSomeone } from "@plumbline/contract/person-name";
import type { StatementVersion } from "@plumbline/contract/statements";
import { useQueryClient } from "@tanstack/react-query";

import { conformanceReportsQuery } from "#queries/statements.ts";
import type { FormRefusal } from "#ui/form-refusal.ts";

import { ConformanceAbout } from "./conformance-about.tsx";
import { ConformanceMethods } from "./conformance-methods.tsx";
import { CriteriaPart } from "./criteria-part.tsx";
import { StatementForm } from "./statement-form.tsx";
import { signReport, storeReport } from "./statements.api.ts";
import { useDraft } from "./use-draft.ts";

interface ConformanceFormProps {
  draft: ConformanceDraft;
  versions: readonly StatementVersion[];
}

/** The report as it is written. */
export function ConformanceForm({ draft, versions }: ConformanceFormProps) {
  const queryClient = useQueryClient();
  const { terms, change, ...writing } = useDraft({
    form: "conformance-report",
    terms: draft.terms,
    isSaved: draft.isSaved,
    versions,
    store: (saving) => storeReport({ ...saving, seenScan: draft.facts.identity.scanId }),
    sign: signReport,
    onAnswer: (answer) => queryClient.setQueryData(conformanceReportsQuery.queryKey, answer),
    check: unnamedJudge,
  });
  return (
    <StatementForm what="report" writing={writing} gaps={conformanceGaps(terms, draft.facts, draft.today)}>
      <ConformanceAbout terms={terms} change={change} />
      <ConformanceMethods terms={terms} change={change} />
      <CriteriaPart
        facts={draft.facts}
        rows={terms.rows}
        today={draft.today}
        onChange={(rows) => change({ rows })}
      />
    </StatementForm>
  );
}

/** Only a named person may say that a criterion is met, or does not apply. */
function unnamedJudge({ rows }: ConformanceTerms): FormRefusal | null {
  const row = rows.find(
    ({ adherence, evaluator }) => HUMAN_LEVELS.includes(adherence) && !namesSomeone(evaluator),
  );
  return row === undefined
    ? null
    : { message: `Name the person who judged ${row.criterion}. Automated checks cannot.`, fields: {} };
}
