import { checksCommand } from "#commands/checks.ts";
import { scanCommand } from "#commands/scan.ts";
import { schemaCommand } from "#commands/schema.ts";
import { scoreCommand } from "#commands/score.ts";
import { tolerateClosedPipes } from "./output.ts";
import { runProgram } from "./program.ts";

const MORE = `
"plumbline <command> --help" shows the options, exit codes and examples of a command.

This package scans. To serve a dashboard, reports and schedules to clients, start Plumbline from its repository.`;

// The `plumbline` command as it is published: what needs neither a database nor an account.
const GROUPS = { "Scan:": [scanCommand(), scoreCommand(), checksCommand(), schemaCommand()] };
tolerateClosedPipes();
await runProgram(GROUPS, { args: process.argv.slice(2), more: MORE });
