import type { Role } from "@plumbline/contract/auth";
import { INVITE_DAYS } from "@plumbline/contract/team-limits";
import { useState } from "react";

import { teamQuery } from "#queries/team.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { Button } from "#ui/button.tsx";
import { FormFailure } from "#ui/form-failure.tsx";
import { type FormRefusal, marksOf, refusalOf, whileCorrecting } from "#ui/form-refusal.ts";
import { ModalDialog } from "#ui/modal-dialog.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { ROLE_CHOICES } from "./role-select.tsx";
import { sendInvite } from "./team.api.ts";

/** Asks whom to invite, and as what. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invited, setInvited] = useState({ name: "", email: "", role: "member" as Role });
  const { send, isBusy, refusal, correct } = useInvite(onClose);
  const change = (part: Partial<typeof invited>) => {
    setInvited({ ...invited, ...part });
    correct();
  };
  return (
    <ModalDialog title="Invite a person" isOpen onClose={onClose}>
      <form
        className="mt-2 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void send(invited);
        }}
      >
        <p className="text-sm text-muted">
          They get an email with a link to choose a password. It works once, for {INVITE_DAYS} days.
        </p>
        {refusal && <FormFailure message={refusal.message} />}
        <TextField
          label="Name"
          autoComplete="off"
          autoFocus
          isRequired
          maxLength={100}
          value={invited.name}
          onChange={(name) => change({ name })}
          {...marksOf(refusal, "name")}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          isRequired
          maxLength={254}
          value={invited.email}
          onChange={(email) => change({ email })}
          {...marksOf(refusal, "email")}
        />
        <Select
          label="Role"
          items={ROLE_CHOICES}
          value={invited.role}
          onChange={(role) => change({ role })}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {isBusy ? "Sending invite..." : "Send invite"}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}

function useInvite(onClose: () => void) {
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const refresh = useRefresh(teamQuery);
  const { run, isBusy } = useAction(async (invited: Parameters<typeof sendInvite>[0]) => {
    setRefusal(null);
    try {
      const { email } = await sendInvite(invited);
      toast.success(`Invite sent to ${email}`);
    } catch (error) {
      setRefusal(refusalOf(error, "Failed to send the invite"));
      return;
    }
    onClose();
    await refresh();
  });
  return { send: run, isBusy, refusal, correct: () => setRefusal(whileCorrecting) };
}
