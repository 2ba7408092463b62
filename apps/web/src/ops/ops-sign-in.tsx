import {
  OPS_BEGIN_SET_UP,
  OPS_COMPLETE_SECOND_FACTOR,
  OPS_COMPLETE_SET_UP,
  OPS_LOGIN,
} from "@plumbline/contract/endpoints/ops";
import type { AuthenticatorSetup } from "@plumbline/contract/two-factor";
import { useEffect, useRef, useState } from "react";

import { call } from "#api/call.ts";
import { AuthenticatorSecret } from "#ui/authenticator-secret.tsx";
import { Button } from "#ui/button.tsx";
import { EntryFrame } from "#ui/entry-frame.tsx";
import { Form } from "#ui/form.tsx";
import { marksOf } from "#ui/form-refusal.ts";
import { NewPasswordForm } from "#ui/new-password-form.tsx";
import { RecoveryCodes } from "#ui/recovery-codes.tsx";
import { CodeField } from "#ui/code-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useSubmit } from "#ui/use-submit.ts";

import { openOpsSession } from "./ops-session.ts";

type Opened = Parameters<typeof openOpsSession>[0];

type View =
  | { name: "log-in" }
  | { name: "second-factor"; session: string }
  | { name: "set-up"; session: string; email: string; setup: AuthenticatorSetup }
  | { name: "recovery-codes"; opened: Opened; codes: readonly string[] };

const TITLES: Record<View["name"], string> = {
  "log-in": "Sign in as an operator",
  "second-factor": "Enter your code",
  "set-up": "Set up your sign-in",
  "recovery-codes": "Recovery codes",
};

/** The operators' sign-in: a password and a code, or with a temporary password the set-up of both. */
export function OpsSignIn() {
  const [view, setView] = useState<View>({ name: "log-in" });
  const back = () => setView({ name: "log-in" });
  return (
    <EntryFrame part="Operations">
      <title>{TITLES[view.name]}</title>
      <ViewTitle key={view.name} isFirst={view.name === "log-in"} title={TITLES[view.name]} />
      <div className="mt-6">
        {view.name === "log-in" && <LoginForm onView={setView} />}
        {view.name === "second-factor" && <CodeForm session={view.session} onBack={back} />}
        {view.name === "set-up" && <SetUpForm view={view} onView={setView} />}
        {view.name === "recovery-codes" && (
          <RecoveryCodes codes={view.codes} onDone={() => openOpsSession(view.opened)} />
        )}
      </div>
    </EntryFrame>
  );
}

/** Takes the focus when the view changes: what was focused is gone. */
function ViewTitle({ title, isFirst }: { title: string; isFirst: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold tracking-tight outline-none">
      {title}
    </h1>
  );
}

function LoginForm({ onView }: { onView: (view: View) => void }) {
  const { send, isBusy, refusal } = useSubmit(async (email: string, password: string) => {
    const { next, session } = (await call(OPS_LOGIN, { body: { email, password } })).data;
    if (next === "second-factor") return onView({ name: "second-factor", session });
    const setup = (await call(OPS_BEGIN_SET_UP, { body: { session } })).data;
    onView({ name: "set-up", session, email, setup });
  }, "Sign-in failed");
  return (
    <Form
      refusal={refusal}
      onSubmit={(data) => void send(textOf(data, "email"), textOf(data, "password"))}
      actions={
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {isBusy ? "Signing in..." : "Sign in"}
        </Button>
      }
    >
      <TextField label="Email" name="email" type="email" autoComplete="username" isRequired />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        isRequired
      />
    </Form>
  );
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

function CodeForm({ session, onBack }: { session: string; onBack: () => void }) {
  const [code, setCode] = useState("");
  const { send, isBusy, refusal, correct } = useSubmit(async () => {
    openOpsSession((await call(OPS_COMPLETE_SECOND_FACTOR, { body: { session, code } })).data);
  }, "Sign-in failed");
  return (
    <Form
      refusal={refusal}
      onSubmit={() => void send()}
      actions={
        <>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {isBusy ? "Signing in..." : "Sign in"}
          </Button>
          <Button variant="quiet" isDisabled={isBusy} onPress={onBack}>
            Back
          </Button>
        </>
      }
    >
      <p className="text-sm text-muted">
        Your password is correct. Enter the 6 digits your authenticator app shows now, or a recovery code.
      </p>
      <CodeField
        takesRecoveryCode
        autoFocus
        value={code}
        onChange={(value) => {
          setCode(value);
          correct();
        }}
        {...marksOf(refusal, "code")}
      />
    </Form>
  );
}

interface SetUpFormProps {
  view: Extract<View, { name: "set-up" }>;
  onView: (view: View) => void;
}

function SetUpForm({ view: { session, email, setup }, onView }: SetUpFormProps) {
  const [code, setCode] = useState("");
  const { send, isBusy, refusal, correct } = useSubmit(async (newPassword: string) => {
    const { data } = await call(OPS_COMPLETE_SET_UP, { body: { session, newPassword, code } });
    onView({ name: "recovery-codes", opened: data, codes: data.recoveryCodes });
  }, "The setup failed");
  return (
    <NewPasswordForm
      email={email}
      refusal={refusal}
      isBusy={isBusy}
      action={{ label: "Finish setup", busy: "Finishing..." }}
      onSubmit={send}
    >
      <p className="text-sm text-muted">
        Operators always sign in with two factors. Set both up now, within 15 minutes.
      </p>
      <AuthenticatorSecret setup={setup} />
      <p className="text-sm">
        <span className="font-medium">2.</span> Enter the 6 digits the app shows now, and choose a password.
      </p>
      <CodeField
        value={code}
        onChange={(value) => {
          setCode(value);
          correct("code");
        }}
        {...marksOf(refusal, "code")}
      />
    </NewPasswordForm>
  );
}
