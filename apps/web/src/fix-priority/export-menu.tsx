import type { ExportFormat } from "@plumbline/contract/answer-kinds";
import { ChevronDown, FileBraces, FileSpreadsheet, FileText, type LucideIcon } from "lucide-react";
import { Menu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";

import { failureMessage } from "#api/api-error.ts";
import { issuesFileName } from "#reports/file-name.ts";
import { saveFile } from "#reports/save-file.ts";
import { useSession } from "#session/session.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import type { IssueView } from "./fix-priority-address.ts";
import { fetchExport } from "./fix-priority.api.ts";

interface Format {
  format: ExportFormat;
  name: string;
  about: string;
  Icon: LucideIcon;
}

const FORMATS: readonly Format[] = [
  { format: "pdf", name: "PDF", about: "To read, print and share", Icon: FileText },
  { format: "csv", name: "CSV", about: "For a spreadsheet", Icon: FileSpreadsheet },
  { format: "json", name: "JSON", about: "For other software", Icon: FileBraces },
];

/** Saves the issues the filters let through, in a format one chooses. */
export function ExportMenu({ view }: { view: IssueView }) {
  const { run, isBusy } = useExport(view);
  return (
    <MenuTrigger>
      <Button isBusy={isBusy} icon={<ChevronDown aria-hidden className="size-4" />}>
        Export Report
      </Button>
      <Popover
        placement="bottom end"
        className="w-64 overflow-y-auto rounded-lg border border-line-strong bg-surface p-1 shadow-overlay data-[entering]:animate-[fade-in_120ms]"
      >
        <Menu className="outline-none" disabledKeys={isBusy ? FORMATS.map(({ format }) => format) : []}>
          {FORMATS.map(({ format, name, about, Icon }) => (
            <MenuItem
              key={format}
              id={format}
              textValue={name}
              onAction={() => void run(format)}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-sm outline-offset-[-2px] data-[focused]:bg-sunken"
            >
              <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
              <span>
                <span className="block font-medium">{name}</span>
                <span className="block text-xs text-muted">{about}</span>
              </span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function useExport(view: IssueView) {
  const session = useSession();
  const organization = session.status === "signed-in" ? session.user.organization.name : "";
  return useAction(async (format: ExportFormat) => {
    toast.info("Preparing the report...");
    try {
      saveFile(await fetchExport(view, format), issuesFileName(organization, format));
      toast.success("Report exported successfully");
    } catch (error) {
      toast.error(failureMessage(error, "Failed to export report"));
    }
  });
}
