import { enableCompileCache } from "node:module";
import { join } from "node:path";

import { announceCommand } from "#commands/announce.ts";
import { backupCommand } from "#commands/backup.ts";
import { billingCommand } from "#commands/billing.ts";
import { checksCommand } from "#commands/checks.ts";
import { clientCommand } from "#commands/client.ts";
import { demoCommand } from "#commands/demo.ts";
import { doctorCommand } from "#commands/doctor.ts";
import { linkCommand } from "#commands/link.ts";
import { mailsCommand } from "#commands/mails.ts";
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
import { runProgram } from "./program.ts";

// What a command needs beyond this file is thousands of modules, which the next start need not translate again.
enableCompileCache(join(import.meta.dirname, "../../../node_modules/.cache/plumbline"));
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

await runProgram(
  GROUPS,
  '\n"plumbline <command> --help" shows the options, exit codes and examples of a command.',
);
