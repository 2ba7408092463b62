import type { EngineReport, PageEvidence } from "#evidence.ts";
import { ACCESSLINT, runAccessLint } from "#gather/engines/accesslint.ts";
import { ALFA, runAlfa } from "#gather/engines/alfa.ts";
import { runAxe } from "#gather/engines/axe.ts";
import { probeContrast } from "#gather/engines/contrast-probe.ts";
import { runPlumbline } from "#gather/engines/plumbline.ts";
import { PLUMBLINE } from "#gather/engines/plumbline-finding.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import type { VisitLimits } from "#gather/page/visit-plan.ts";

interface Engine {
  engine: string;
  run: (tab: PageTab, limitMs: number, thorough: boolean) => Promise<EngineReport>;
  /** Costs more than the navigation on a page of usual size, so only key pages and small ones are examined. */
  thoroughOnly?: boolean;
}

/** In this order: the last uses names and roles as AccessLint tells them, and moves the page when it is a key page. */
const ENGINES: readonly Engine[] = [
  { engine: "axe-core", run: runAxe },
  { engine: ACCESSLINT, run: runAccessLint },
  { engine: ALFA, run: runAlfa, thoroughOnly: true },
  { engine: PLUMBLINE, run: runPlumbline },
];

/** Pages with at most so many elements are examined as key pages are: it costs next to nothing there. */
const SMALL_PAGE = 80;

/**
 * Asks each accessibility engine about the page as it stands; one that fails says why and costs only its own answer.
 * Must be the last to look at a key page, which is operated by keyboard.
 */
export async function runAccessibilityEngines(
  tab: PageTab,
  limits: VisitLimits,
  isKeyPage: boolean,
): Promise<PageEvidence["engines"]> {
  const answers: PageEvidence["engines"] = [];
  const thorough = isKeyPage || (await isSmall(tab, limits));
  for (const { engine, run } of ENGINES.filter(({ thoroughOnly }) => thorough || thoroughOnly !== true)) {
    try {
      answers.push({ engine, report: { gathered: true, value: await run(tab, limits.engineMs, thorough) } });
    } catch (error) {
      const reason = `${engine} could not finish: ${error instanceof Error ? error.message : String(error)}`;
      answers.push({ engine, report: { gathered: false, reason } });
    }
  }
  if (thorough) await settleContrast(tab, limits, answers);
  return answers;
}

/**
 * Replaces doubts about texts on pictures by what their pixels tell, and what engines that look at style sheets alone
 * say against them. Where that fails the doubts stay.
 */
async function settleContrast(
  tab: PageTab,
  limits: VisitLimits,
  answers: PageEvidence["engines"],
): Promise<void> {
  const reports = answers.flatMap(({ report }) => (report.gathered ? [report.value] : []));
  const axe = reports.find(({ engine }) => engine === "axe-core");
  const own = reports.find(({ engine }) => engine === PLUMBLINE);
  if (axe === undefined || own === undefined) return;
  try {
    const { failed, readable } = await probeContrast(tab, limits.engineMs, axe);
    own.findings.push(...failed);
    const settled = [...readable].map((selector) => ({ criterion: "1.4.3", selector, evenFailed: false }));
    own.cleared = [...(own.cleared ?? []), ...settled];
  } catch (error) {
    const reason = `${PLUMBLINE} could not see what is behind the text: ${error instanceof Error ? error.message : String(error)}`;
    answers.push({ engine: "Plumbline contrast", report: { gathered: false, reason } });
  }
}

async function isSmall(tab: PageTab, limits: VisitLimits): Promise<boolean> {
  const elements = await tab.evaluate("document.getElementsByTagName('*').length", limits.readMs);
  return Number(elements) <= SMALL_PAGE;
}
