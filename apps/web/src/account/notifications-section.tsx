import { readableHosts } from "@plumbline/contract/readable-host";
import type { NotificationChoices } from "@plumbline/contract/notification-choices";
import {
  MAIL_PACE_WORDS,
  MAIL_PACES,
  NOTIFICATION_GROUPS,
  NOTIFICATION_WORDS,
} from "@plumbline/contract/notification-kinds";
import { replaceEqualDeep, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { notificationChoicesQuery } from "#queries/account.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Form } from "#ui/form.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.ts";
import { useUnsaved } from "#ui/unsaved.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { storeNotificationChoices } from "./account.api.ts";
import { Loaded, Section } from "./section.tsx";

/** What one is told of by mail. */
export function NotificationsSection({ email }: { email: string }) {
  const query = useQuery(notificationChoicesQuery);
  return (
    <Section
      id="notifications"
      title="Notifications"
      about="The bell shows all notifications. Choose which ones you also get by email, and how often. We always email you right away about your account, its security and payments."
    >
      <Loaded query={query} what="notification choices">
        {(stored) => <ChoicesForm stored={stored} email={email} />}
      </Loaded>
    </Section>
  );
}

const PACES = MAIL_PACES.map((id) => ({ id, name: MAIL_PACE_WORDS[id] }));

function ChoicesForm({ stored, email }: { stored: NotificationChoices; email: string }) {
  const [chosen, setChosen] = useState(stored);
  const { send, isBusy, refusal } = useSaving();
  useUnsaved(replaceEqualDeep(stored, chosen) !== stored);
  return (
    <Form
      refusal={refusal}
      onSubmit={() => void send(chosen)}
      actions={
        <Button type="submit" variant="primary" className="self-start" isBusy={isBusy}>
          {isBusy ? "Saving choices..." : "Save choices"}
        </Button>
      }
    >
      <p className="text-sm wrap-anywhere">Email {readableHosts(email)} when:</p>
      <ChoiceGroups chosen={chosen} onChange={setChosen} />
      <div className="max-w-xs">
        <Select
          label="How often"
          items={PACES}
          value={chosen.pace}
          onChange={(pace) => setChosen({ ...chosen, pace })}
        />
      </div>
    </Form>
  );
}

interface GroupsProps {
  chosen: NotificationChoices;
  onChange: (chosen: NotificationChoices) => void;
}

function ChoiceGroups({ chosen, onChange }: GroupsProps) {
  const { choices } = chosen;
  return NOTIFICATION_GROUPS.map(({ name, kinds }) => (
    <fieldset key={name}>
      <legend className="mb-1 text-sm font-medium">{name}</legend>
      {choices
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ kind, byMail }) => (
          <Checkbox
            key={kind}
            isSelected={byMail}
            onChange={(isSelected) =>
              onChange({
                ...chosen,
                choices: choices.map((it) => (it.kind === kind ? { kind, byMail: isSelected } : it)),
              })
            }
          >
            {NOTIFICATION_WORDS[kind]}
          </Checkbox>
        ))}
    </fieldset>
  ));
}

function useSaving() {
  const queryClient = useQueryClient();
  return useSubmit(async (chosen: NotificationChoices) => {
    const stored = await storeNotificationChoices(chosen);
    queryClient.setQueryData(notificationChoicesQuery.queryKey, stored);
    toast.success("Notification choices saved");
  }, "Failed to save your choices");
}
