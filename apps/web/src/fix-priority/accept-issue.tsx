import type { Issue } from "@plumbline/contract/issues";
import { CalendarClock, Undo2 } from "lucide-react";
import { useState } from "react";

import { Button } from "#ui/button.tsx";

import { AcceptDialog } from "./accept-dialog.tsx";
import { requestAcceptance, requestAcceptanceEnd } from "./fix-priority.api.ts";
import { useMayFix } from "./fixed-toggle.tsx";
import { OfIssue } from "./of-issue.tsx";
import { useIssueAct } from "./use-issue-act.ts";

/** The way to live with an issue until a day, and back. What a scan has closed needs neither. */
export function AcceptIssue({ issue }: { issue: Issue }) {
  const mayFix = useMayFix();
  const [isOpen, setOpen] = useState(false);
  if (!mayFix || issue.status === "verified" || issue.status === "page-gone") return null;
  return (
    <>
      <Button size="sm" icon={<CalendarClock aria-hidden className="size-4" />} onPress={() => setOpen(true)}>
        {issue.acceptance === null ? "Accept until a date" : "Change acceptance"}
        <OfIssue issue={issue} />
      </Button>
      {issue.acceptance !== null && <EndAcceptance issue={issue} />}
      {isOpen && (
        <AcceptDialog
          cause={issue.cause}
          what={issue.title}
          label="Accept issue"
          acceptance={issue.acceptance}
          send={(body) => requestAcceptance(issue.id, body)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function EndAcceptance({ issue }: { issue: Issue }) {
  const end = useIssueAct(issue.cause, async () => {
    await requestAcceptanceEnd(issue.id);
    return [];
  });
  return (
    <Button
      size="sm"
      icon={<Undo2 aria-hidden className="size-4" />}
      isBusy={end.isBusy}
      onPress={() => void end.run()}
    >
      Reopen
      <OfIssue issue={issue} />
    </Button>
  );
}
