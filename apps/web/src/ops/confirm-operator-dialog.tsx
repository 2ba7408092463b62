import { CONFIRMATION_MINUTES } from "@plumbline/contract/confirmation-minutes";
import { OPS_CONFIRM } from "@plumbline/contract/endpoints/ops";
import { useState } from "react";

import { call } from "#api/call.ts";
import { useQuestion } from "#session/confirmed.ts";
import { Form } from "#ui/form.tsx";
import { FormButtons } from "#ui/form-buttons.tsx";
import { marksOf } from "#ui/form-refusal.ts";
import { ModalDialog } from "#ui/modal-dialog.tsx";
import { CodeField } from "#ui/code-field.tsx";
import { useSubmit } from "#ui/use-submit.ts";

/** Asks for a code while a call waits for its operator to confirm that it is them. */
export function OperatorsConfirmation() {
  const question = useQuestion();
  return question && <ConfirmOperatorDialog onEnd={question.answer} />;
}

function ConfirmOperatorDialog({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) {
  const [code, setCode] = useState("");
  const { send, isBusy, refusal, correct } = useSubmit(async () => {
    await call(OPS_CONFIRM, { body: { code } });
    onEnd(true);
  }, "Failed to confirm that it is you");
  const close = () => onEnd(false);
  return (
    <ModalDialog title="Confirm that it is you" isOpen onClose={close}>
      <Form
        className="mt-2"
        refusal={refusal}
        onSubmit={() => void send()}
        actions={<FormButtons label="Confirm" busyLabel="Confirming..." isBusy={isBusy} onCancel={close} />}
      >
        <p className="text-sm text-muted">
          Enter the code your authenticator app shows now, or a recovery code. We won't ask again for{" "}
          {CONFIRMATION_MINUTES} minutes.
        </p>
        <CodeField
          takesRecoveryCode
          autoFocus
          value={code}
          onChange={(value) => {
            setCode(value);
            correct();
          }}
          {...marksOf(refusal, "code")}
        />
      </Form>
    </ModalDialog>
  );
}
