import { Command } from "commander";

import { print } from "../output.ts";

async function score(file: string, { explain }: { explain: boolean }): Promise<void> {
  const { readScanResult } = await import("../read-result.ts");
  const result = readScanResult(file);
  // Loaded late: it knows every check, and a file that cannot be read should be told of at once.
  const { scoreSummary, explainScore } = await import("#score/score-text.ts");
  await print(explain ? explainScore(result) : scoreSummary(result));
}

/** `plumbline score`: the scores of a result, and where every point went. */
export function scoreCommand(): Command {
  return new Command("score")
    .description("Print the scores of a JSON result, and with --explain where every point went.")
    .argument("<file>", 'what "plumbline scan --format json" wrote (- reads standard input)')
    .option("--explain", "every line of each score: what it cost, where, and what a fix would gain", false)
    .addHelpText(
      "after",
      `
Examples:
  plumbline score result.json --explain
  plumbline scan example.org --format json | plumbline score -`,
    )
    .action(score);
}
