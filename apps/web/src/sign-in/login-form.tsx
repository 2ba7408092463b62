import { useEffect, useRef } from "react";

import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Form } from "#ui/form.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast, TOAST_MS } from "#ui/toast.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { enter } from "./enter.ts";
import type { PendingPasswordChange } from "./pending-password-change.ts";
import type { PendingSecondFactor } from "./pending-second-factor.ts";
import { sayWelcome } from "./say-welcome.ts";
import { logIn, type Credentials } from "./sign-in.api.ts";
import { textOf, type Typed } from "./typed-beforehand.ts";

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
  const { send, isBusy, refusal } = useLogIn(outcomes);
  useEffect(() => {
    if (typed.isSent) form.current?.requestSubmit();
  }, [typed]);
  const forgetPassword = () => {
    if (form.current) onForgotPassword(credentialsOf(new FormData(form.current)).email);
  };
  return (
    <Form
      ref={form}
      className="mt-6"
      refusal={refusal}
      onFocus={onStart}
      onSubmit={(data) => void send(credentialsOf(data))}
      actions={
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {isBusy ? "Logging in..." : "Log in"}
        </Button>
      }
    >
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
    </Form>
  );
}

type Outcomes = Pick<LoginFormProps, "onLoggedIn" | "onPasswordChange" | "onSecondFactor">;

function useLogIn({ onLoggedIn, onPasswordChange, onSecondFactor }: Outcomes) {
  return useSubmit(async (credentials: Credentials) => {
    const answer = await logIn(credentials);
    const { requiresPasswordChange, requiresSecondFactor, session } = answer;
    const remember = credentials.rememberMe === true;
    if (requiresPasswordChange && session) {
      toast.info("Please change your temporary password to continue", { ms: TOAST_MS.login });
      onPasswordChange({ email: credentials.email, session, remember });
    } else if (requiresSecondFactor && session) {
      onSecondFactor({ session, remember });
    } else {
      sayWelcome(await enter(answer, remember, onLoggedIn));
    }
  }, "Login failed");
}
