import type { Command } from "commander";

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

/** What can be asked of the repository's own command, by the heading it stands under in the help; made anew at each call. */
export function commandGroups(): Record<string, Command[]> {
  return {
    "Scan:": [scanCommand().addCommand(scanNowCommand()), scoreCommand(), checksCommand(), schemaCommand()],
    "Serve:": [demoCommand(), upCommand(), doctorCommand()],
    "Operate:": [
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
    ],
  };
}
