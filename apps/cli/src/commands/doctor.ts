import { Command } from "commander";

import { EXIT } from "../exit.ts";
import { answer, type AnswerOptions } from "#operator/answer.ts";

async function doctor(options: AnswerOptions & { fix: boolean }): Promise<void> {
  const { doctorText, runDoctor } = await import("#doctor/run-doctor.ts");
  const checks = await runDoctor({ isFixing: options.fix });
  await answer(options, checks, doctorText(checks));
  process.exitCode = checks.every(({ isWell }) => isWell) ? EXIT.done : EXIT.failed;
}

/** `plumbline doctor`: is everything there that the service needs, and what to do where it is not. */
export function doctorCommand(): Command {
  return new Command("doctor")
    .description("Check settings, database, queue, storage, mail, payments and browser, and say what to fix.")
    .option("--fix", "create what is missing: prices and the card page at Stripe", false)
    .option("--json", "print JSON", false)
    .addHelpText("after", `\nExit codes: ${EXIT.done} all is well; ${EXIT.failed} something is not.`)
    .action(doctor);
}
