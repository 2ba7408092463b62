import type { Signing } from "@plumbline/contract/statements";
import { useState } from "react";

import { Form } from "#ui/form.tsx";
import { FormButtons } from "#ui/form-buttons.tsx";
import { marksOf } from "#ui/form-refusal.ts";
import { ModalDialog } from "#ui/modal-dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useReturnedFocus } from "#ui/use-returned-focus.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { SIGN_FAILED } from "./statements.api.ts";
import { VERSIONS_ID } from "./version-list.tsx";

interface SignDialogProps {
  /** e.g. `version 2 of the letter of intent`. */
  what: string;
  /** Signs it; throws what the server refused. */
  sign: (signing: Signing) => Promise<void>;
  onClose: () => void;
}

/** Asks who signs, and by what authority, and says what that means. */
export function SignDialog({ what, sign, onClose }: SignDialogProps) {
  // The button that opened it is gone once the version is signed.
  useReturnedFocus(VERSIONS_ID);
  const [typed, setTyped] = useState<Signing>({ name: "", authority: "" });
  const { send, isBusy, refusal, correct } = useSubmit(async () => {
    await sign(typed);
    onClose();
  }, SIGN_FAILED);
  const change = (field: keyof Signing, value: string) => {
    setTyped({ ...typed, [field]: value });
    correct(field);
  };
  return (
    <ModalDialog title={`Sign ${what}`} isOpen onClose={onClose}>
      <Form
        className="mt-2"
        refusal={refusal}
        onSubmit={() => void send()}
        actions={<FormButtons label="Sign" busyLabel="Signing..." isBusy={isBusy} onCancel={onClose} />}
      >
        <p className="text-sm text-muted">
          You sign for your organization. From then on this version is final and keeps its file. It stands for
          12 months. Sign only what you have read.
        </p>
        <TextField
          label="Your full name"
          autoComplete="name"
          autoFocus
          isRequired
          minLength={2}
          maxLength={200}
          value={typed.name}
          onChange={(name) => change("name", name)}
          {...marksOf(refusal, "name")}
        />
        <TextField
          label="Your title or role"
          autoComplete="organization-title"
          isRequired
          minLength={2}
          maxLength={200}
          value={typed.authority}
          onChange={(authority) => change("authority", authority)}
          {...marksOf(refusal, "authority")}
        />
      </Form>
    </ModalDialog>
  );
}
