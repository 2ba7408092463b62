import type { StatementVersion } from "@plumbline/contract/statements";
import { Download, FilePen, FileCheck } from "lucide-react";

import { failureMessage } from "#api/api-error.ts";
import { formatDay, formatMoment } from "#format/dates.ts";
import { saveFile } from "#reports/save-file.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { versionFileName } from "#reports/version-file-name.ts";
import { DOWNLOAD_FAILED } from "./statements.api.ts";

/** Of the heading, which takes the focus after a signature. */
export const VERSIONS_ID = "versions";

/** A format a version can be saved in. */
export interface Download {
  label: string;
  ending: string;
  fetch: (id: string) => Promise<Blob>;
}

interface VersionListProps {
  versions: readonly StatementVersion[];
  organization: string;
  /** Names the files. */
  name: string;
  downloads: readonly Download[];
}

/** Every version there has been, newest first. */
export function VersionList({ versions, ...files }: VersionListProps) {
  return (
    <section aria-labelledby={VERSIONS_ID} className="rounded-lg border border-line bg-surface shadow-card">
      <h2
        id={VERSIONS_ID}
        tabIndex={-1}
        className="border-b border-line px-5 py-4 font-semibold outline-none"
      >
        Versions
      </h2>
      {versions.length === 0 ? (
        <p className="px-5 py-4 text-sm text-muted">
          No version yet. Each save adds one, and none is ever changed.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {versions.map((version) => (
            <Version key={version.id} version={version} {...files} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Version({
  version,
  organization,
  name,
  downloads,
}: Omit<VersionListProps, "versions"> & { version: StatementVersion }) {
  const isSigned = version.signature !== null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          Version {version.version}
          <StateChip isSigned={isSigned} />
        </p>
        <p className="mt-1 text-muted wrap-anywhere">
          Saved {formatMoment(version.savedAt)} by {version.savedBy}. Rests on the scan of{" "}
          {formatMoment(version.scannedAt)}.
        </p>
        {version.signature && (
          <p className="text-muted wrap-anywhere">
            Signed {formatMoment(version.signature.signedAt)} by {version.signature.name},{" "}
            {version.signature.authority}. Valid until {formatDay(version.signature.expiresOn)}.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {downloads.map((download) => (
          <DownloadButton
            key={download.ending}
            download={download}
            version={version}
            fileName={versionFileName(organization, {
              name,
              version: version.version,
              isSigned,
              ending: download.ending,
            })}
          />
        ))}
      </div>
    </li>
  );
}

function StateChip({ isSigned }: { isSigned: boolean }) {
  return isSigned ? (
    <Chip tone="green" icon={<FileCheck aria-hidden className="size-3.5" />}>
      Signed
    </Chip>
  ) : (
    <Chip tone="gray" icon={<FilePen aria-hidden className="size-3.5" />} dashed>
      Draft
    </Chip>
  );
}

interface DownloadButtonProps {
  download: Download;
  version: StatementVersion;
  fileName: string;
}

function DownloadButton({ download, version, fileName }: DownloadButtonProps) {
  const { run, isBusy } = useAction(async () => {
    try {
      saveFile(await download.fetch(version.id), fileName);
    } catch (error) {
      toast.error(failureMessage(error, DOWNLOAD_FAILED));
    }
  });
  return (
    <Button
      size="sm"
      isBusy={isBusy}
      icon={<Download aria-hidden className="size-4" />}
      onPress={() => void run()}
    >
      {download.label}
      <span className="sr-only"> of version {version.version}</span>
    </Button>
  );
}
