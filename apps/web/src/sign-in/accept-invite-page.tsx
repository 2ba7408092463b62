import { readableHosts } from "@plumbline/contract/readable-host";
import type { Invite } from "@plumbline/contract/invites";
import { ROLE_WORDS } from "@plumbline/contract/roles";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, Loader2 } from "lucide-react";
import { Link } from "react-router";

import { failureMessage, isPassing } from "#api/api-error.ts";
import { openSession } from "#session/session.ts";
import { buttonLook } from "#ui/button-look.ts";
import { Button } from "#ui/button.tsx";
import { EntryFrame } from "#ui/entry-frame.tsx";
import { NewPasswordForm } from "#ui/new-password-form.tsx";
import { TOAST_MS } from "#ui/toast.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { acceptInvite, inviteQuery } from "./invite.api.ts";
import { JoinWithAccount } from "./join-with-account.tsx";
import { sayWelcome } from "./say-welcome.ts";
import { SignInText } from "./sign-in-text.tsx";

interface AcceptInvitePageProps {
  token: string;
  /** Called with where to go. */
  onLoggedIn: (path: string) => Promise<void>;
}

/** The public page of an invite: its reader chooses a password, or logs in to the account they have, and is in. */
export function AcceptInvitePage({ token, onLoggedIn }: AcceptInvitePageProps) {
  return (
    <EntryFrame>
      <InviteOf token={token} onLoggedIn={onLoggedIn} />
    </EntryFrame>
  );
}

function InviteOf({ token, onLoggedIn }: AcceptInvitePageProps) {
  const { data: invite, error, isFetching, refetch } = useQuery(inviteQuery(token));
  if (invite?.hasAccount) return <JoinWithAccount token={token} invite={invite} />;
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
  const { send, isBusy, refusal } = useSubmit(async (newPassword: string) => {
    openSession({ ...(await acceptInvite({ token, newPassword })), remember: false });
    await onLoggedIn("/");
    sayWelcome("/");
  }, "Failed to accept the invite");
  const role = ROLE_WORDS[invite.role];
  return (
    <>
      <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">Join {invite.organization.name}</h1>
      <SignInText>
        {`Hello ${invite.name}. Choose a password to log in as ${readableHosts(invite.email)}. ` +
          `Your role is ${role.name}: you ${role.may.toLowerCase()}.`}
      </SignInText>
      <NewPasswordForm
        email={invite.email}
        refusal={refusal}
        isBusy={isBusy}
        action={{ label: "Accept invite", busy: "Accepting invite..." }}
        onSubmit={send}
        toastMs={TOAST_MS.login}
      />
    </>
  );
}
