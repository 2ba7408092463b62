import type { EngineAnswer, EngineReport } from "#evidence/engines.ts";
import { ACCESSLINT, ALFA, AXE, type EngineName } from "#evidence/engine-names.ts";
import { runAccessLint } from "#gather/engines/accesslint.ts";
import { runAlfa } from "#gather/engines/alfa.ts";
import { runAxe } from "#gather/engines/axe.ts";
import { notGathered } from "#gather/page/not-gathered.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import type { VisitLimits } from "#gather/page/visit-limits.ts";

interface Engine {
  engine: EngineName;
  run: (tab: PageTab, limitMs: number, axeRules?: readonly string[]) => Promise<EngineReport>;
  /** Costs more than the navigation on a page of usual size, so only key pages and small ones are examined. */
  thoroughOnly?: boolean;
  /** Our rules use the names and roles it tells, whoever else is asked. */
  helpsOthers?: boolean;
}

const ENGINES: readonly Engine[] = [
  { engine: AXE, run: runAxe },
  { engine: ACCESSLINT, run: runAccessLint, helpsOthers: true },
  { engine: ALFA, run: runAlfa, thoroughOnly: true },
];

/** What is asked of the engines; all there is when absent. */
export interface AskedEngines {
  asked?: readonly EngineName[] | undefined;
  axeRules?: readonly string[] | undefined;
}

/**
 * Asks each accessibility engine about the page as it stands; one that fails says why and costs only its own answer.
 *
 * @param asked those that are wanted; all when absent
 * @param axeRules rules of axe that are wanted; all we run when absent
 */
export async function runEngines(
  tab: PageTab,
  limits: VisitLimits,
  { isThorough, asked, axeRules }: { isThorough: boolean } & AskedEngines,
): Promise<EngineAnswer[]> {
  const answers: EngineAnswer[] = [];
  const wanted = ENGINES.filter(
    ({ engine, thoroughOnly, helpsOthers }) =>
      (isThorough || thoroughOnly !== true) &&
      (asked === undefined || helpsOthers === true || asked.includes(engine)),
  );
  for (const { engine, run } of wanted) {
    answers.push({ engine, report: await reportOf(engine, () => run(tab, limits.engineMs, axeRules)) });
  }
  return answers;
}

/** What an engine brought, or why it could not finish. */
export async function reportOf(
  engine: EngineName,
  run: () => Promise<EngineReport>,
): Promise<EngineAnswer["report"]> {
  try {
    return { gathered: true, value: await run() };
  } catch (error) {
    return notGathered(error, `${engine} could not finish on this page.`);
  }
}
