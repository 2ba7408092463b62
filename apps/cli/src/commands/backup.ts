import { Command } from "commander";

import { EXIT } from "../exit.ts";
import { answer, type AnswerOptions } from "#operator/answer.ts";

async function backup(folder: string, options: AnswerOptions): Promise<void> {
  const { backupText, runBackup } = await import("#operator/backup-acts.ts");
  const manifest = await runBackup(folder);
  await answer(options, manifest, backupText(folder, manifest));
}

/** `plumbline backup`: everything the service needs to begin again elsewhere, in one folder. */
export function backupCommand(): Command {
  return new Command("backup")
    .description("Save database, files and key to a new folder. The service can keep running meanwhile.")
    .argument("<folder>", "a folder that does not exist yet, or is empty")
    .option("--json", "print JSON", false)
    .addHelpText(
      "after",
      `
The backup holds the key that opens stored secrets: keep it as safe as the service itself.
"sha256sum --check SHA256SUMS" in the folder shows that it is as it was written.

Exit codes: ${EXIT.done} done; ${EXIT.failed} our error; ${EXIT.badInput} the folder cannot be used or there is nothing to back up.`,
    )
    .action(backup);
}
