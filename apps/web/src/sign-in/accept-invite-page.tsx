import { useQuery } from "@tanstack/react-query";
import type { Invite } from "@plumbline/contract/invites";
import { ROLE_WORDS } from "@plumbline/contract/roles";
import { CircleAlert, Loader2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";

import { failureMessage, isPassing } from "#api/api-error.ts";
import { brand } from "#brand/brand.ts";
import { openSession } from "#session/session.ts";
import { buttonLook } from "#ui/button-look.ts";
import { Button } from "#ui/button.tsx";
import { EntryFrame } from "#ui/entry-frame.tsx";
import { NewPasswordFields } from "#ui/new-password-fields.tsx";
import { objectionTo } from "#ui/password-strength.ts";
import { toast, TOAST_MS } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { acceptInvite, inviteQuery } from "./invite.api.ts";
import { SignInForm } from "./sign-in-form.tsx";

interface AcceptInvitePageProps {
  token: string;
  /** Called with where to go. */
  onLoggedIn: (path: string) => Promise<void>;
}

/** The public page of an invite: its reader chooses a password and is in. */
export function AcceptInvitePage({ token, onLoggedIn }: AcceptInvitePageProps) {
  return (
    <EntryFrame>
      <InviteOf token={token} onLoggedIn={onLoggedIn} />
    </EntryFrame>
  );
}

function InviteOf({ token, onLoggedIn }: AcceptInvitePageProps) {
  const { data: invite, error, isFetching, refetch } = useQuery(inviteQuery(token));
  if (invite) return <AcceptForm token={token} invite={invite} onLoggedIn={onLoggedIn} />;
  if (!error) return <Loading />;
  return (
    <div className="grid gap-3">
      <CircleAlert aria-hidden className="size-8 text-red" />
      <h1 className="text-xl font-semibold tracking-tight">This invite cannot be opened</h1>
      <p role="alert" className="text-muted wrap-anywhere">
        {failureMessage(error, "Failed to load the invite")}
      </p>
      {isPassing(error) && (
        <Button variant="primary" className="mt-3" isBusy={isFetching} onPress={() => void refetch()}>
          Try Again
        </Button>
      )}
      <Link
        to="/login"
        className={`${buttonLook({ variant: isPassing(error) ? "secondary" : "primary" })} mt-3`}
      >
        Go to Login
      </Link>
    </div>
  );
}

function Loading() {
  return (
    <>
      <h1 className="text-xl font-semibold tracking-tight">Your invite</h1>
      <p role="status" className="mt-6 flex items-center gap-3 py-10 text-muted">
        <Loader2 aria-hidden className="size-5 shrink-0 animate-spin" />
        Loading your invite...
      </p>
    </>
  );
}

function AcceptForm({ token, invite, onLoggedIn }: AcceptInvitePageProps & { invite: Invite }) {
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const objection = objectionTo(password, confirmation);
  const { send, isBusy, failure } = useAcceptance(token, onLoggedIn);
  const role = ROLE_WORDS[invite.role];
  return (
    <>
      <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">Join {invite.organization.name}</h1>
      <SignInForm
        intro={`Hello ${invite.name}. Choose a password to log in as ${invite.email}. Your role is ${role.name}: ${role.may.toLowerCase()}.`}
        failure={failure}
        onSubmit={() => void send(password, objection)}
      >
        {/* Password managers file the new password under this name. */}
        <input type="hidden" autoComplete="username" value={invite.email} />
        <NewPasswordFields
          password={password}
          confirmation={confirmation}
          onPassword={setPassword}
          onConfirmation={setConfirmation}
        />
        <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={objection !== null}>
          {isBusy ? "Accepting invite..." : "Accept invite"}
        </Button>
      </SignInForm>
    </>
  );
}

function useAcceptance(token: string, onLoggedIn: AcceptInvitePageProps["onLoggedIn"]) {
  const [failure, setFailure] = useState<string | null>(null);
  const { run, isBusy } = useAction(async (password: string, objection: string | null) => {
    setFailure(null);
    if (objection) {
      toast.error(objection, { ms: TOAST_MS.login });
      return;
    }
    try {
      const opened = await acceptInvite({ token, newPassword: password });
      openSession({ ...opened, remember: false });
      await onLoggedIn("/");
      toast.success("Successfully logged in!", { ms: TOAST_MS.login });
      toast.success(`Welcome to your ${brand.name} dashboard!`, { ms: TOAST_MS.login });
    } catch (error) {
      setFailure(failureMessage(error, "Failed to accept the invite"));
    }
  });
  return { send: run, isBusy, failure };
}
