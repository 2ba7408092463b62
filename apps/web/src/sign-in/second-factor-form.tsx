import { useState } from "react";

import { takeReturnAddress } from "#session/return-address.ts";
import { openSession } from "#session/session.ts";
import { Button } from "#ui/button.tsx";
import { type FormRefusal, marksOf, refusalOf, whileCorrecting } from "#ui/form-refusal.ts";
import { TextField } from "#ui/text-field.tsx";
import { useAction } from "#ui/use-action.ts";

import type { PendingSecondFactor } from "./pending-second-factor.ts";
import { sayWelcome } from "./say-welcome.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { finishLogin } from "./sign-in.api.ts";

interface SecondFactorFormProps {
  pending: PendingSecondFactor;
  onLoggedIn: (path: string) => Promise<void>;
  onBack: () => void;
}

const WAYS = {
  app: {
    intro: "Your password is right. Open your authenticator app and enter the 6 digits it shows now.",
    label: "Code",
    field: { inputMode: "numeric", autoComplete: "one-time-code" },
    other: "recovery",
    otherLabel: "Use a recovery code",
  },
  recovery: {
    intro: "Your password is right. Enter one of the recovery codes you kept. Each of them works once.",
    label: "Recovery code",
    field: { inputMode: "text", autoComplete: "off", spellCheck: "false" },
    other: "app",
    otherLabel: "Use the authenticator app",
  },
} as const;

/** Second step of a login: the code of the authenticator app, or a recovery code in its place. */
export function SecondFactorForm({ pending, onLoggedIn, onBack }: SecondFactorFormProps) {
  const [way, setWay] = useState<keyof typeof WAYS>("app");
  const [code, setCode] = useState("");
  const { send, isBusy, refusal, setRefusal } = useSecondStep(onLoggedIn);
  const { intro, label, field, other, otherLabel } = WAYS[way];

  return (
    <SignInForm intro={intro} failure={refusal?.message ?? null} onSubmit={() => void send(pending, code)}>
      <TextField
        key={way}
        label={label}
        {...field}
        isRequired
        autoFocus
        value={code}
        onChange={(value) => {
          setCode(value);
          setRefusal(whileCorrecting);
        }}
        {...marksOf(refusal, "code")}
      />
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {isBusy ? "Logging in..." : "Log in"}
      </Button>
      <Button
        isDisabled={isBusy}
        onPress={() => {
          setWay(other);
          setCode("");
          setRefusal(null);
        }}
      >
        {otherLabel}
      </Button>
      <Button variant="quiet" isDisabled={isBusy} onPress={onBack}>
        Back to Login
      </Button>
    </SignInForm>
  );
}

function useSecondStep(onLoggedIn: SecondFactorFormProps["onLoggedIn"]) {
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const { run, isBusy } = useAction(async ({ session, remember }: PendingSecondFactor, code: string) => {
    setRefusal(null);
    try {
      const { token, user } = await finishLogin({ session, code, rememberMe: remember });
      openSession({ token, user, remember });
      await onLoggedIn(takeReturnAddress());
      sayWelcome();
    } catch (error) {
      setRefusal(refusalOf(error, "Login failed"));
    }
  });
  return { send: run, isBusy, refusal, setRefusal };
}
