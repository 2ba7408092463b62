import { enableCompileCache } from "node:module";
import { join } from "node:path";

import { commandGroups } from "./command-groups.ts";
import { tolerateClosedPipes } from "./output.ts";
import { runProgram } from "./program.ts";

// What a command needs beyond this file is thousands of modules, which the next start need not translate again.
enableCompileCache(join(import.meta.dirname, "../../../node_modules/.cache/plumbline"));
tolerateClosedPipes();
const MORE = '\n"plumbline <command> --help" shows the options, exit codes and examples of a command.';
await runProgram(commandGroups(), { args: process.argv.slice(2), more: MORE });
