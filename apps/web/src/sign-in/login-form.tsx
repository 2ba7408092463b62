import { useRef, useState } from "react";

import { failureMessage } from "#api/api-error.ts";
import { takeReturnAddress } from "#session/return-address.ts";
import { openSession } from "#session/session.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast, TOAST_MS } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { FormFailure } from "#ui/form-failure.tsx";
import type { PendingPasswordChange } from "./pending-password-change.ts";
import type { PendingSecondFactor } from "./pending-second-factor.ts";
import { sayWelcome } from "./say-welcome.ts";
import { logIn, type Credentials } from "./sign-in.api.ts";
import type { Typed } from "./typed-beforehand.ts";

function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === "string" ? value : "";
}

function credentialsOf(form: FormData): Credentials {
  return {
    email: textOf(form, "email"),
    password: textOf(form, "password"),
    rememberMe: form.has("rememberMe"),
  };
}

export interface LoginFormProps {
  /** Called when somebody starts to fill in the form. */
  onStart?: () => void;
  /** Called with where to go. */
  onLoggedIn: (path: string) => Promise<void>;
  /** What the fields start with. */
  typed: Typed;
  /** Called with the e-mail address typed so far. */
  onForgotPassword: (email: string) => void;
  /** Called when the password is a temporary one and must be replaced first. */
  onPasswordChange: (pending: PendingPasswordChange) => void;
  /** Called when the account asks for a second factor. */
  onSecondFactor: (pending: PendingSecondFactor) => void;
}

export function LoginForm({ onStart, typed, onForgotPassword, ...outcomes }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { send, isBusy, failure } = useLogIn(outcomes);
  const forgetPassword = () => {
    if (form.current) onForgotPassword(credentialsOf(new FormData(form.current)).email);
  };

  return (
    <form
      ref={form}
      // Sent before the script has come, it would put the password into the address; this way nothing is sent.
      method="dialog"
      className="mt-6 flex flex-col gap-5"
      onFocus={onStart}
      onSubmit={(event) => {
        event.preventDefault();
        void send(credentialsOf(new FormData(event.currentTarget)));
      }}
    >
      {failure && <FormFailure message={failure} />}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        defaultValue={typed.email}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        isRequired
        defaultValue={typed.password}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Checkbox name="rememberMe" value="yes" defaultSelected={typed.rememberMe}>
          Remember me
        </Checkbox>
        <Button variant="quiet" size="sm" className="-mr-3" isDisabled={isBusy} onPress={forgetPassword}>
          Forgot password?
        </Button>
      </div>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        {isBusy ? "Logging in..." : "Log in"}
      </Button>
    </form>
  );
}

type Outcomes = Pick<LoginFormProps, "onLoggedIn" | "onPasswordChange" | "onSecondFactor">;

function useLogIn({ onLoggedIn, onPasswordChange, onSecondFactor }: Outcomes) {
  const [failure, setFailure] = useState<string | null>(null);
  const { run, isBusy } = useAction(async (credentials: Credentials) => {
    setFailure(null);
    try {
      const { token, user, requiresPasswordChange, requiresSecondFactor, session } = await logIn(credentials);
      const remember = credentials.rememberMe === true;
      if (requiresPasswordChange && session) {
        toast.info("Please change your temporary password to continue", { ms: TOAST_MS.login });
        onPasswordChange({ email: credentials.email, session, remember });
        return;
      }
      if (requiresSecondFactor && session) {
        onSecondFactor({ session, remember });
        return;
      }
      if (!token || !user) throw new Error("The answer carries no session");
      openSession({ token, user, remember });
      await onLoggedIn(takeReturnAddress());
      sayWelcome();
    } catch (error) {
      setFailure(failureMessage(error, "Login failed"));
    }
  });
  return { send: run, isBusy, failure };
}
