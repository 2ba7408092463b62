import { type Issue } from "@plumbline/contract/issues";
import { ACCEPTANCE_REASON_LENGTH } from "@plumbline/contract/issue-terms";
import { useState } from "react";

import { issueQueries } from "#queries/issues.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { Form } from "#ui/form.tsx";
import { FormButtons } from "#ui/form-buttons.tsx";
import { marksOf } from "#ui/form-refusal.ts";
import { ModalDialog } from "#ui/modal-dialog.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { acceptanceDays } from "./acceptance-days.ts";
import { DateField } from "./date-field.tsx";
import { requestAcceptance } from "./fix-priority.api.ts";

interface AcceptDialogProps {
  issue: Issue;
  onClose: () => void;
}

/** Asks until when and why an issue is accepted, and says what that does and what it does not. */
export function AcceptDialog({ issue, onClose }: AcceptDialogProps) {
  return (
    <ModalDialog title="Accept until a date" isOpen onClose={onClose}>
      <p className="mt-2 font-medium wrap-anywhere">{issue.title}</p>
      <p className="mt-2 text-sm text-muted">
        An accepted issue is not counted as open until its date has passed; then it opens again by itself. The
        score does not change: the defect is still on the site.
      </p>
      <AcceptForm issue={issue} onDone={onClose} />
    </ModalDialog>
  );
}

function AcceptForm({ issue, onDone }: { issue: Issue; onDone: () => void }) {
  const refresh = useRefresh(issueQueries.all);
  const [until, setUntil] = useState(issue.acceptance?.until ?? "");
  const [reason, setReason] = useState(issue.acceptance?.reason ?? "");
  const { first, last } = acceptanceDays(Date.now());
  const { send, isBusy, refusal, correct } = useSubmit(async () => {
    await requestAcceptance(issue.id, { until, reason });
    toast.success("Issue status updated");
    onDone();
    await refresh();
  }, "Failed to update issue status");
  return (
    <Form
      className="mt-5"
      refusal={refusal}
      onSubmit={() => void send()}
      actions={<FormButtons label="Accept issue" isBusy={isBusy} onCancel={onDone} />}
    >
      <DateField
        label="Accept until"
        isRequired
        min={first}
        max={last}
        value={until}
        onChange={(value) => {
          correct();
          setUntil(value);
        }}
        {...marksOf(refusal, "until")}
      />
      <TextArea
        label="Reason"
        isRequired
        maxLength={ACCEPTANCE_REASON_LENGTH}
        value={reason}
        onChange={(value) => {
          correct();
          setReason(value);
        }}
        {...marksOf(refusal, "reason")}
      />
    </Form>
  );
}
