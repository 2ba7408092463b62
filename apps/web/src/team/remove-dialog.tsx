import type { User } from "@plumbline/contract/auth";
import type { TeamMember } from "@plumbline/contract/team";
import { useQuery } from "@tanstack/react-query";

import { ownOrganizationsQuery } from "#queries/own-organizations.ts";
import { teamQuery } from "#queries/team.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { logOut } from "#session/session.ts";
import { toast } from "#ui/toast.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { consequence } from "./removal-words.ts";
import { removePerson } from "./team.api.ts";
import { TeamDialog } from "./team-dialog.tsx";

interface RemoveDialogProps {
  member: TeamMember;
  user: User;
  onClose: () => void;
}

/** Asks before somebody is removed, and says what that does. */
export function RemoveDialog({ member, user, onClose }: RemoveDialogProps) {
  const refresh = useRefresh(teamQuery);
  const isOneself = member.id === user.id;
  const { data: own } = useQuery({ ...ownOrganizationsQuery, enabled: isOneself });
  const hasOthers = own && own.length > 1;
  const act = useSubmit(async () => {
    await removePerson(member);
    if (isOneself) {
      logOut();
      return;
    }
    toast.success(`${member.name} was removed`);
    await refresh();
    onClose();
  }, "Failed to remove the person");
  return (
    <TeamDialog
      title={isOneself ? "Leave the team?" : `Remove ${member.name}?`}
      consequence={consequence({ member, organization: user.organization.name, isOneself, hasOthers })}
      confirmLabel={isOneself ? "Leave and log out" : "Remove"}
      act={act}
      onClose={onClose}
    />
  );
}
