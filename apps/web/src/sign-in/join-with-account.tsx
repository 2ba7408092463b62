import { readableHosts } from "@plumbline/contract/readable-host";
import type { Invite } from "@plumbline/contract/invites";
import { ROLE_WORDS } from "@plumbline/contract/roles";
import { useNavigate } from "react-router";

import { rememberReturnAddress } from "#session/return-address.ts";
import { logOut, useSession } from "#session/session.ts";
import { replaceToken } from "#session/token.ts";
import { Button } from "#ui/button.tsx";
import { useSubmit } from "#ui/use-submit.ts";

import { joinOrganization } from "./invite.api.ts";
import { SignInText } from "./sign-in-text.tsx";

interface JoinWithAccountProps {
  token: string;
  invite: Invite;
}

/** An invite whose address has an account: its person accepts it once they are logged in. */
export function JoinWithAccount({ token, invite }: JoinWithAccountProps) {
  const session = useSession();
  const role = ROLE_WORDS[invite.role];
  const loggedInAs = session.status === "signed-in" ? session.user.email : null;
  return (
    <>
      <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">Join {invite.organization.name}</h1>
      <SignInText>
        {`You already have an account as ${readableHosts(invite.email)}. Your role in ${invite.organization.name} is ` +
          `${role.name}: you ${role.may.toLowerCase()}.`}
      </SignInText>
      {loggedInAs === invite.email && <JoinButton token={token} />}
      {loggedInAs !== invite.email && session.status !== "checking" && (
        <LogInFirst token={token} invite={invite} loggedInAs={loggedInAs} />
      )}
    </>
  );
}

function JoinButton({ token }: { token: string }) {
  const { send, isBusy, refusal } = useSubmit(async () => {
    replaceToken((await joinOrganization({ token })).token);
    // Nothing of the organization before may stay in memory.
    globalThis.location.assign("/");
  }, "Failed to accept the invite");
  return (
    <>
      {refusal && (
        <p role="alert" className="text-sm text-red">
          {refusal.message}
        </p>
      )}
      <Button variant="primary" className="mt-3 w-full" isBusy={isBusy} onPress={() => void send()}>
        Accept invite
      </Button>
    </>
  );
}

function LogInFirst({ token, invite, loggedInAs }: JoinWithAccountProps & { loggedInAs: string | null }) {
  const navigate = useNavigate();
  const goToLogin = () => {
    if (loggedInAs !== null) logOut();
    rememberReturnAddress(`/accept-invite#${token}`);
    void navigate("/login");
  };
  return (
    <>
      {loggedInAs !== null && (
        <p className="mb-5 text-sm text-muted wrap-anywhere">
          {`You are logged in as ${readableHosts(loggedInAs)}. To accept, log in as ${readableHosts(invite.email)}.`}
        </p>
      )}
      <Button variant="primary" className="mt-3 w-full" onPress={goToLogin}>
        {loggedInAs === null ? "Log in to accept" : "Log in with the other account"}
      </Button>
    </>
  );
}
