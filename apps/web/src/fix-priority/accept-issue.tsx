import type { Issue } from "@plumbline/contract/issues";
import { CalendarClock, Undo2 } from "lucide-react";
import { useState } from "react";

import { failureMessage } from "#api/api-error.ts";
import { issueQueries } from "#queries/issues.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { AcceptDialog } from "./accept-dialog.tsx";
import { requestAcceptanceEnd } from "./fix-priority.api.ts";
import { useMayFix } from "./fixed-toggle.tsx";

/** The way to live with an issue until a day, and back. What a scan has closed needs neither. */
export function AcceptIssue({ issue }: { issue: Issue }) {
  const mayFix = useMayFix();
  const [isOpen, setOpen] = useState(false);
  if (!mayFix || issue.status === "verified" || issue.status === "page-gone") return null;
  return (
    <>
      <Button size="sm" icon={<CalendarClock aria-hidden className="size-4" />} onPress={() => setOpen(true)}>
        {issue.acceptance === null ? "Accept until a date" : "Change acceptance"}
      </Button>
      {issue.acceptance !== null && <EndAcceptance id={issue.id} />}
      {isOpen && <AcceptDialog issue={issue} onClose={() => setOpen(false)} />}
    </>
  );
}

function EndAcceptance({ id }: { id: string }) {
  const refresh = useRefresh(issueQueries.all);
  const end = useAction(async () => {
    try {
      await requestAcceptanceEnd(id);
      toast.success("Issue status updated");
      await refresh();
    } catch (error) {
      toast.error(failureMessage(error, "Failed to update issue status"));
    }
  });
  return (
    <Button
      size="sm"
      icon={<Undo2 aria-hidden className="size-4" />}
      isBusy={end.isBusy}
      onPress={() => void end.run()}
    >
      Open it again
    </Button>
  );
}
