import type { StatementVersion } from "@plumbline/contract/statements";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { formatMoment } from "#format/dates.ts";
import { Notice } from "#ui/notice.tsx";
import { PageHeader } from "#ui/page-header.tsx";

interface StatementScreenProps {
  title: string;
  subtitle: string;
  versions: readonly StatementVersion[];
  /** The scan the next version would rest on; null before the first. */
  scan: { id: string; at: string; start: string | undefined } | null;
  mayWrite: boolean;
  /** The list of versions, then the editor. */
  children: ReactNode;
}

/** A document that people write and sign: what it is, what to know now, its versions and its editor. */
export function StatementScreen({
  title,
  subtitle,
  versions,
  scan,
  mayWrite,
  children,
}: StatementScreenProps) {
  const [newest] = versions;
  return (
    <div className="space-y-6">
      <Link
        to="/audit-history"
        className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-accent underline underline-offset-2 sm:min-h-8"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Audit History
      </Link>
      <PageHeader title={title} subtitle={subtitle} />
      {scan === null && (
        <Notice tone="info" title="There is nothing to state yet">
          This document rests on a scan. It can be written when the first scan is complete.
        </Notice>
      )}
      {scan !== null && newest !== undefined && newest.scanId !== scan.id && (
        <Notice tone="info" title="A newer scan is there">
          Version {newest.version} rests on the scan of {formatMoment(newest.scannedAt)}. A new version would
          rest on that of {formatMoment(scan.at)}.
        </Notice>
      )}
      {scan?.start !== undefined && <Notice tone="info" title={scan.start} />}
      {!mayWrite && (
        <p className="text-sm text-muted">
          You can read every version. Owners and members of the team can write and sign.
        </p>
      )}
      {children}
    </div>
  );
}
