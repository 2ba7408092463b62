import { useState } from "react";

import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { marksOf } from "#ui/form-refusal.ts";
import { TextField } from "#ui/text-field.tsx";
import { useSubmit } from "#ui/use-submit.ts";

import { enter } from "./enter.ts";
import type { PendingSecondFactor } from "./pending-second-factor.ts";
import { sayWelcome } from "./say-welcome.ts";
import { SignInText } from "./sign-in-text.tsx";
import { finishLogin } from "./sign-in.api.ts";

interface SecondFactorFormProps {
  pending: PendingSecondFactor;
  onLoggedIn: (path: string) => Promise<void>;
  onBack: () => void;
}

const WAYS = {
  app: {
    intro: "Your password is correct. Open your authenticator app and enter the 6 digits it shows now.",
    label: "Code",
    field: { inputMode: "numeric", autoComplete: "one-time-code" },
    other: "recovery",
    otherLabel: "Use a recovery code",
  },
  recovery: {
    intro: "Your password is correct. Enter one of your recovery codes. Each code works once.",
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
  const { send, isBusy, refusal, correct, forget } = useSecondStep(pending, onLoggedIn);
  const { intro, label, field, other, otherLabel } = WAYS[way];
  const changeWay = () => {
    setWay(other);
    setCode("");
    forget();
  };
  return (
    <>
      <SignInText>{intro}</SignInText>
      <Form
        refusal={refusal}
        onSubmit={() => void send(code)}
        actions={
          <>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {isBusy ? "Logging in..." : "Log in"}
            </Button>
            <Button isDisabled={isBusy} onPress={changeWay}>
              {otherLabel}
            </Button>
            <Button variant="quiet" isDisabled={isBusy} onPress={onBack}>
              Back to Login
            </Button>
          </>
        }
      >
        <TextField
          key={way}
          label={label}
          {...field}
          isRequired
          autoFocus
          value={code}
          onChange={(value) => {
            setCode(value);
            correct();
          }}
          {...marksOf(refusal, "code")}
        />
      </Form>
    </>
  );
}

function useSecondStep(
  { session, remember }: PendingSecondFactor,
  onLoggedIn: SecondFactorFormProps["onLoggedIn"],
) {
  return useSubmit(async (code: string) => {
    sayWelcome(await enter(await finishLogin({ session, code, rememberMe: remember }), remember, onLoggedIn));
  }, "Login failed");
}
