import axe from "axe-core";

import { PAGE_PROBES, ROOMS } from "#checks/accessibility/rooms.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import type { EngineAnswer, EngineReport } from "#evidence/engines.ts";
import type { PageFacts } from "#evidence/probe-facts.ts";
import { ACCESSLINT_LEFT_OUT, accessLintReport } from "#gather/engines/accesslint.ts";
import { AXE_CRITERIA_RULES, axeOptionsFor } from "#gather/engines/axe-rule-set.ts";
import { toFinding } from "#gather/engines/axe.ts";
import { injectAxe } from "#gather/engines/inject-axe.ts";
import { reportOf } from "#gather/engines/run-engines.ts";
import { askProbes, probeModule, putIntoPage } from "#gather/examining/probe-script.ts";
import type { OpenedState, OpenedStates } from "#gather/operating/opened/opened-facts.ts";
import { heldIn } from "#gather/operating/controls/try-editors.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";
import type { OperatedPage } from "#gather/operating/page/operated-page.ts";

/** Of a page: more cost time that the controls themselves are tried in. */
const MOST_STATES = 9;
const TOO_MANY = "The page opens more than we examine on one page.";
const LATE = "There was no time left to examine all that the page opens.";
const ASKED = PAGE_PROBES.filter(({ inOpened }) => inOpened);
const CONTRAST = "color-contrast";
const MODULE = probeModule(ASKED);
const OPTIONS = {
  ...axeOptionsFor(AXE_CRITERIA_RULES),
  iframes: false,
  preload: false,
};

/** What was seen of the content that opened on one page; each content is looked at once, and only some of many. */
export class OpenedContents {
  readonly states: OpenedState[] = [];
  #examined = 0;
  readonly #left = new Map<string, number>();
  readonly #known = new Set<string>();
  /** Whether anyone asks for it; it costs more than the trials that open it. */
  isWanted = true;
  /** Whether the page is shown in a window as narrow as a phone's. */
  isInNarrowWindow = false;
  /** Name of what shows the view that is operated; null for the page as it was loaded. */
  inView: string | null = null;

  /** Takes over what was seen of the like on another page. */
  take(states: readonly OpenedState[]): void {
    for (const state of states) this.#known.add(keyOf(state));
    this.states.push(...states.map(({ inView: _elsewhere, ...state }) => ({ ...state, ...this.#where() })));
  }

  /**
   * Asks engines and probes about what has come to be seen since the last look.
   *
   * @param pressedBefore what was pressed first, so that a content holds more than when it was examined before
   */
  async examine(page: OperatedPage, way: OpenedState["way"], pressedBefore?: string): Promise<void> {
    const before = pressedBefore === undefined ? {} : { pressedBefore };
    try {
      const opened = await page.call("takeUpOpened");
      if (opened === null || !this.isWanted || this.#known.has(keyOf({ ...opened, ...before }))) return;
      const isOver = this.#examined >= MOST_STATES * page.limits.operateTimes;
      if (isOver || page.isLate) {
        this.#leave(isOver ? TOO_MANY : LATE);
        return;
      }
      this.#known.add(keyOf({ ...opened, ...before }));
      this.#examined += 1;
      const told = await askAbout(page);
      const held = await heldIn(page);
      this.states.push({
        way,
        ...(this.isInNarrowWindow ? { isInNarrowWindow: true as const } : {}),
        ...this.#where(),
        ...opened,
        ...before,
        ...told,
        ...(held.length === 0 ? {} : { held }),
      });
    } catch (error) {
      // The control itself can still be tried, or says why it cannot.
      if (!(error instanceof PageTrouble)) throw error;
      this.#leave(error.message);
    }
  }

  /** All of it, as it is archived. */
  facts(): OpenedStates {
    const notTried = [...this.#left].map(([reason, count]) => ({ count, reason }));
    return { states: this.states, notTried };
  }

  #where(): Pick<OpenedState, "inView"> {
    return this.inView === null ? {} : { inView: this.inView };
  }

  #leave(reason: string): void {
    this.#left.set(reason, (this.#left.get(reason) ?? 0) + 1);
  }
}

function keyOf({ content, pressedBefore }: Pick<OpenedState, "content" | "pressedBefore">): string {
  return JSON.stringify([content, pressedBefore]);
}

async function askAbout(page: OperatedPage): Promise<Pick<OpenedState, "inside" | "engines" | "facts">> {
  const engines = [
    await answerOf(AXE, () => runAxe(page)),
    await answerOf(ACCESSLINT, async () =>
      accessLintReport(await page.call("runAccessLintOnOpened", ACCESSLINT_LEFT_OUT)),
    ),
  ];
  const facts = await askThem(page);
  const spokenOf = await page.call("insideSpokenOf");
  const inside = [...new Set(Object.values(spokenOf).flat())];
  return { inside, engines, facts: neededOf(facts, spokenOf) };
}

async function answerOf(
  engine: EngineAnswer["engine"],
  run: () => Promise<EngineReport>,
): Promise<EngineAnswer> {
  return { engine, view: VIEW_LABELS.operated, report: await reportOf(engine, run) };
}

async function runAxe(page: OperatedPage): Promise<EngineReport> {
  const { limits, tab } = page;
  if ((await tab.evaluate("'axe' in globalThis", limits.readMs)) !== true)
    await injectAxe(tab, limits.readMs);
  const { violations, incomplete } = await page.call("runAxeOnOpened", OPTIONS);
  return {
    engine: AXE,
    version: axe.version,
    findings: [
      ...violations.map((node) => toFinding(node, "failed")),
      // What lies behind a text is looked at on the page at rest alone, so doubts of contrast stay doubts.
      ...incomplete.filter(({ rule }) => rule !== CONTRAST).map((node) => toFinding(node, "review")),
    ],
    passedRules: [],
    inapplicableRules: [],
  };
}

/** Probes remember what they saw of a page, so each state gets its own. */
async function askThem({ tab, limits: { readMs: limitMs } }: OperatedPage): Promise<PageFacts> {
  await putIntoPage(tab, "probes", { module: MODULE, limitMs });
  return await askProbes(tab, "probes", { probes: ASKED, limitMs, pageFor: "operating.openedPage" });
}

/** What rules need that have anything to say of the content: facts of the whole page would be archived in vain. */
function neededOf(facts: PageFacts, spokenOf: Readonly<Record<string, readonly string[]>>): PageFacts {
  const speaks = ({ id }: { id: string }): boolean => (spokenOf[id] ?? []).length > 0;
  const examinations = ROOMS.flatMap(({ examines = [] }) => examines);
  const needed = examinations.filter(({ probes }) => probes.some(speaks)).flatMap(({ probes }) => probes);
  const ids = new Set(needed.map(({ id }) => id));
  return Object.fromEntries(Object.entries(facts).filter(([id]) => ids.has(id)));
}
