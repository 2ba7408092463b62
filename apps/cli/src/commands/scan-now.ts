import { Command } from "commander";

import { answer, type AnswerOptions } from "#operator/answer.ts";

async function scanNow(term: string, options: AnswerOptions): Promise<void> {
  const { scanClient, scanText } = await import("#operator/scan-acts.ts");
  const scan = await scanClient(term);
  await answer(options, scan, scanText(scan));
}

/** `plumbline scan now`: a scan of a client's site, outside its schedule. */
export function scanNowCommand(): Command {
  return new Command("now")
    .description("Queue a scan of a client's website at once; a running worker takes it up.")
    .argument("<client>", "id, a member's email address, name, or website's host")
    .option("--json", "print JSON", false)
    .action(scanNow);
}
