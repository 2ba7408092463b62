import type { FixExample } from "./fix-example.ts";

const EXAMPLE_HEADING = "After (example)";
const TRIED_HEADING = "After (fix, tried on your site)";

/** What stands above an example, in whatever shows one: only what was tried and worked is called a fix. */
export function exampleHeading(example: FixExample): string {
  return isTriedFix(example) ? TRIED_HEADING : EXAMPLE_HEADING;
}

/** Whether the scan tried it in a page, the defect was gone, and nothing else broke. */
export function isTriedFix({ tried }: FixExample): boolean {
  return tried === "fixed";
}

/** What stands below an example with a gap. */
export const FILLING_WORDS = "TODO marks what only you know. Fill it in before you publish.";

/** An example in full as plain text, for whatever shows it in one piece. */
export function exampleText({ text, servers = [] }: FixExample): string {
  return [text, ...servers.map(({ server, text: lines }) => `${server}:\n${lines}`)].join("\n\n");
}

/** Whether it has a gap that only a person can fill. */
export function needsFilling(example: FixExample): boolean {
  return exampleText(example).includes("TODO");
}
