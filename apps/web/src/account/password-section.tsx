import { useState } from "react";

import { sessionsQuery } from "#queries/account.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { Button } from "#ui/button.tsx";
import { FormFailure } from "#ui/form-failure.tsx";
import { type FormRefusal, marksOf, refusalOf, whileCorrecting } from "#ui/form-refusal.ts";
import { NewPasswordFields } from "#ui/new-password-fields.tsx";
import { objectionTo } from "#ui/password-strength.ts";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { replacePassword } from "./account.api.ts";
import { Section } from "./section.tsx";

const EMPTY = { current: "", password: "", confirmation: "" };

/** Replaces one's own password. */
export function PasswordSection({ email }: { email: string }) {
  const [typed, setTyped] = useState(EMPTY);
  const { send, isBusy, refusal, correct } = useChange(() => setTyped(EMPTY));
  const objection = objectionTo(typed.password, typed.confirmation);
  return (
    <Section
      id="password"
      title="Password"
      about="A new password ends all your other sessions. We confirm the change by email."
    >
      <form
        className="flex max-w-md flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void send(typed, objection);
        }}
      >
        {refusal && <FormFailure message={refusal.message} />}
        {/* Password managers file the new password under this name. */}
        <input type="hidden" autoComplete="username" value={email} />
        <TextField
          label="Current Password"
          type="password"
          autoComplete="current-password"
          isRequired
          value={typed.current}
          onChange={(current) => {
            setTyped({ ...typed, current });
            correct();
          }}
          {...marksOf(refusal, "currentPassword")}
        />
        <NewPasswordFields
          password={typed.password}
          confirmation={typed.confirmation}
          onPassword={(password) => setTyped({ ...typed, password })}
          onConfirmation={(confirmation) => setTyped({ ...typed, confirmation })}
        />
        <Button
          type="submit"
          variant="primary"
          className="self-start"
          isBusy={isBusy}
          isDisabled={objection !== null}
        >
          {isBusy ? "Changing Password..." : "Change Password"}
        </Button>
      </form>
    </Section>
  );
}

function useChange(onDone: () => void) {
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const refresh = useRefresh(sessionsQuery);
  const { run, isBusy } = useAction(async (typed: typeof EMPTY, objection: string | null) => {
    setRefusal(null);
    if (objection) {
      toast.error(objection);
      return;
    }
    try {
      await replacePassword({ currentPassword: typed.current, newPassword: typed.password });
    } catch (error) {
      setRefusal(refusalOf(error, "Password change failed"));
      return;
    }
    toast.success("Password changed successfully!");
    onDone();
    await refresh();
  });
  return { send: run, isBusy, refusal, correct: () => setRefusal(whileCorrecting) };
}
