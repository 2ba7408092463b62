import type { Baseline, StatementVersion } from "@plumbline/contract/statements";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { failureMessage } from "#api/api-error.ts";
import { useSession } from "#session/session.ts";
import { LoadFailure } from "#ui/load-failure.tsx";

import { StatementLoading } from "./statement-loading.tsx";
import { StatementScreen } from "./statement-screen.tsx";
import { type Download, VersionList } from "./version-list.tsx";

/** What is known of a document: its versions, and what the next one would rest on. */
interface Statement<D> {
  versions: readonly StatementVersion[];
  draft: D | null;
}

interface DraftOfScan {
  facts: Pick<Baseline, "identity" | "scannedAt" | "start">;
}

interface StatementPageProps<D extends DraftOfScan> {
  title: string;
  subtitle: string;
  /** In the middle of a sentence, e.g. `letter of intent`. */
  what: string;
  /** Names the files. */
  fileName: string;
  downloads: readonly Download[];
  query: UseQueryResult<Statement<D>>;
  editor: (draft: D, versions: readonly StatementVersion[]) => ReactNode;
}

/** The screen of a document that people write and sign, with what it shows until its data is there. */
export function StatementPage<D extends DraftOfScan>(props: StatementPageProps<D>) {
  const { title, subtitle, what, fileName, downloads, query, editor } = props;
  const session = useSession();
  if (!query.data || session.status !== "signed-in") {
    if (!query.error) return <StatementLoading title={title} what={what} />;
    return (
      <LoadFailure
        title={`Failed to Load the ${title}`}
        message={failureMessage(query.error, `Failed to load the ${what}`)}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const { versions, draft } = query.data;
  const { organization, role } = session.user;
  const mayWrite = role !== "viewer";
  return (
    <StatementScreen
      title={title}
      subtitle={subtitle}
      versions={versions}
      scan={
        draft && {
          id: draft.facts.identity.scanId,
          at: draft.facts.scannedAt,
          start: draft.facts.start,
        }
      }
      mayWrite={mayWrite}
    >
      <VersionList
        versions={versions}
        organization={organization.name}
        name={fileName}
        downloads={downloads}
      />
      {draft && mayWrite && editor(draft, versions)}
    </StatementScreen>
  );
}
