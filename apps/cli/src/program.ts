import { OperatorError } from "@plumbline/core/platform/operator-error";
import { Command, CommanderError, Help, type Option } from "commander";

import manifest from "../../../package.json" with { type: "json" };
import { ClosedPipeError, EXIT, InputError, OutputError } from "./exit.ts";

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

/** What an option does, with its default unless that is to be off or empty. */
function optionDescription(option: Option): string {
  const isOff = option.defaultValue === false || option.defaultValue === "";
  return isOff ? option.description : new Help().optionDescription(option);
}

/** Errors end in our own way, wherever in the tree of commands they come up, and help reads alike. */
function settle(command: Command): Command {
  command.commands.forEach(settle);
  return command.exitOverride().showHelpAfterError(AFTER_ERROR).configureHelp({ optionDescription });
}

/** What a process, or a test in one, was asked for. */
export interface Asked {
  /** Words after the command's own name. */
  args: readonly string[];
  /** Last paragraph of the help. */
  more?: string;
}

/**
 * Runs a command, and sets the exit code of this process.
 *
 * @param groups commands by the heading they stand under in the help
 */
export async function runProgram(
  groups: Record<string, Command[]>,
  { args, more = "" }: Asked,
): Promise<void> {
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
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    process.exitCode = report(error);
  }
}
