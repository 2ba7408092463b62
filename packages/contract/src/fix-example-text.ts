import type { FixExample } from "./fix-example.ts";

/** What stands above an example, in whatever shows one: it was not tried, so it is never called the fix. */
export const EXAMPLE_HEADING = "After (example)";

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
