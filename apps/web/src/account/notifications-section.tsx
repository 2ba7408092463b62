import type { NotificationChoices } from "@plumbline/contract/notification-choices";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { notificationChoicesQuery } from "#queries/account.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Form } from "#ui/form.tsx";
import { toast } from "#ui/toast.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { storeNotificationChoices } from "./account.api.ts";
import { NOTIFICATION_WORDS } from "./notification-words.ts";
import { Loaded, Section } from "./section.tsx";

/** What one is told of by mail. */
export function NotificationsSection({ email }: { email: string }) {
  const query = useQuery(notificationChoicesQuery);
  return (
    <Section
      id="notifications"
      title="Notifications"
      about="The bell shows all of them. Here you choose which are mailed to you too. Mails about your sign-in are always sent."
    >
      <Loaded query={query} what="notification choices">
        {({ choices }) => <ChoicesForm stored={choices} email={email} />}
      </Loaded>
    </Section>
  );
}

type Choices = NotificationChoices["choices"];

function ChoicesForm({ stored, email }: { stored: Choices; email: string }) {
  const [choices, setChoices] = useState(stored);
  const { send, isBusy, refusal } = useSaving();
  return (
    <Form
      refusal={refusal}
      onSubmit={() => void send(choices)}
      actions={
        <Button type="submit" variant="primary" className="self-start" isBusy={isBusy}>
          {isBusy ? "Saving choices..." : "Save choices"}
        </Button>
      }
    >
      <fieldset>
        <legend className="mb-1 text-sm font-medium wrap-anywhere">Mail to {email} when</legend>
        {choices.map(({ kind, byMail }) => (
          <Checkbox
            key={kind}
            isSelected={byMail}
            onChange={(isSelected) =>
              setChoices(choices.map((it) => (it.kind === kind ? { kind, byMail: isSelected } : it)))
            }
          >
            {NOTIFICATION_WORDS[kind]}
          </Checkbox>
        ))}
      </fieldset>
    </Form>
  );
}

function useSaving() {
  const queryClient = useQueryClient();
  return useSubmit(async (choices: Choices) => {
    const stored = await storeNotificationChoices({ choices });
    queryClient.setQueryData(notificationChoicesQuery.queryKey, stored);
    toast.success("Notification choices saved");
  }, "Failed to save your choices");
}
