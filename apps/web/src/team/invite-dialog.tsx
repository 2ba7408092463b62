import { readableHosts } from "@plumbline/contract/readable-host";
import type { Role } from "@plumbline/contract/auth";
import { INVITE_DAYS } from "@plumbline/contract/team-limits";
import { useState } from "react";

import { teamQuery } from "#queries/team.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { Form } from "#ui/form.tsx";
import { FormButtons } from "#ui/form-buttons.tsx";
import { marksOf } from "#ui/form-refusal.ts";
import { ModalDialog } from "#ui/modal-dialog.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.ts";
import { useSubmit } from "#ui/use-submit.ts";

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
    <ModalDialog title="Invite someone" isOpen onClose={onClose}>
      <Form
        className="mt-2"
        refusal={refusal}
        onSubmit={() => void send(invited)}
        actions={
          <FormButtons label="Send invite" busyLabel="Sending invite..." isBusy={isBusy} onCancel={onClose} />
        }
      >
        <p className="text-sm text-muted">
          We email them a link to accept the invite. It works once, for {INVITE_DAYS} days.
        </p>
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
      </Form>
    </ModalDialog>
  );
}

function useInvite(onClose: () => void) {
  const refresh = useRefresh(teamQuery);
  return useSubmit(async (invited: Parameters<typeof sendInvite>[0]) => {
    const { email } = await sendInvite(invited);
    toast.success(`Invite sent to ${readableHosts(email)}`);
    onClose();
    await refresh();
  }, "Failed to send the invite");
}
