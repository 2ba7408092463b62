import type { User } from "@plumbline/contract/auth";
import type { TeamMember } from "@plumbline/contract/team";
import { useState } from "react";
import { Link } from "react-router";

import { teamQuery } from "#queries/team.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { refreshUser } from "#session/session.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { setTwoFactorRule } from "./team.api.ts";
import { TeamDialog } from "./team-dialog.tsx";
import { peopleWithout, ruleConsequence } from "./two-factor-words.ts";

interface TwoFactorRuleProps {
  members: readonly TeamMember[];
  /** Who looks at it. */
  user: User;
}

/** Whether everyone in the organization has to sign in with two factors; owners change it here. */
export function TwoFactorRule({ members, user }: TwoFactorRuleProps) {
  const { requiresTwoFactor, name } = user.organization;
  const isOwner = user.role === "owner";
  return (
    <section aria-labelledby="two-factor-rule" className="text-sm">
      <h2 id="two-factor-rule" className="font-semibold">
        Two-factor sign-in
      </h2>
      <p className="mt-1 max-w-[65ch] text-muted">
        {requiresTwoFactor
          ? `Everyone at ${name} has to sign in with a code from an authenticator app as well.`
          : `Everyone at ${name} decides for themselves whether signing in asks for a code as well.`}
        {isOwner && ` ${peopleWithout(members)}`}
      </p>
      {isOwner && (
        <div className="mt-3">
          <RuleChange members={members} user={user} />
        </div>
      )}
    </section>
  );
}

function RuleChange({ members, user }: TwoFactorRuleProps) {
  const [isAsking, setAsking] = useState(false);
  const { requiresTwoFactor } = user.organization;
  const isOwnOn = members.some(({ id, hasTwoFactor }) => id === user.id && hasTwoFactor === true);
  if (!requiresTwoFactor && !isOwnOn) {
    return (
      <p className="text-muted">
        To require it of everyone, first{" "}
        <Link className="text-accent underline underline-offset-2" to="/account#two-factor">
          set it up for yourself
        </Link>
        .
      </p>
    );
  }
  return (
    <>
      <Button size="sm" onPress={() => setAsking(true)}>
        {requiresTwoFactor ? "Stop requiring it" : "Require it of everyone"}
      </Button>
      {isAsking && <RuleDialog members={members} user={user} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Asks before the rule changes, and says what that does. */
function RuleDialog({ members, user, onClose }: TwoFactorRuleProps & { onClose: () => void }) {
  const refresh = useRefresh(teamQuery);
  const isRequired = !user.organization.requiresTwoFactor;
  const act = useSubmit(async () => {
    await setTwoFactorRule(isRequired);
    await Promise.all([refreshUser(), refresh()]);
    toast.success(
      isRequired ? "Two-factor sign-in is now required" : "Two-factor sign-in is no longer required",
    );
    onClose();
  }, "Failed to change the rule");
  return (
    <TeamDialog
      title={isRequired ? "Require two-factor sign-in?" : "Stop requiring two-factor sign-in?"}
      consequence={ruleConsequence(members, isRequired)}
      confirmLabel={isRequired ? "Require it" : "Stop requiring it"}
      act={act}
      onClose={onClose}
    />
  );
}
