import type { User } from "@plumbline/contract/auth";
import type { TeamMember } from "@plumbline/contract/team";

import { teamQuery } from "#queries/team.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { logOut } from "#session/session.ts";
import { Button } from "#ui/button.tsx";
import { FormFailure } from "#ui/form-failure.tsx";
import { ModalDialog } from "#ui/modal-dialog.tsx";
import { toast } from "#ui/toast.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { consequence } from "./removal-words.ts";
import { removePerson } from "./team.api.ts";

interface RemoveDialogProps {
  member: TeamMember;
  user: User;
  onClose: () => void;
}

/** Asks before somebody is removed, and says what that does. */
export function RemoveDialog({ member, user, onClose }: RemoveDialogProps) {
  const refresh = useRefresh(teamQuery);
  const isOneself = member.id === user.id;
  const { send, isBusy, refusal } = useSubmit(async () => {
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
    <ModalDialog title={isOneself ? "Leave the team?" : `Remove ${member.name}?`} isOpen onClose={onClose}>
      <p className="mt-2 text-sm text-muted">{consequence(member, isOneself)}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onPress={onClose}>Cancel</Button>
        <Button variant="primary" isBusy={isBusy} onPress={() => void send()}>
          {isOneself ? "Leave and log out" : "Remove"}
        </Button>
      </div>
      {refusal && (
        <div className="mt-4">
          <FormFailure message={refusal.message} />
        </div>
      )}
    </ModalDialog>
  );
}
