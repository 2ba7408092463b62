import { useState } from "react";

import { Button } from "#ui/button.tsx";
import { FormFailure } from "#ui/form-failure.tsx";
import { type FormRefusal, marksOf, refusalOf, whileCorrecting } from "#ui/form-refusal.ts";
import { TextField } from "#ui/text-field.tsx";
import { useAction } from "#ui/use-action.ts";

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
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const { run, isBusy } = useAction(async () => {
    setRefusal(null);
    try {
      await send(proof);
    } catch (error) {
      setRefusal(refusalOf(error, failure));
    }
  });
  const change = (part: Partial<PasswordAndCode>) => {
    setProof({ ...proof, ...part });
    setRefusal(whileCorrecting);
  };
  return (
    <form
      className="flex max-w-md flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <p className="text-sm">{intro}</p>
      {refusal && <FormFailure message={refusal.message} />}
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
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {action}
        </Button>
        <Button onPress={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
