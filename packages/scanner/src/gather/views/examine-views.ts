import { PAGE_PROBES } from "#checks/accessibility/rooms.ts";
import { AXE } from "#evidence/engine-names.ts";
import type { PageFacts, Probe } from "#evidence/probe-facts.ts";
import { reportOf } from "#gather/engines/run-engines.ts";
import { answerTo, type Examined, NOTHING_SEEN, together } from "#gather/examining/examined.ts";
import { askProbes } from "#gather/examining/probe-script.ts";
import { wantedOf, type WantsFacts } from "#gather/examining/wanted-facts.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { settle } from "#gather/page/settle.ts";
import type { VisitLimits } from "#gather/page/visit-limits.ts";
import { watchMovement } from "#gather/views/moving-content.ts";
import { MOVING_CONTENT } from "#gather/views/moving-content-facts.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";
import { ViewTab, type Shape } from "#gather/views/view-tab.ts";
import { ADAPTED_VIEWS, FRESH_VIEWS, type View } from "#gather/views/views.ts";

/** Facts that only other views of a page tell. */
export const VIEW_FACTS: readonly Probe<unknown>[] = [...FRESH_VIEWS, ...ADAPTED_VIEWS].flatMap(({ name }) =>
  factsIn(name),
);

export interface ViewsPlan {
  url: string;
  /** Window of the visit. */
  usual: Shape;
  limits: VisitLimits;
  /** When the visit began, as `Date.now` tells it. */
  startedAt: number;
  /** Views that bring nothing of it are left out, but for those that put back what an earlier one adapted. */
  wants?: WantsFacts;
  /** Told of all that views have brought so far while the page is still shown in the last of them. */
  onView?: (examined: Examined) => Promise<void>;
}

/**
 * Loads the page again and looks at it enlarged, narrow, turned, in dark colors and over some seconds. Must be the
 * last to look at a page. One view that fails costs only its own answers.
 */
export async function examineViews(
  tab: PageTab,
  { url, usual, limits, startedAt, wants = wantedOf(), onView }: ViewsPlan,
): Promise<Examined> {
  const isWanted = ({ name }: View): boolean => wants(...factsIn(name));
  const fresh = FRESH_VIEWS.filter(isWanted);
  const adapted = ADAPTED_VIEWS.some(isWanted) ? ADAPTED_VIEWS.slice(ADAPTED_VIEWS.findIndex(isWanted)) : [];
  if (fresh.length + adapted.length === 0) return NOTHING_SEEN;
  const until = startedAt + limits.viewsUntilMs;
  const view = new ViewTab(tab, usual, { readMs: limits.readMs, until });
  let examined = NOTHING_SEEN;
  const take = async (views: readonly View[]): Promise<void> => {
    for (const shown of views) {
      examined = together(
        examined,
        await lookAt(view, shown, async (seen) => onView?.(together(examined, seen))),
      );
    }
  };
  try {
    await loadAgain(view, url, limits);
  } catch (error) {
    return together(...(await Promise.all([...fresh, ...adapted].map((one) => notSeen(one, error)))));
  }
  await take(fresh);
  if (adapted.length === 0) return examined;
  const noted = await troubleWith(() => noteUsual(view));
  if (noted === null) await take(adapted);
  else examined = together(examined, ...(await Promise.all(adapted.map((one) => notSeen(one, noted)))));
  return examined;
}

/** What a view is there for. */
function factsIn(name: View["name"]): readonly Probe<unknown>[] {
  return name === "watched" ? [MOVING_CONTENT] : PAGE_PROBES.filter(({ when }) => when === name);
}

async function loadAgain(view: ViewTab, url: string, limits: VisitLimits): Promise<void> {
  const { tab } = view;
  view.refuseWhenLate();
  const address = url.replace(/#.*$/, "");
  await view.timers.watch();
  try {
    await tab.load(address, limits.loadMs, "The page did not load a second time.");
  } finally {
    await view.timers.end();
  }
  await settle(tab, limits, Date.now());
  await view.prepare();
}

/** How everything looks in the usual view, so that what others lose can be told. */
async function noteUsual(view: ViewTab): Promise<void> {
  await view.call("noteUsualTexts");
  await view.call("noteUsualLooks");
  await view.call("noteUsualLinks");
  await view.call("noteUsualFacts");
}

async function lookAt(
  view: ViewTab,
  shown: View,
  onSeen: (seen: Examined) => Promise<void>,
): Promise<Examined> {
  try {
    view.refuseWhenLate();
    await shown.show?.(view);
    try {
      const seen = await examineIn(view, shown);
      await onSeen(seen);
      return seen;
    } finally {
      await shown.leave?.(view);
    }
  } catch (error) {
    return await notSeen(shown, error);
  }
}

async function examineIn(view: ViewTab, { name, runAxe }: View): Promise<Examined> {
  const facts =
    name === "watched"
      ? await answerTo(MOVING_CONTENT, () => watchMovement(view))
      : await askProbes(view.tab, "views", {
          probes: PAGE_PROBES.filter(({ when }) => when === name),
          limitMs: view.limits.readMs,
        });
  if (runAxe === undefined) return { engines: [], facts };
  const report = await reportOf(AXE, () => runAxe(view));
  return { engines: [{ engine: AXE, view: VIEW_LABELS[name], report }], facts };
}

async function notSeen({ name, runAxe }: View, error: unknown): Promise<Examined> {
  const fail = (): Promise<never> => Promise.reject(error);
  const facts = await Promise.all(factsIn(name).map((probe) => answerTo(probe, fail)));
  const engines =
    runAxe === undefined
      ? []
      : [{ engine: AXE, view: VIEW_LABELS[name], report: await reportOf(AXE, fail) } as const];
  return { engines: [...engines], facts: Object.assign({}, ...facts) as PageFacts };
}

async function troubleWith(work: () => Promise<void>): Promise<unknown> {
  try {
    await work();
    return null;
  } catch (error) {
    return error;
  }
}
