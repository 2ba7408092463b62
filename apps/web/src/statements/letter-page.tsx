import type { Letters } from "@plumbline/contract/letters-of-intent";
import { useQuery } from "@tanstack/react-query";

import { failureMessage } from "#api/api-error.ts";
import { lettersQuery } from "#queries/statements.ts";
import { useSession } from "#session/session.ts";
import { LoadFailure } from "#ui/load-failure.tsx";

import { LetterForm } from "./letter-form.tsx";
import { StatementLoading } from "./statement-loading.tsx";
import { StatementScreen } from "./statement-screen.tsx";
import { fetchLetter } from "./statements.api.ts";
import { type Download, VersionList } from "./version-list.tsx";

const TITLE = "Letter of intent";
const DOWNLOADS: readonly Download[] = [{ label: "PDF", ending: "pdf", fetch: fetchLetter }];

/** What the organization intends to do about the barriers that scans found, for buyers who ask. */
export function LetterPage() {
  const session = useSession();
  const letters = useQuery(lettersQuery);
  if (letters.data && session.status === "signed-in") {
    const { organization, role } = session.user;
    return <Letter letters={letters.data} organization={organization.name} mayWrite={role !== "viewer"} />;
  }
  if (!letters.error) return <StatementLoading title={TITLE} what="letter of intent" />;
  return (
    <LoadFailure
      title="Failed to Load the Letter of Intent"
      message={failureMessage(letters.error, "Failed to load the letter of intent")}
      isRetrying={letters.isFetching}
      onRetry={() => void letters.refetch()}
    />
  );
}

interface LetterProps {
  letters: Letters;
  organization: string;
  mayWrite: boolean;
}

function Letter({ letters: { versions, draft }, organization, mayWrite }: LetterProps) {
  const scan = draft && { id: draft.facts.identity.scanId, at: draft.facts.scannedAt };
  return (
    <StatementScreen
      title={TITLE}
      subtitle="The barriers people meet today, by when you plan to remove them, and whom to ask. It is no certification."
      versions={versions}
      scan={scan}
      mayWrite={mayWrite}
    >
      <VersionList
        versions={versions}
        organization={organization}
        name="letter-of-intent"
        downloads={DOWNLOADS}
      />
      {draft && mayWrite && <LetterForm key={scan?.id} draft={draft} versions={versions} />}
    </StatementScreen>
  );
}
