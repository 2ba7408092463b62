import { Command } from "commander";

import { answer, type AnswerOptions } from "#operator/answer.ts";
import { parseEmail } from "#operator/parse.ts";

async function resetPassword(text: string, options: AnswerOptions): Promise<void> {
  const email = parseEmail(text);
  const { resetPasswordOf } = await import("#operator/user-acts.ts");
  const given = await resetPasswordOf(email);
  const words = `${given.name} <${given.email}> logs in with ${given.temporaryPassword}\nand chooses an own password then. It is sent to them by mail; all sessions were ended.\n`;
  await answer(options, given, words);
}

async function resetTwoFactor(text: string, options: AnswerOptions): Promise<void> {
  const email = parseEmail(text);
  const { resetTwoFactorOf } = await import("#operator/user-acts.ts");
  const reset = await resetTwoFactorOf(email);
  const words = reset.hasChanged
    ? `Two-factor sign-in of ${email} is off, and all sessions were ended. They are told by mail.\n`
    : `Two-factor sign-in of ${email} was not on; nothing has changed.\n`;
  await answer(options, reset, words);
}

/** `plumbline user`: help for people who cannot sign in. */
export function userCommand(): Command {
  const user = new Command("user").description("Help people who cannot sign in.");
  user
    .command("reset-password <email>")
    .description("Give a person a temporary password and mail it to them.")
    .option("--json", "print JSON", false)
    .action(resetPassword);
  user
    .command("reset-two-factor <email>")
    .description("Switch two-factor sign-in off for a person who lost app and recovery codes.")
    .option("--json", "print JSON", false)
    .action(resetTwoFactor);
  return user.addHelpText(
    "after",
    "\nMake sure first that it is really they who ask: both end all their sessions.",
  );
}
