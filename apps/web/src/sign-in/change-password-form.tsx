import { useState } from "react";

import { failureMessage } from "#api/api-error.ts";
import { takeReturnAddress } from "#session/return-address.ts";
import { openSession } from "#session/session.ts";
import { Button } from "#ui/button.tsx";
import { NewPasswordFields } from "#ui/new-password-fields.tsx";
import { objectionTo } from "#ui/password-strength.ts";
import { toast, TOAST_MS } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import type { PendingPasswordChange } from "./pending-password-change.ts";
import type { PendingSecondFactor } from "./pending-second-factor.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { replaceTemporaryPassword } from "./sign-in.api.ts";

interface ChangePasswordFormProps {
  pending: PendingPasswordChange;
  onLoggedIn: (path: string) => Promise<void>;
  /** Called when the password is changed and the account asks for a second factor. */
  onSecondFactor: (pending: PendingSecondFactor) => void;
  onBack: () => void;
}

/** Replaces the temporary password and logs in with the new one. */
export function ChangePasswordForm({ pending, onBack, ...outcomes }: ChangePasswordFormProps) {
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const objection = objectionTo(password, confirmation);
  const { send, isBusy, failure } = useChange(outcomes);

  return (
    <SignInForm
      intro="For security, please create a new password to replace your temporary one."
      failure={failure}
      onSubmit={() => void send(pending, password, objection)}
    >
      {/* Password managers file the new password under this name. */}
      <input type="hidden" autoComplete="username" value={pending.email} />
      <NewPasswordFields
        password={password}
        confirmation={confirmation}
        onPassword={setPassword}
        onConfirmation={setConfirmation}
      />
      <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={objection !== null}>
        {isBusy ? "Changing Password..." : "Change Password"}
      </Button>
      {failure && (
        <Button variant="quiet" onPress={onBack}>
          Back to Login
        </Button>
      )}
    </SignInForm>
  );
}

function useChange({
  onLoggedIn,
  onSecondFactor,
}: Pick<ChangePasswordFormProps, "onLoggedIn" | "onSecondFactor">) {
  const [failure, setFailure] = useState<string | null>(null);
  const { run, isBusy } = useAction(
    async (
      { email, session, remember }: PendingPasswordChange,
      newPassword: string,
      objection: string | null,
    ) => {
      setFailure(null);
      if (objection) {
        toast.error(objection, { ms: TOAST_MS.login });
        return;
      }
      try {
        const changed = await replaceTemporaryPassword({ email, newPassword, session });
        if (changed.requiresSecondFactor && changed.session) {
          toast.success("Password changed successfully!", { ms: TOAST_MS.login });
          onSecondFactor({ session: changed.session, remember });
          return;
        }
        const { token, user } = changed;
        if (!token || !user) throw new Error("The answer carries no session");
        openSession({ token, user, remember });
        await onLoggedIn(takeReturnAddress());
        toast.success("Password changed successfully! Welcome to your dashboard.", { ms: TOAST_MS.login });
      } catch (error) {
        setFailure(failureMessage(error, "Password change failed"));
      }
    },
  );
  return { send: run, isBusy, failure };
}
