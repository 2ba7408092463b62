import type { DataExport } from "@plumbline/contract/data-export";
import { CircleCheck, CircleX, Clock, Download } from "lucide-react";

import { failureMessage } from "#api/api-error.ts";
import { formatMoment } from "#format/dates.ts";
import { saveFile } from "#reports/save-file.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { fetchDataExport } from "./account.api.ts";
import { exportDetails } from "./export-details.ts";
import { exportFileName } from "./export-file-name.ts";

const STATES = {
  PENDING: { tone: "yellow", word: "Being prepared", Icon: Clock },
  COMPLETED: { tone: "green", word: "Ready", Icon: CircleCheck },
  FAILED: { tone: "red", word: "Failed", Icon: CircleX },
} as const;

/** One export: when it was asked for and by whom, how it stands, and its file. */
export function ExportItem({ item, organization }: { item: DataExport; organization: string }) {
  const { tone, word, Icon } = STATES[item.status];
  const { run, isBusy } = useAction(async () => {
    try {
      saveFile(await fetchDataExport(item.id), exportFileName(organization, item.requestedAt));
    } catch (error) {
      toast.error(failureMessage(error, "Failed to download the export"));
    }
  });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3 text-sm">
      <div className="min-w-[min(16rem,100%)] flex-1 space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Chip tone={tone} icon={<Icon aria-hidden className="size-3.5" />}>
            {word}
          </Chip>
          <span className="font-medium tabular-nums">{formatMoment(item.requestedAt)}</span>
        </p>
        <p className="text-muted wrap-anywhere">{exportDetails(item)}</p>
      </div>
      {item.status === "COMPLETED" && (
        <Button
          size="sm"
          icon={<Download aria-hidden className="size-4" />}
          isBusy={isBusy}
          onPress={() => void run()}
        >
          Download ZIP
          <span className="sr-only"> of {formatMoment(item.requestedAt)}</span>
        </Button>
      )}
    </li>
  );
}
