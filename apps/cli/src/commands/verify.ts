import { Command } from "commander";

import { EXIT } from "../exit.ts";
import { answer, type AnswerOptions } from "#operator/answer.ts";

async function verify(file: string, options: AnswerOptions): Promise<void> {
  const { VERDICT_EXITS, verificationText, verifyFile } = await import("#operator/verify-file.ts");
  const verification = await verifyFile(file);
  await answer(options, verification, verificationText(file, verification));
  process.exitCode = VERDICT_EXITS[verification.verdict];
}

/** `plumbline verify`: whether a document is exactly as we issued it, and its evidence as it was archived. */
export function verifyCommand(): Command {
  return new Command("verify")
    .description("Hold a document against the archive: is it ours, is it unchanged, and is its evidence.")
    .argument("<file>", "a PDF or an OpenACR report that this service made")
    .option("--json", "print JSON", false)
    .addHelpText(
      "after",
      `
Exit codes: ${EXIT.done} the same; ${EXIT.failed} it could not be checked; ${EXIT.badInput} the file cannot be read; ${EXIT.changed} changed; ${EXIT.unknown} unknown.`,
    )
    .action(verify);
}
