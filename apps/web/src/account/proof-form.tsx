import { useState } from "react";

import { Form } from "#ui/form.tsx";
import { FormButtons } from "#ui/form-buttons.tsx";
import { marksOf } from "#ui/form-refusal.ts";
import { TextField } from "#ui/text-field.tsx";
import { useSubmit } from "#ui/use-submit.ts";

import type { PasswordAndCode } from "./two-factor.api.ts";

interface ProofFormProps {
  /** What will happen. */
  intro: string;
  /** Label of the button that does it. */
  action: string;
  /** What is said when it failed without a word from the server. */
  failure: string;
  send: (proof: PasswordAndCode) => Promise<void>;
  onCancel: () => void;
}

/** Asks for password and code before the second factor is changed. */
export function ProofForm({ intro, action, failure, send, onCancel }: ProofFormProps) {
  const [proof, setProof] = useState({ currentPassword: "", code: "" });
  const { send: submit, isBusy, refusal, correct } = useSubmit(send, failure);
  const change = (part: Partial<PasswordAndCode>) => {
    setProof({ ...proof, ...part });
    correct();
  };
  return (
    <Form
      className="max-w-md"
      refusal={refusal}
      onSubmit={() => void submit(proof)}
      actions={<FormButtons label={action} isBusy={isBusy} onCancel={onCancel} />}
    >
      <p className="text-sm">{intro}</p>
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        isRequired
        autoFocus
        value={proof.currentPassword}
        onChange={(currentPassword) => change({ currentPassword })}
        {...marksOf(refusal, "currentPassword")}
      />
      <TextField
        label="Code from your authenticator app, or a recovery code"
        autoComplete="one-time-code"
        isRequired
        value={proof.code}
        onChange={(code) => change({ code })}
        {...marksOf(refusal, "code")}
      />
    </Form>
  );
}
