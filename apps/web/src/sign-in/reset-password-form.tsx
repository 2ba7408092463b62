import { useState } from "react";

import { Button } from "#ui/button.tsx";
import { type FormRefusal, marksOf, refusalOf, whileCorrecting } from "#ui/form-refusal.ts";
import { NewPasswordFields } from "#ui/new-password-fields.tsx";
import { objectionTo } from "#ui/password-strength.ts";
import { TextField } from "#ui/text-field.tsx";
import { toast, TOAST_MS } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { SignInForm } from "./sign-in-form.tsx";
import { resetPassword } from "./sign-in.api.ts";

interface ResetPasswordFormProps {
  /** The address the code was sent to. */
  email: string;
  onDone: () => void;
  onNewCode: () => void;
  onBack: () => void;
}

/** Replaces a forgotten password with the code from the mail. */
export function ResetPasswordForm({ email, onDone, onNewCode, onBack }: ResetPasswordFormProps) {
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const objection = objectionTo(password, confirmation);
  const { send, isBusy, refusal, correct } = useReset(onDone);

  return (
    <SignInForm
      intro={`Enter the verification code we sent to ${email} and your new password.`}
      failure={refusal?.message ?? null}
      onSubmit={() => void send({ email, code, newPassword: password }, objection)}
    >
      {/* Password managers file the new password under this name. */}
      <input type="hidden" autoComplete="username" value={email} />
      <TextField
        label="Verification Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        value={code}
        onChange={(value) => {
          setCode(value);
          correct();
        }}
        {...marksOf(refusal, "code")}
      />
      <NewPasswordFields
        password={password}
        confirmation={confirmation}
        onPassword={setPassword}
        onConfirmation={setConfirmation}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={objection !== null}>
        {isBusy ? "Resetting Password..." : "Reset Password"}
      </Button>
      {refusal && (
        <Button isDisabled={isBusy} onPress={onNewCode}>
          Request a new code
        </Button>
      )}
      <Button variant="quiet" isDisabled={isBusy} onPress={onBack}>
        Back to Login
      </Button>
    </SignInForm>
  );
}

function useReset(onDone: () => void) {
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const { run, isBusy } = useAction(
    async (reset: Parameters<typeof resetPassword>[0], objection: string | null) => {
      setRefusal(null);
      if (objection) {
        toast.error(objection, { ms: TOAST_MS.login });
        return;
      }
      try {
        await resetPassword(reset);
        toast.success("Password reset successfully! You can now log in.", { ms: TOAST_MS.login });
        onDone();
      } catch (error) {
        setRefusal(refusalOf(error, "Password reset failed"));
      }
    },
  );
  return { send: run, isBusy, refusal, correct: () => setRefusal(whileCorrecting) };
}
