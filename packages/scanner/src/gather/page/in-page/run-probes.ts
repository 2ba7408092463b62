import { probedPage, type ProbedPage } from "./probed-page.ts";

/** Brings facts of the page as JSON, at once or later; decides nothing. */
type InPageProbe = (page: ProbedPage) => unknown;

/** What one probe brought; `begun` is left by one that was ended while it ran. */
export type InPageAnswer =
  | { state: "begun" }
  | { state: "done"; value: unknown }
  | { state: "failed"; reason: string };

const answers: Record<string, InPageAnswer> = {};

/** Runs probes on the page as it is now; one that fails costs only its own answer. @param pageFor how one sees it */
export async function runProbes(
  probes: Readonly<Record<string, InPageProbe>>,
  ids: readonly string[],
  pageFor?: (id: string) => ProbedPage,
): Promise<Record<string, InPageAnswer>> {
  const page = probedPage();
  await Promise.all(
    ids.map(async (id) => {
      answers[id] = { state: "begun" };
      try {
        answers[id] = { state: "done", value: await probes[id]?.(pageFor?.(id) ?? page) };
      } catch (error) {
        answers[id] = { state: "failed", reason: String(error) };
      }
    }),
  );
  return answersTo(ids);
}

/** What the probes have brought so far. */
export function answersTo(ids: readonly string[]): Record<string, InPageAnswer> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const answer = answers[id];
      return answer === undefined ? [] : [[id, answer]];
    }),
  );
}
