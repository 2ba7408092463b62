import { correctionWords } from "@plumbline/contract/account-corrections";
import {
  OPS_RECONCILE_CLIENT,
  OPS_RESUME_CLIENT,
  OPS_SCAN_CLIENT,
  OPS_SUSPEND_CLIENT,
} from "@plumbline/contract/endpoints/ops";
import type { OpsClientDetails } from "@plumbline/contract/ops-clients";
import { SUSPENSION_REASON_LENGTH } from "@plumbline/contract/ops-terms";
import { useState } from "react";

import { call } from "#api/call.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Form } from "#ui/form.tsx";
import { FormButtons } from "#ui/form-buttons.tsx";
import { ModalDialog } from "#ui/modal-dialog.tsx";
import { TextArea } from "#ui/text-area.tsx";

import { useOpsAct } from "./use-ops-act.ts";

/** What an operator can do for one client. */
export function ClientActs({ client }: { client: OpsClientDetails }) {
  const [asks, setAsks] = useState<"suspend" | "resume" | null>(null);
  const params = { id: client.id };
  const scan = useOpsAct({
    act: async () =>
      (await call(OPS_SCAN_CLIENT, { params })).data.isNew
        ? "The scan is queued"
        : "A scan is already waiting or running",
    failed: "Failed to queue a scan",
  });
  const reconcile = useOpsAct({
    act: async () => {
      const { corrected } = (await call(OPS_RECONCILE_CLIENT, { params })).data;
      return corrected.length === 0
        ? "The account matches the payment provider"
        : `The account was corrected: ${correctionWords(corrected)}`;
    },
    failed: "Failed to compare the account",
  });
  const close = () => setAsks(null);
  const isSuspended = client.suspendedAt !== null;
  const isScanned = client.account.isScanning || (client.account.kind === "none" && !isSuspended);
  return (
    <>
      {isScanned && (
        <Button isBusy={scan.isBusy} onPress={() => void scan.run()}>
          Scan now
        </Button>
      )}
      <Button isBusy={reconcile.isBusy} onPress={() => void reconcile.run()}>
        Compare with provider
      </Button>
      <Button onPress={() => setAsks(isSuspended ? "resume" : "suspend")}>
        {isSuspended ? "End suspension" : "Suspend"}
      </Button>
      {asks === "suspend" && <SuspendDialog client={client} onClose={close} />}
      {asks === "resume" && <ResumeDialog client={client} onClose={close} />}
    </>
  );
}

interface DialogProps {
  client: OpsClientDetails;
  onClose: () => void;
}

function SuspendDialog({ client: { id, name }, onClose }: DialogProps) {
  const [reason, setReason] = useState("");
  const { run, isBusy } = useOpsAct({
    act: async () => {
      await call(OPS_SUSPEND_CLIENT, { params: { id }, body: { reason } });
      return `${name} is suspended`;
    },
    failed: "Failed to suspend the client",
    onDone: onClose,
  });
  return (
    <ModalDialog title={`Suspend ${name}`} isOpen onClose={onClose}>
      <Form
        className="mt-2"
        refusal={null}
        onSubmit={() => void run()}
        actions={<FormButtons label="Suspend" busyLabel="Suspending..." isBusy={isBusy} onCancel={onClose} />}
      >
        <p className="text-sm text-muted">
          Nothing is scanned until you end the suspension. Reports and billing stay open, and the client's
          people are told why by email.
        </p>
        <TextArea
          label="Reason, as the client reads it"
          rows={3}
          isRequired
          autoFocus
          maxLength={SUSPENSION_REASON_LENGTH}
          value={reason}
          onChange={setReason}
        />
      </Form>
    </ModalDialog>
  );
}

function ResumeDialog({ client: { id, name }, onClose }: DialogProps) {
  const { run, isBusy } = useOpsAct({
    act: async () => {
      await call(OPS_RESUME_CLIENT, { params: { id } });
      return `${name} is no longer suspended`;
    },
    failed: "Failed to end the suspension",
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={`End the suspension of ${name}`}
      confirmLabel="End suspension"
      isBusy={isBusy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>Scanning resumes if the subscription is paid. The client's people are told by email.</p>
    </ConfirmDialog>
  );
}
