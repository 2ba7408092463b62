import { CONFIRMATION_MINUTES } from "@plumbline/contract/confirmation-minutes";
import { CONFIRM_IDENTITY } from "@plumbline/contract/endpoints/confirmation";
import { useState } from "react";

import { call } from "#api/call.ts";
import { Form } from "#ui/form.tsx";
import { FormButtons } from "#ui/form-buttons.tsx";
import { ModalDialog } from "#ui/modal-dialog.tsx";
import { NO_PROOF, type Proof, ProofFields } from "#ui/proof-fields.tsx";
import { useSubmit } from "#ui/use-submit.ts";

interface ConfirmIdentityDialogProps {
  /** Whether the account asks for a code as well. */
  needsCode: boolean;
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks for the password again, and for a code where two-factor sign-in is on. */
export function ConfirmIdentityDialog({ needsCode, onConfirmed, onClose }: ConfirmIdentityDialogProps) {
  const [proof, setProof] = useState(NO_PROOF);
  const { send, isBusy, refusal, correct } = useSubmit(async () => {
    const { currentPassword, code } = proof;
    await call(CONFIRM_IDENTITY, { body: needsCode ? { currentPassword, code } : { currentPassword } });
    onConfirmed();
  }, "Failed to confirm that it is you");
  const change = (typed: Proof) => {
    setProof(typed);
    correct();
  };
  return (
    <ModalDialog title="Confirm that it is you" isOpen onClose={onClose}>
      <Form
        className="mt-2"
        refusal={refusal}
        onSubmit={() => void send()}
        actions={<FormButtons label="Confirm" busyLabel="Confirming..." isBusy={isBusy} onCancel={onClose} />}
      >
        <p className="text-sm text-muted">
          This keeps others from doing this at a screen you left open. We won't ask again for{" "}
          {CONFIRMATION_MINUTES} minutes.
        </p>
        <ProofFields proof={proof} needsCode={needsCode} refusal={refusal} onChange={change} />
      </Form>
    </ModalDialog>
  );
}
