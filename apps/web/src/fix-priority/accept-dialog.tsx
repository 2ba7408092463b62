import { acceptanceDays } from "@plumbline/contract/acceptance-days";
import type { Issue } from "@plumbline/contract/issues";
import { ACCEPTANCE_REASON_LENGTH } from "@plumbline/contract/issue-terms";
import { useState } from "react";

import { shownTimeZone } from "#format/dates.ts";
import { dashboardQuery } from "#queries/dashboard.ts";
import { issueQueries } from "#queries/issues.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { catchLostFocus } from "#ui/catch-lost-focus.ts";
import { DateField } from "#ui/date-field.tsx";
import { Form } from "#ui/form.tsx";
import { FormButtons } from "#ui/form-buttons.tsx";
import { marksOf } from "#ui/form-refusal.ts";
import { ModalDialog } from "#ui/modal-dialog.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { BOARD_ID, causeButtonId } from "./lost-focus.ts";

interface AcceptDialogProps {
  /** The cause it is about, or whose issue it is about. */
  cause: string;
  /** What is accepted, in words. */
  what: string;
  /** What the button says. */
  label: string;
  /** What holds until now. */
  acceptance: Issue["acceptance"];
  send: (body: { until: string; reason: string }) => Promise<void>;
  onClose: () => void;
}

/** Asks until when and why issues are accepted, and says what that does and what it does not. */
export function AcceptDialog(props: AcceptDialogProps) {
  return (
    <ModalDialog title="Accept until a date" isOpen onClose={props.onClose}>
      <p className="mt-2 font-medium wrap-anywhere">{props.what}</p>
      <p className="mt-2 text-sm text-muted">
        We don&apos;t count an accepted issue as open until its date. Then it opens again. The score and the
        potential loss do not change, because the issue is still on your site.
      </p>
      <AcceptForm {...props} />
    </ModalDialog>
  );
}

function AcceptForm({ cause, label, acceptance, send: sendBody, onClose }: AcceptDialogProps) {
  const refresh = useRefresh(issueQueries.all, dashboardQuery);
  const [until, setUntil] = useState(acceptance?.until ?? "");
  const [reason, setReason] = useState(acceptance?.reason ?? "");
  const { first, last } = acceptanceDays(new Date(), shownTimeZone());
  const { send, isBusy, refusal, correct } = useSubmit(async () => {
    await sendBody({ until, reason });
    toast.success("Issue status updated");
    onClose();
    await refresh();
    catchLostFocus(causeButtonId(cause), BOARD_ID);
  }, "Failed to update issue status");
  return (
    <Form
      className="mt-5"
      refusal={refusal}
      onSubmit={() => void send()}
      actions={<FormButtons label={label} isBusy={isBusy} onCancel={onClose} />}
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
