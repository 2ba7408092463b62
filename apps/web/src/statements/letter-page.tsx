import { useQuery } from "@tanstack/react-query";

import { lettersQuery } from "#queries/statements.ts";

import { LetterForm } from "./letter-form.tsx";
import { StatementPage } from "./statement-page.tsx";
import { fetchLetter } from "./statements.api.ts";
import type { Download } from "./version-list.tsx";

const DOWNLOADS: readonly Download[] = [{ label: "PDF", ending: "pdf", fetch: fetchLetter }];

/** What the organization intends to do about the barriers that scans found, for buyers who ask. */
export function LetterPage() {
  return (
    <StatementPage
      title="Letter of intent"
      subtitle="The barriers people meet today, when you plan to remove them, and whom to ask. It is not a certification."
      what="letter of intent"
      fileName="letter-of-intent"
      downloads={DOWNLOADS}
      query={useQuery(lettersQuery)}
      editor={(draft, versions) => (
        <LetterForm key={draft.facts.identity.scanId} draft={draft} versions={versions} />
      )}
    />
  );
}
