import { probedPage, type AskedPage, type ProbedPage } from "./probed-page.ts";

/** Brings facts of the page as JSON, at once or later; decides nothing. */
type InPageProbe = (page: AskedPage) => unknown;

/** What one probe brought; `begun` is left by one that was ended while it ran, and `stopped` by one that met a limit. */
export type InPageAnswer =
  | { state: "begun" }
  | { state: "done"; value: unknown; stopped?: true }
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
        answers[id] = await answerOf(probes[id], pageFor?.(id) ?? page);
      } catch (error) {
        answers[id] = { state: "failed", reason: String(error) };
      }
    }),
  );
  return answersTo(ids);
}

async function answerOf(probe: InPageProbe | undefined, page: ProbedPage): Promise<InPageAnswer> {
  let hasStopped = false;
  const within = (most: number) => {
    let kept = 0;
    return () => {
      kept += 1;
      if (kept > most) hasStopped = true;
      return kept <= most;
    };
  };
  const value = await probe?.({ ...page, within });
  return { state: "done", value, ...(hasStopped ? { stopped: true } : {}) };
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
