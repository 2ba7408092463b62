import type { DataExport } from "@plumbline/contract/data-export";
import { useQuery } from "@tanstack/react-query";
import { Archive } from "lucide-react";

import { dataExportsQuery } from "#queries/account.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { Button } from "#ui/button.tsx";
import { FormFailure } from "#ui/form-failure.tsx";
import { useSubmit } from "#ui/use-submit.ts";

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
  const refresh = useRefresh(dataExportsQuery);
  const { send, isBusy, refusal } = useSubmit(async () => {
    // Where it was refused, the list may say why.
    await startDataExport().finally(refresh);
  }, "Failed to request the export");
  const isPreparing = exports.some(({ status }) => status === "PENDING");
  return (
    <div className="space-y-4">
      <Button
        icon={<Archive aria-hidden className="size-4" />}
        isBusy={isBusy || isPreparing}
        onPress={() => {
          if (!isPreparing) void send();
        }}
      >
        {isPreparing ? "Preparing the export..." : "Export all data"}
      </Button>
      {refusal && <FormFailure message={refusal.message} />}
      <p role="status" className="text-sm text-muted">
        {isPreparing
          ? "You can leave this page. We'll email you when the file is ready."
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
