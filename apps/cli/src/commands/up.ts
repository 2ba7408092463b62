import { Command } from "commander";

import { EXIT } from "../exit.ts";

async function up(): Promise<void> {
  const { runUp } = await import("#serve/run-up.ts");
  process.exitCode = await runUp();
}

/** `plumbline up`: the service on this machine, for real clients. */
export function upCommand(): Command {
  return new Command("up")
    .description("Run the product on this machine: database, API with the web app, and a worker.")
    .addHelpText(
      "after",
      `
Settings come from the environment; docs/reference/settings.md lists them, and "plumbline doctor" checks them.
With DATABASE_URL that database is used, and any number of machines may run beside each other.

Exit codes: ${EXIT.done} stopped on request; ${EXIT.failed} our error; ${EXIT.badInput} a setting is not valid or the port is in use.`,
    )
    .action(up);
}
