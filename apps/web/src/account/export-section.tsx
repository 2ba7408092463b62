import type { DataExport } from "@plumbline/contract/data-export";
import { useQuery } from "@tanstack/react-query";
import { Archive } from "lucide-react";
import { useState } from "react";

import { failureMessage } from "#api/api-error.ts";
import { dataExportsQuery } from "#queries/account.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { Button } from "#ui/button.tsx";
import { FormFailure } from "#ui/form-failure.tsx";
import { useAction } from "#ui/use-action.ts";

import { startDataExport } from "./account.api.ts";
import { ExportItem } from "./export-item.tsx";
import { Loaded, Section } from "./section.tsx";

interface ExportSectionProps {
  isOwner: boolean;
  organization: string;
}

/** All of the organization's data as a ZIP file. */
export function ExportSection({ isOwner, organization }: ExportSectionProps) {
  return (
    <Section
      id="export"
      title="Data export"
      about="All data of the organization in one ZIP file: scans, scores, issues with their history, reports as PDF, people, notifications, support requests and the audit log. Passwords and other secrets are not in it."
    >
      {isOwner ? (
        <Exports organization={organization} />
      ) : (
        <p className="text-sm text-muted">Only owners can export the data of {organization}.</p>
      )}
    </Section>
  );
}

function Exports({ organization }: { organization: string }) {
  const query = useQuery(dataExportsQuery);
  return (
    <Loaded query={query} what="exports">
      {(exports) => <ExportList exports={exports} organization={organization} />}
    </Loaded>
  );
}

function ExportList({ exports, organization }: { exports: readonly DataExport[]; organization: string }) {
  const { request, isBusy, failure } = useRequest();
  const isPreparing = exports.some(({ status }) => status === "PENDING");
  return (
    <div className="space-y-4">
      {failure && <FormFailure message={failure} />}
      <Button
        icon={<Archive aria-hidden className="size-4" />}
        isBusy={isBusy || isPreparing}
        onPress={() => {
          if (!isPreparing) void request();
        }}
      >
        {isPreparing ? "Preparing the export..." : "Export all data"}
      </Button>
      <p role="status" className="text-sm text-muted">
        {isPreparing
          ? "You can leave this page: we send you an email when the file is ready."
          : "The file is kept for 7 days, then it is deleted."}
      </p>
      {exports.length > 0 && (
        <ul aria-label="Exports" className="divide-y divide-line border-t border-line">
          {exports.map((item) => (
            <ExportItem key={item.id} item={item} organization={organization} />
          ))}
        </ul>
      )}
    </div>
  );
}

function useRequest() {
  const [failure, setFailure] = useState<string | null>(null);
  const refresh = useRefresh(dataExportsQuery);
  const { run, isBusy } = useAction(async () => {
    setFailure(null);
    try {
      await startDataExport();
    } catch (error) {
      setFailure(failureMessage(error, "Failed to request the export"));
    }
    await refresh();
  });
  return { request: run, isBusy, failure };
}
