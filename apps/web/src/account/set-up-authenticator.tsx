import type { AuthenticatorSetup } from "@plumbline/contract/two-factor";
import { CircleSlash } from "lucide-react";
import { useState } from "react";

import { AuthenticatorSecret } from "#ui/authenticator-secret.tsx";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { Form } from "#ui/form.tsx";
import { FormButtons } from "#ui/form-buttons.tsx";
import { marksOf } from "#ui/form-refusal.ts";
import { CodeField } from "#ui/code-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useSubmit } from "#ui/use-submit.ts";

import { beginSetup, finishSetup } from "./two-factor.api.ts";

type Step = { name: "off" } | { name: "password" } | { name: "scan"; setup: AuthenticatorSetup };

interface SetUpAuthenticatorProps {
  /** Called with the recovery codes. */
  onEnabled: (codes: readonly string[]) => void;
}

/** Switches two-factor sign-in on: the password first, then the app's first code. */
export function SetUpAuthenticator({ onEnabled }: SetUpAuthenticatorProps) {
  const [step, setStep] = useState<Step>({ name: "off" });
  const cancel = () => setStep({ name: "off" });
  if (step.name === "password") {
    return <PasswordStep onBegun={(setup) => setStep({ name: "scan", setup })} onCancel={cancel} />;
  }
  if (step.name === "scan") {
    return <ScanStep setup={step.setup} onEnabled={onEnabled} onCancel={cancel} />;
  }
  return (
    <div className="grid justify-items-start gap-4">
      <Chip tone="gray" icon={<CircleSlash aria-hidden className="size-3.5" />}>
        Off
      </Chip>
      <Button variant="primary" onPress={() => setStep({ name: "password" })}>
        Set up two-factor sign-in
      </Button>
    </div>
  );
}

interface PasswordStepProps {
  onBegun: (setup: AuthenticatorSetup) => void;
  onCancel: () => void;
}

function PasswordStep({ onBegun, onCancel }: PasswordStepProps) {
  const [password, setPassword] = useState("");
  const { send, isBusy, refusal, correct } = useSubmit(
    async () => onBegun(await beginSetup(password)),
    "Failed to start the setup",
  );
  return (
    <Form
      className="max-w-md"
      refusal={refusal}
      onSubmit={() => void send()}
      actions={<FormButtons label="Continue" isBusy={isBusy} onCancel={onCancel} />}
    >
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        isRequired
        autoFocus
        value={password}
        onChange={(value) => {
          setPassword(value);
          correct();
        }}
        {...marksOf(refusal, "currentPassword")}
      />
    </Form>
  );
}

interface ScanStepProps extends SetUpAuthenticatorProps {
  setup: AuthenticatorSetup;
  onCancel: () => void;
}

function ScanStep({ setup, onEnabled, onCancel }: ScanStepProps) {
  const [code, setCode] = useState("");
  const { send, isBusy, refusal, correct } = useSubmit(
    async () => onEnabled(await finishSetup(code)),
    "Failed to switch two-factor sign-in on",
  );
  return (
    <Form
      refusal={refusal}
      onSubmit={() => void send()}
      actions={<FormButtons label="Switch on" isBusy={isBusy} onCancel={onCancel} />}
    >
      <AuthenticatorSecret setup={setup} />
      <div className="max-w-md space-y-5">
        <p className="text-sm">
          <span className="font-medium">2.</span> Enter the 6 digits the app shows now.
        </p>
        <CodeField
          autoFocus
          value={code}
          onChange={(value) => {
            setCode(value);
            correct();
          }}
          {...marksOf(refusal, "code")}
        />
      </div>
    </Form>
  );
}
