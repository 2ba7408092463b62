import { enableCompileCache } from "node:module";
import { join } from "node:path";

import { OperatorError } from "@plumbline/core/platform/operator-error";
import { Command, CommanderError } from "commander";

import { announceCommand } from "#commands/announce.ts";
import { backupCommand } from "#commands/backup.ts";
import { billingCommand } from "#commands/billing.ts";
import { checksCommand } from "#commands/checks.ts";
import { clientCommand } from "#commands/client.ts";
import { demoCommand } from "#commands/demo.ts";
import { doctorCommand } from "#commands/doctor.ts";
import { linkCommand } from "#commands/link.ts";
import { mailsCommand } from "#commands/mails.ts";
import { operatorCommand } from "#commands/operator.ts";
import { rejudgeCommand } from "#commands/rejudge.ts";
import { restoreCommand } from "#commands/restore.ts";
import { sandboxCommand } from "#commands/sandbox.ts";
import { scanNowCommand } from "#commands/scan-now.ts";
import { scanCommand } from "#commands/scan.ts";
import { schemaCommand } from "#commands/schema.ts";
import { scoreCommand } from "#commands/score.ts";
import { upCommand } from "#commands/up.ts";
import { userCommand } from "#commands/user.ts";
import { verifyCommand } from "#commands/verify.ts";
import { ClosedPipeError, EXIT, InputError, OutputError } from "./exit.ts";
import { tolerateClosedPipes } from "./output.ts";

const AFTER_ERROR = "Run with --help to see the options.";

function exitCodeOf(error: CommanderError): number {
  // Help and version end well; everything else commander throws is wrong input.
  return error.exitCode === 0 ? EXIT.done : EXIT.badInput;
}

function say(error: Error, exitCode: number): number {
  console.error(`plumbline: ${error.message}`);
  return exitCode;
}

function report(error: unknown): number {
  if (error instanceof CommanderError) return exitCodeOf(error);
  if (error instanceof ClosedPipeError) return EXIT.closedPipe;
  if (error instanceof OutputError) return say(error, EXIT.failed);
  if (error instanceof InputError || error instanceof OperatorError) return say(error, EXIT.badInput);
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  return EXIT.failed;
}

// What a command needs beyond this file is thousands of modules, which the next start need not translate again.
enableCompileCache(join(import.meta.dirname, "../../../node_modules/.cache/plumbline"));
tolerateClosedPipes();
const program = new Command("plumbline")
  .description("Scans websites for accessibility, SEO, performance, privacy and security.")
  .version("0.1.0")
  .showHelpAfterError(AFTER_ERROR)
  .exitOverride()
  .configureHelp({ showGlobalOptions: true })
  .addHelpText(
    "after",
    '\n"plumbline <command> --help" shows the options, exit codes and examples of a command.',
  );
const SCANNING = [
  scanCommand().addCommand(scanNowCommand()),
  scoreCommand(),
  checksCommand(),
  schemaCommand(),
];
const SERVING = [demoCommand(), upCommand(), doctorCommand()];
const OPERATING = [
  clientCommand(),
  userCommand(),
  operatorCommand(),
  linkCommand(),
  billingCommand(),
  sandboxCommand(),
  announceCommand(),
  mailsCommand(),
  verifyCommand(),
  rejudgeCommand(),
  backupCommand(),
  restoreCommand(),
];
const GROUPS = { "Scan:": SCANNING, "Serve:": SERVING, "Operate:": OPERATING };

/** Errors end in our own way, wherever in the tree of commands they come up. */
function settle(command: Command): Command {
  command.commands.forEach(settle);
  return command.exitOverride().showHelpAfterError(AFTER_ERROR);
}

for (const [heading, commands] of Object.entries(GROUPS)) {
  for (const command of commands) program.addCommand(settle(command).helpGroup(heading));
}

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
}
