import { useState } from "react";

import { ApiError } from "#api/api-error.ts";
import { Button } from "#ui/button.tsx";
import { type FormRefusal, marksOf, refusalOf, whileCorrecting } from "#ui/form-refusal.ts";
import { TextField } from "#ui/text-field.tsx";
import { toast, TOAST_MS } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { SignInForm } from "./sign-in-form.tsx";
import { requestResetCode } from "./sign-in.api.ts";

interface RequestCodeFormProps {
  /** What the e-mail field starts with. */
  email: string;
  /** Called with the address the code was sent to. */
  onSent: (email: string) => void;
  /** Called when the account still has its temporary password, with which one logs in. */
  onInitialSetup: (email: string) => void;
  onBack: () => void;
}

/** Asks for the code with which a forgotten password is replaced. */
export function RequestCodeForm({ email: typed, onSent, onInitialSetup, onBack }: RequestCodeFormProps) {
  const [email, setEmail] = useState(typed);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);

  const { run, isBusy } = useAction(async () => {
    setRefusal(null);
    try {
      toast.success(await requestResetCode(email), { ms: TOAST_MS.login });
      onSent(email.trim());
    } catch (error) {
      if (error instanceof ApiError && error.code === "password.needs-initial-setup") {
        toast.error(error.message, { ms: TOAST_MS.login });
        onInitialSetup(email.trim());
        return;
      }
      setRefusal(refusalOf(error, "Failed to send reset email"));
    }
  });

  return (
    <SignInForm
      intro="Enter your email address and we'll send you a link to reset your password."
      failure={refusal?.message ?? null}
      onSubmit={() => void run()}
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        value={email}
        onChange={(value) => {
          setEmail(value);
          setRefusal(whileCorrecting);
        }}
        {...marksOf(refusal, "email")}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {isBusy ? "Sending Reset Link..." : "Send Reset Link"}
      </Button>
      <Button variant="quiet" isDisabled={isBusy} onPress={onBack}>
        Back to Login
      </Button>
    </SignInForm>
  );
}
