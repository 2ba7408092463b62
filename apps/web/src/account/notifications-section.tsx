import type { NotificationChoices } from "@plumbline/contract/notification-choices";
import {
  MAIL_PACE_WORDS,
  MAIL_PACES,
  NOTIFICATION_GROUPS,
  NOTIFICATION_WORDS,
} from "@plumbline/contract/notification-kinds";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { failureMessage } from "#api/api-error.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormFailure } from "#ui/form-failure.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { storeNotificationChoices, useNotificationChoices } from "./account.api.ts";
import { Loaded, Section } from "./section.tsx";

/** What one is told of by mail. */
export function NotificationsSection({ email }: { email: string }) {
  const query = useNotificationChoices();
  return (
    <Section
      id="notifications"
      title="Notifications"
      about="The bell shows all of them. Here you choose which you also get by email, and how often. Emails about your account, its security and payments always come, and at once."
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
  const { send, isBusy, failure } = useSaving();
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send(chosen);
      }}
    >
      {failure && <FormFailure message={failure} />}
      <p className="text-sm wrap-anywhere">Email {email} when:</p>
      <ChoiceGroups chosen={chosen} onChange={setChosen} />
      <div className="max-w-xs">
        <Select
          label="How often"
          items={PACES}
          value={chosen.pace}
          onChange={(pace) => setChosen({ ...chosen, pace })}
        />
      </div>
      <Button type="submit" variant="primary" className="self-start" isBusy={isBusy}>
        {isBusy ? "Saving choices..." : "Save choices"}
      </Button>
    </form>
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
  const [failure, setFailure] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const { run, isBusy } = useAction(async (chosen: NotificationChoices) => {
    setFailure(null);
    try {
      const stored = await storeNotificationChoices(chosen);
      queryClient.setQueryData(["account", "notification-choices"], stored);
      toast.success("Notification choices saved");
    } catch (error) {
      setFailure(failureMessage(error, "Failed to save your choices"));
    }
  });
  return { send: run, isBusy, failure };
}
