import { Command } from "commander";

import { InputError } from "../exit.ts";
import { answer, type AnswerOptions } from "#operator/answer.ts";
import { parseMoment } from "#operator/parse.ts";

const NOTE_LIMIT = 300;
const NOTICE_HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;

interface AnnounceOptions extends AnswerOptions {
  from: string;
  to: string;
  note: string;
  urgent: boolean;
}

function parseMaintenance({ from, to, note, urgent }: AnnounceOptions) {
  const startsAt = parseMoment(from);
  const endsAt = parseMoment(to);
  if (endsAt <= startsAt) throw new InputError("--to must be later than --from.");
  if (note.length > NOTE_LIMIT) throw new InputError(`--note has at most ${NOTE_LIMIT} characters.`);
  const isSoon = startsAt.getTime() - Date.now() < NOTICE_HOURS * HOUR_MS;
  if (isSoon && !urgent) {
    throw new InputError(
      `We promise clients ${NOTICE_HOURS} hours' notice. Choose a later --from, or add --urgent.`,
    );
  }
  return { startsAt, endsAt, note: note.trim() };
}

async function announce(options: AnnounceOptions): Promise<void> {
  const maintenance = parseMaintenance(options);
  const [{ announceMaintenance }, { withServices }] = await Promise.all([
    import("@plumbline/core/notifications/announce-maintenance"),
    import("#operator/with-services.ts"),
  ]);
  const clients = await withServices((services) => announceMaintenance(services, maintenance));
  await answer(options, { ...maintenance, clients }, `Announced to ${clients} clients.\n`);
}

/** `plumbline announce`: tells all clients of a maintenance. */
export function announceCommand(): Command {
  return new Command("announce")
    .description("Tell everyone at every client about planned maintenance, in the app and by email.")
    .requiredOption("--from <moment>", "when it starts, with its zone, e.g. 2026-11-30T02:00Z")
    .requiredOption("--to <moment>", "when it ends")
    .option("--note <words>", "what to expect, in one sentence", "")
    .option("--urgent", `announce it even if it starts in less than ${NOTICE_HOURS} hours`, false)
    .option("--json", "print JSON", false)
    .action(announce);
}
