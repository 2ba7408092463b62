import { type FormRefusal, marksOf } from "./form-refusal.ts";
import { CodeField } from "./code-field.tsx";
import { TextField } from "./text-field.tsx";

/** What people type to prove that it is still them. */
export interface Proof {
  currentPassword: string;
  /** Of the second factor; empty where none is asked for. */
  code: string;
}

export const NO_PROOF: Proof = { currentPassword: "", code: "" };

interface ProofFieldsProps {
  proof: Proof;
  /** Whether a code is asked for as well. */
  needsCode: boolean;
  refusal: FormRefusal | null;
  onChange: (proof: Proof) => void;
}

/** Password, and the code of the second factor. */
export function ProofFields({ proof, needsCode, refusal, onChange }: ProofFieldsProps) {
  return (
    <>
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        isRequired
        autoFocus
        value={proof.currentPassword}
        onChange={(currentPassword) => onChange({ ...proof, currentPassword })}
        {...marksOf(refusal, "currentPassword")}
      />
      {needsCode && (
        <CodeField
          takesRecoveryCode
          label="Code from your authenticator app, or a recovery code"
          value={proof.code}
          onChange={(code) => onChange({ ...proof, code })}
          {...marksOf(refusal, "code")}
        />
      )}
    </>
  );
}
