import { Command } from "commander";

import { answer, type AnswerOptions } from "#operator/answer.ts";
import { parseEmail } from "#operator/parse.ts";

async function resetPassword(text: string, options: AnswerOptions): Promise<void> {
  const email = parseEmail(text);
  const { resetPasswordOf } = await import("#operator/user-acts.ts");
  const given = await resetPasswordOf(email);
  const words = `${given.name} <${given.email}> can log in with ${given.temporaryPassword}\nand then chooses a password. We emailed it to them and ended all their sessions.\n`;
  await answer(options, given, words);
}

async function resetTwoFactor(text: string, options: AnswerOptions): Promise<void> {
  const email = parseEmail(text);
  const { resetTwoFactorOf } = await import("#operator/user-acts.ts");
  const reset = await resetTwoFactorOf(email);
  const words = reset.hasChanged
    ? `Two-factor sign-in of ${email} is off, and all their sessions have ended. We told them by email.\n`
    : `Two-factor sign-in of ${email} was not on. Nothing has changed.\n`;
  await answer(options, reset, words);
}

/** `plumbline user`: help for people who cannot sign in. */
export function userCommand(): Command {
  const user = new Command("user").description("Help people who can't sign in.");
  user
    .command("reset-password <email>")
    .description("Give someone a temporary password and email it to them.")
    .option("--json", "print JSON", false)
    .action(resetPassword);
  user
    .command("reset-two-factor <email>")
    .description("Turn off two-factor sign-in for someone who lost both their app and their recovery codes.")
    .option("--json", "print JSON", false)
    .action(resetTwoFactor);
  return user.addHelpText(
    "after",
    "\nFirst make sure that the request really comes from them. Both commands end all their sessions.",
  );
}
