import { readableHosts } from "@plumbline/contract/readable-host";
import { useState } from "react";

import { Button } from "#ui/button.tsx";
import { marksOf } from "#ui/form-refusal.ts";
import { NewPasswordForm } from "#ui/new-password-form.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast, TOAST_MS } from "#ui/toast.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { SignInText } from "./sign-in-text.tsx";
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
  const { send, isBusy, refusal, correct } = useSubmit(async (newPassword: string) => {
    await resetPassword({ email, code, newPassword });
    toast.success("Password reset successfully! You can now log in.", { ms: TOAST_MS.login });
    onDone();
  }, "Password reset failed");
  return (
    <>
      <SignInText>{`Enter the verification code we sent to ${readableHosts(email)} and your new password.`}</SignInText>
      <SignInText>
        The email comes within a few minutes, if there is an account for this address. Look in your spam
        folder too.
      </SignInText>
      <NewPasswordForm
        email={email}
        refusal={refusal}
        isBusy={isBusy}
        action={{ label: "Reset Password", busy: "Resetting Password..." }}
        otherActions={
          <>
            <Button isDisabled={isBusy} onPress={onNewCode}>
              Request a new code
            </Button>
            <Button variant="quiet" isDisabled={isBusy} onPress={onBack}>
              Back to Login
            </Button>
          </>
        }
        onSubmit={send}
        toastMs={TOAST_MS.login}
      >
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
      </NewPasswordForm>
    </>
  );
}
