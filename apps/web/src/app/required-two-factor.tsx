import type { User } from "@plumbline/contract/auth";
import { useState } from "react";

import { SetUpAuthenticator } from "#account/set-up-authenticator.tsx";
import { refreshUser } from "#session/session.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { RecoveryCodes } from "#ui/recovery-codes.tsx";
import { useAction } from "#ui/use-action.ts";

/** In place of every page, for whom the organization lets in only with two factors, until they have set them up. */
export function RequiredTwoFactor({ user }: { user: User }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { run } = useAction(refreshUser);
  return (
    <div className="space-y-6">
      <PageHeader
        title="Set up two-factor sign-in"
        subtitle={`${user.organization.name} requires it of everyone. After your password, logging in asks for a code from an authenticator app on your phone.`}
      />
      {codes === null ? (
        <SetUpAuthenticator onEnabled={setCodes} />
      ) : (
        <RecoveryCodes codes={codes} onDone={() => void run()} />
      )}
    </div>
  );
}
