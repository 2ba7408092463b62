import { OperatorError } from "@plumbline/core/platform/operator-error";
import { Command, CommanderError } from "commander";

import manifest from "../../../package.json" with { type: "json" };
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

/** Errors end in our own way, wherever in the tree of commands they come up. */
function settle(command: Command): Command {
  command.commands.forEach(settle);
  return command.exitOverride().showHelpAfterError(AFTER_ERROR);
}

/**
 * Runs the command that this process was asked for, and sets its exit code.
 *
 * @param groups commands by the heading they stand under in the help
 * @param more last paragraph of the help
 */
export async function runProgram(groups: Record<string, Command[]>, more: string): Promise<void> {
  tolerateClosedPipes();
  const program = new Command("plumbline")
    .description("Scans websites for accessibility, SEO, performance, privacy and security.")
    .version(manifest.version)
    .showHelpAfterError(AFTER_ERROR)
    .exitOverride()
    .configureHelp({ showGlobalOptions: true })
    .addHelpText("after", more);
  for (const [heading, commands] of Object.entries(groups)) {
    for (const command of commands) program.addCommand(settle(command).helpGroup(heading));
  }
  try {
    await program.parseAsync();
  } catch (error) {
    process.exitCode = report(error);
  }
}
