import { Command } from "commander";

import { EXIT } from "../exit.ts";
import { answer, type AnswerOptions } from "#operator/answer.ts";

async function restore(folder: string, options: AnswerOptions): Promise<void> {
  const { restoreText, runRestore } = await import("#operator/backup-acts.ts");
  const manifest = await runRestore(folder);
  await answer(options, manifest, restoreText(folder, manifest));
}

/** `plumbline restore`: an empty installation becomes what a backup was. */
export function restoreCommand(): Command {
  return new Command("restore")
    .description("Bring back a backup into an empty database and home, and migrate it to this version.")
    .argument("<folder>", "what plumbline backup made")
    .option("--json", "print JSON", false)
    .addHelpText(
      "after",
      `
Nothing is overwritten: where there are data already, it refuses. If it is interrupted, run it again.

Exit codes: ${EXIT.done} done; ${EXIT.failed} our error; ${EXIT.badInput} the backup is damaged or of a newer version, or there are data already.`,
    )
    .action(restore);
}
