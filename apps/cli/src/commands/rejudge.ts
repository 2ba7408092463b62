import { Command } from "commander";

import { InputError } from "../exit.ts";
import { answer, type AnswerOptions } from "#operator/answer.ts";

interface RejudgeOptions extends AnswerOptions {
  dryRun: boolean;
  status: boolean;
}

async function rejudge(
  term: string | undefined,
  { dryRun, status, ...options }: RejudgeOptions,
): Promise<void> {
  if (dryRun && status) throw new InputError("Give --dry-run or --status, not both.");
  const acts = await import("#operator/rejudge-acts.ts");
  const words = await import("#operator/rejudge-text.ts");
  if (dryRun) {
    const tried = await acts.tryRejudgingOf(term);
    return answer(options, tried, words.triedText(tried));
  }
  if (status) {
    const found = await acts.readRejudgedOf(term);
    return answer(options, found, words.statusText(found));
  }
  const queued = await acts.queueRejudgingOf(term);
  return answer(options, queued, words.queuedText(queued));
}

/** `plumbline rejudge`: scores of older scans by today's ruleset. */
export function rejudgeCommand(): Command {
  return new Command("rejudge")
    .description("Judge older scans again with today's ruleset, so that trends show one ruleset throughout.")
    .argument("[client]", "id, a member's email address, name, or website's host; all clients without it")
    .option("--dry-run", "judge here and now, tell which scores would move, and change nothing", false)
    .option("--status", "tell what came of each scan, and why some keep their scores", false)
    .option("--json", "print JSON", false)
    .addHelpText(
      "after",
      `
Scans are judged by a running worker, from the archive; no site is visited. What was told stays told: issues, reports,
letters and other documents do not change. A scan that cannot be judged again keeps its score and its ruleset, and
--status says why. It may be stopped and repeated at any time: no scan is judged twice by the same ruleset.

Examples:
  plumbline rejudge --dry-run "Harbor Bakery"
  plumbline rejudge
  plumbline rejudge --status`,
    )
    .action(rejudge);
}
