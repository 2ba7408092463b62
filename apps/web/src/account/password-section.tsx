import { useState } from "react";

import { sessionsQuery } from "#queries/account.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { catchLostFocus } from "#ui/catch-lost-focus.ts";
import { marksOf } from "#ui/form-refusal.ts";
import { NewPasswordForm } from "#ui/new-password-form.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { replacePassword } from "./account.api.ts";
import { Section } from "./section.tsx";

const HEADING_ID = "password";

/** Replaces one's own password. */
export function PasswordSection({ email }: { email: string }) {
  const [current, setCurrent] = useState("");
  // A changed password empties the form, which is then another one.
  const [changes, setChanges] = useState(0);
  const { send, isBusy, refusal, correct } = useChange(() => {
    setCurrent("");
    setChanges(changes + 1);
  });
  return (
    <Section
      id={HEADING_ID}
      title="Password"
      about="A new password ends all your other sessions. We confirm the change by email."
    >
      <NewPasswordForm
        key={changes}
        className="max-w-md"
        email={email}
        refusal={refusal}
        isBusy={isBusy}
        action={{ label: "Change Password", busy: "Changing Password..." }}
        onSubmit={(newPassword) => send({ currentPassword: current, newPassword })}
      >
        <TextField
          label="Current Password"
          type="password"
          autoComplete="current-password"
          isRequired
          value={current}
          onChange={(value) => {
            setCurrent(value);
            correct();
          }}
          {...marksOf(refusal, "currentPassword")}
        />
      </NewPasswordForm>
    </Section>
  );
}

function useChange(onDone: () => void) {
  const refresh = useRefresh(sessionsQuery);
  return useSubmit(async (passwords: Parameters<typeof replacePassword>[0]) => {
    await replacePassword(passwords);
    toast.success("Password changed successfully!");
    onDone();
    // The form that had the focus is gone.
    catchLostFocus(HEADING_ID);
    await refresh();
  }, "Password change failed");
}
