import { momentWords } from "@plumbline/contract/time-words";
import { zoneWords } from "@plumbline/contract/time-zone-names";
import { allTimeZones, currentTimeZone, timeZoneName } from "@plumbline/contract/time-zones";
import { useState } from "react";

import { refreshUser } from "#session/session.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { NativeSelect } from "#ui/native-select.tsx";
import { toast } from "#ui/toast.ts";
import { useUnsaved } from "#ui/unsaved.ts";
import { useSubmit } from "#ui/use-submit.ts";

import { storeTimeZone } from "./account.api.ts";
import { Section } from "./section.tsx";

/** The zone in which the organization is told times. */
export function TimeZoneSection({ timeZone, isOwner }: { timeZone: string; isOwner: boolean }) {
  return (
    <Section
      id="time-zone"
      title="Time zone"
      about="Emails and PDF reports say times in this zone, for everyone in your organization. Email summaries leave at 8 AM there."
    >
      {isOwner ? (
        <TimeZoneForm timeZone={timeZone} />
      ) : (
        <div className="space-y-4 text-sm">
          <p>{zoneWords(currentTimeZone(timeZone))}</p>
          <p className="text-muted">Owners of the team can change it.</p>
        </div>
      )}
    </Section>
  );
}

/** A zone that is stored by a former name is shown, and chosen, by today's. */
function TimeZoneForm({ timeZone }: { timeZone: string }) {
  const stored = currentTimeZone(timeZone);
  const [zone, setZone] = useState(stored);
  const [now] = useState(() => new Date());
  useUnsaved(zone !== stored);
  const { send, isBusy, refusal } = useSubmit(async (chosen: string) => {
    await storeTimeZone(chosen);
    await refreshUser();
    toast.success("Time zone saved");
  }, "Failed to save the time zone");
  return (
    <Form
      className="max-w-md"
      refusal={refusal}
      onSubmit={() => void send(zone)}
      actions={
        <Button type="submit" variant="primary" className="self-start" isBusy={isBusy}>
          {isBusy ? "Saving time zone..." : "Save time zone"}
        </Button>
      }
    >
      <div>
        <NativeSelect label="Time zone" groups={choices(stored)} value={zone} onChange={setZone} />
        <p className="mt-1.5 text-sm text-muted tabular-nums">Now: {momentWords(now, zone)}</p>
      </div>
    </Form>
  );
}

/** Every zone this browser knows, and the stored one. */
function choices(stored: string) {
  const { american, others } = allTimeZones();
  const known = american.includes(stored) ? others : [...new Set([...others, stored])].sort();
  return [group("United States", american), group("Other", known)];
}

function group(name: string, zones: readonly string[]) {
  return { name, items: zones.map((id) => ({ id, name: timeZoneName(id) })) };
}
