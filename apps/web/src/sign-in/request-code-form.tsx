import { useState } from "react";

import { ApiError } from "#api/api-error.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { marksOf } from "#ui/form-refusal.ts";
import { TextField } from "#ui/text-field.tsx";
import { toast, TOAST_MS } from "#ui/toast.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { SignInText } from "./sign-in-text.tsx";
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
export function RequestCodeForm({ email: typed, onBack, ...outcomes }: RequestCodeFormProps) {
  const [email, setEmail] = useState(typed);
  const { send, isBusy, refusal, correct } = useRequest(outcomes);
  return (
    <>
      <SignInText>Enter your email address and we&apos;ll send you a code to reset your password.</SignInText>
      <SignInText>
        If there is an account for the address, the code has 6 digits. You enter it on the next screen.
      </SignInText>
      <Form
        refusal={refusal}
        onSubmit={() => void send(email)}
        actions={
          <>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {isBusy ? "Sending Reset Code..." : "Send Reset Code"}
            </Button>
            <Button variant="quiet" isDisabled={isBusy} onPress={onBack}>
              Back to Login
            </Button>
          </>
        }
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
            correct();
          }}
          {...marksOf(refusal, "email")}
        />
      </Form>
    </>
  );
}

function useRequest({ onSent, onInitialSetup }: Pick<RequestCodeFormProps, "onSent" | "onInitialSetup">) {
  return useSubmit(async (email: string) => {
    try {
      toast.success(await requestResetCode(email), { ms: TOAST_MS.login });
      onSent(email.trim());
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "password.needs-initial-setup") throw error;
      toast.error(error.message, { ms: TOAST_MS.login });
      onInitialSetup(email.trim());
    }
  }, "Failed to send reset email");
}
