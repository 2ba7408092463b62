import type { TwoFactor } from "@plumbline/contract/two-factor";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { sessionsQuery, twoFactorQuery } from "#queries/account.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { useSession } from "#session/session.ts";
import { toast } from "#ui/toast.ts";

import { RecoveryCodes } from "#ui/recovery-codes.tsx";
import { Loaded, Section } from "./section.tsx";
import { SetUpAuthenticator } from "./set-up-authenticator.tsx";
import { TwoFactorIsOn } from "./two-factor-is-on.tsx";

const TITLE_ID = "two-factor";

/** Whether one's sign-in asks for a code as well, and switching that on and off. */
export function TwoFactorSection() {
  const query = useQuery(twoFactorQuery);
  return (
    <Section
      id={TITLE_ID}
      title="Two-factor sign-in"
      about="After your password, logging in asks for a code from the authenticator app on your phone."
    >
      <Loaded query={query} what="two-factor sign-in">
        {(twoFactor) => <TwoFactorState twoFactor={twoFactor} />}
      </Loaded>
    </Section>
  );
}

function TwoFactorState({ twoFactor }: { twoFactor: TwoFactor }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = useRefresh(twoFactorQuery, sessionsQuery);
  const queryClient = useQueryClient();
  const session = useSession();
  const show = (fresh: readonly string[]) => {
    setCodes(fresh);
    // Whoever is done with the codes before the next answer comes must not see the state before.
    const since = twoFactor.since ?? new Date().toISOString();
    queryClient.setQueryData(twoFactorQuery.queryKey, { isOn: true, since, recoveryCodesLeft: fresh.length });
    void refresh();
  };
  const backToTitle = () => document.getElementById(TITLE_ID)?.focus();
  if (codes !== null) {
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(null);
          backToTitle();
        }}
      />
    );
  }
  if (!twoFactor.isOn) {
    return (
      <SetUpAuthenticator
        onEnabled={(fresh) => {
          toast.success("Two-factor sign-in is on", { lines: ["Your other sessions were ended."] });
          show(fresh);
        }}
      />
    );
  }
  return (
    <TwoFactorIsOn
      twoFactor={twoFactor}
      isRequired={session.status === "signed-in" && session.user.organization.requiresTwoFactor}
      onNewCodes={show}
      onDisabled={async () => {
        toast.success("Two-factor sign-in is off");
        await refresh();
        backToTitle();
      }}
    />
  );
}
