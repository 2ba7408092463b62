import { dayWords, momentWords, periodWords } from "@plumbline/contract/time-words";

import type { EventWords } from "#notifications/event.mail.ts";

export interface Maintenance {
  startsAt: Date;
  endsAt: Date;
  /** What is done or what to expect, in a sentence; may be empty. */
  note: string;
}

/** Says when the service will be away. */
export function maintenanceWords({ startsAt, endsAt, note }: Maintenance, timeZone: string): EventWords {
  return {
    headline: `Maintenance on ${dayWords(startsAt, timeZone)}`,
    sentence: `The dashboard may be unavailable during scheduled maintenance.${note === "" ? "" : ` ${note}`}`,
    facts: [
      { name: "Starts", value: momentWords(startsAt, timeZone) },
      { name: "Ends", value: momentWords(endsAt, timeZone) },
    ],
    advice: "You don't need to do anything. A scan that is due in this time runs afterward.",
    action: { label: "Open the dashboard", path: "/" },
    inShort: [periodWords(startsAt, endsAt, timeZone)],
  };
}
