import { Button } from "#ui/button.tsx";
import { NewPasswordForm } from "#ui/new-password-form.tsx";
import { toast, TOAST_MS } from "#ui/toast.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { enter } from "./enter.ts";
import { isInDashboard } from "./say-welcome.ts";
import type { PendingPasswordChange } from "./pending-password-change.ts";
import type { PendingSecondFactor } from "./pending-second-factor.ts";
import { SignInText } from "./sign-in-text.tsx";
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
  const { send, isBusy, refusal } = useChange(pending, outcomes);
  return (
    <>
      <SignInText>For security, please create a new password to replace your temporary one.</SignInText>
      <NewPasswordForm
        email={pending.email}
        refusal={refusal}
        isBusy={isBusy}
        action={{ label: "Change Password", busy: "Changing Password..." }}
        otherActions={
          refusal && (
            <Button variant="quiet" onPress={onBack}>
              Back to Login
            </Button>
          )
        }
        onSubmit={send}
        toastMs={TOAST_MS.login}
      />
    </>
  );
}

function useChange(
  { email, session, remember }: PendingPasswordChange,
  { onLoggedIn, onSecondFactor }: Pick<ChangePasswordFormProps, "onLoggedIn" | "onSecondFactor">,
) {
  return useSubmit(async (newPassword: string) => {
    const changed = await replaceTemporaryPassword({ email, newPassword, session, rememberMe: remember });
    if (changed.requiresSecondFactor && changed.session) {
      toast.success("Password changed successfully!", { ms: TOAST_MS.login, replaces: true });
      onSecondFactor({ session: changed.session, remember });
      return;
    }
    const path = await enter(changed, remember, onLoggedIn);
    const words = isInDashboard(path)
      ? "Password changed successfully! Welcome to your dashboard."
      : "Password changed successfully!";
    toast.success(words, { ms: TOAST_MS.login, replaces: true });
  }, "Password change failed");
}
