import { Command, CommanderError } from "commander";

import { checksCommand } from "#commands/checks.ts";
import { demoCommand } from "#commands/demo.ts";
import { scanCommand } from "#commands/scan.ts";
import { schemaCommand } from "#commands/schema.ts";
import { scoreCommand } from "#commands/score.ts";
import { ClosedPipeError, EXIT, InputError, OutputError } from "./exit.ts";
import { tolerateClosedPipes } from "./output.ts";

const AFTER_ERROR = "Run with --help to see what is possible.";

function exitCodeOf(error: CommanderError): number {
  // Help and version end well; everything else commander throws is wrong input.
  return error.exitCode === 0 ? EXIT.done : EXIT.badInput;
}

function report(error: unknown): number {
  if (error instanceof CommanderError) return exitCodeOf(error);
  if (error instanceof ClosedPipeError) return EXIT.closedPipe;
  if (error instanceof InputError || error instanceof OutputError) {
    console.error(`plumbline: ${error.message}`);
    return error instanceof InputError ? EXIT.badInput : EXIT.failed;
  }
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  return EXIT.failed;
}

tolerateClosedPipes();
const program = new Command("plumbline")
  .description("Scans websites for accessibility, SEO, performance, privacy and security.")
  .version("0.1.0")
  .showHelpAfterError(AFTER_ERROR)
  .exitOverride()
  .configureHelp({ showGlobalOptions: true })
  .addHelpText(
    "after",
    '\n"plumbline <command> --help" tells the options, exit codes and examples of a command.',
  );
for (const command of [scanCommand(), scoreCommand(), checksCommand(), schemaCommand(), demoCommand()]) {
  program.addCommand(command.exitOverride().showHelpAfterError(AFTER_ERROR));
}

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
}
