import type { Role, User } from "@plumbline/contract/auth";
import { ROLE_WORDS, ROLES_BY_POWER } from "@plumbline/contract/roles";
import type { TeamMember } from "@plumbline/contract/team";
import { useState } from "react";

import { failureMessage } from "#api/api-error.ts";
import { teamQuery } from "#queries/team.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { refreshUser } from "#session/session.ts";
import { Button } from "#ui/button.tsx";
import { ModalDialog } from "#ui/modal-dialog.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { setRole } from "./team.api.ts";

/** The roles as choices. */
export const ROLE_CHOICES = ROLES_BY_POWER.map((role) => ({
  id: role,
  name: ROLE_WORDS[role].name,
  note: ROLE_WORDS[role].may,
}));

/** Gives a person another role. Owners who would step down are asked first: they cannot take it back. */
export function RoleSelect({ member, user }: { member: TeamMember; user: User }) {
  const [wanted, setWanted] = useState<Role | null>(null);
  const refresh = useRefresh(teamQuery);
  const isOneself = member.id === user.id;
  const { run, isBusy } = useAction(async (role: Role) => {
    try {
      await setRole(member, role);
      toast.success(`${member.name} is now ${ROLE_WORDS[role].name}`);
      if (isOneself) await refreshUser();
    } catch (error) {
      toast.error(failureMessage(error, "Failed to change the role"));
    }
    await refresh();
    setWanted(null);
  });
  return (
    <>
      <Select
        label={`Role of ${member.name}`}
        isLabelHidden
        items={ROLE_CHOICES}
        value={member.role}
        onChange={(role) => {
          if (role === member.role) return;
          if (isOneself) setWanted(role);
          else void run(role);
        }}
      />
      {wanted && (
        <ModalDialog title="Step down as an owner?" isOpen onClose={() => setWanted(null)}>
          <p className="mt-2 text-sm text-muted">
            You will no longer be able to change billing and team. Only another owner can change that back.
          </p>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Button onPress={() => setWanted(null)}>Stay an owner</Button>
            <Button variant="primary" isBusy={isBusy} onPress={() => void run(wanted)}>
              Become {ROLE_WORDS[wanted].name}
            </Button>
          </div>
        </ModalDialog>
      )}
    </>
  );
}
