import { Command } from "commander";

import { answer, type AnswerOptions } from "#operator/answer.ts";

async function queueScan(term: string, options: AnswerOptions): Promise<void> {
  const { scanNow, scanText } = await import("#operator/scan-acts.ts");
  const scan = await scanNow(term);
  await answer(options, scan, scanText(scan));
}

/** `plumbline scan now`: a scan of a client's site, outside its schedule. */
export function scanNowCommand(): Command {
  return new Command("now")
    .description(
      "Queue a scan of a client's website right away; a running worker takes it up. Refused while the client is suspended or past due, and once the subscription has ended.",
    )
    .argument("<client>", "id, a member's email address, name, or website's host")
    .option("--json", "print JSON", false)
    .action(queueScan);
}
