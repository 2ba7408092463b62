import type { User } from "@plumbline/contract/auth";
import { useEffect, useRef, useState } from "react";

import { SetUpAuthenticator } from "#account/set-up-authenticator.tsx";
import { refreshUser } from "#session/session.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { RecoveryCodes } from "#ui/recovery-codes.tsx";
import { useAction } from "#ui/use-action.ts";

/** In place of every page, for whom the organization lets in only with two factors, until they have set them up. */
export function RequiredTwoFactor({ user }: { user: User }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const { run } = useAction(refreshUser);
  // What was focused is gone with its form.
  useEffect(() => {
    if (codes !== null) box.current?.focus();
  }, [codes]);
  return (
    <div className="space-y-6">
      <PageHeader
        title="Set up two-factor sign-in"
        subtitle={`${user.organization.name} requires it of everyone. After your password, logging in asks for a code from an authenticator app on your phone.`}
      />
      <div ref={box} tabIndex={-1} className="outline-none">
        {codes === null ? (
          <SetUpAuthenticator onEnabled={setCodes} />
        ) : (
          <RecoveryCodes codes={codes} onDone={() => void run()} />
        )}
      </div>
    </div>
  );
}
