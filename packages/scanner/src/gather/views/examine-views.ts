import type { EngineFinding, PageEvidence } from "#evidence.ts";
import { PLUMBLINE } from "#gather/engines/plumbline-finding.ts";
import { notGathered } from "#gather/page/not-gathered.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import { settle } from "#gather/page/settle.ts";
import type { VisitLimits } from "#gather/page/visit-plan.ts";
import { darkColors } from "#gather/views/dark-colors.ts";
import { movingContent } from "#gather/views/moving-content.ts";
import { orientation } from "#gather/views/orientation.ts";
import { phone } from "#gather/views/phone.ts";
import { reflow } from "#gather/views/reflow.ts";
import { requiredFields } from "#gather/views/required-fields.ts";
import { soundOnLoad } from "#gather/views/sound-on-load.ts";
import { textSpacing } from "#gather/views/text-spacing.ts";
import type { ViewProbe } from "#gather/views/view-probe.ts";
import { ViewTab, type Shape } from "#gather/views/view-tab.ts";
import { zoom } from "#gather/views/zoom.ts";
import { RULESET_VERSION } from "#ruleset.ts";

/** What must see the page as it was loaded. */
const FRESH: readonly ViewProbe[] = [soundOnLoad, movingContent];
/** In this order: the window becomes smaller step by step, and forms are touched last. */
const ADAPTED: readonly ViewProbe[] = [
  textSpacing,
  darkColors,
  zoom,
  reflow,
  phone,
  orientation,
  requiredFields,
];

type Entries = PageEvidence["engines"];

export interface ViewsPlan {
  url: string;
  /** Window of the visit. */
  usual: Shape;
  limits: VisitLimits;
  /** When the visit began, as `Date.now` tells it. */
  startedAt: number;
  /** Told of what a view brought while the page is still shown like that. */
  onView?: (entries: Entries) => Promise<void>;
}

/**
 * Loads the page again and looks at it enlarged, narrow, turned, in dark colors and over some seconds. Must be the
 * last to look at a page. One view that fails costs only its own answer.
 */
export async function examineViews(
  tab: PageTab,
  { url, usual, limits, startedAt, onView }: ViewsPlan,
): Promise<Entries> {
  const until = startedAt + limits.viewsUntilMs;
  const view = new ViewTab(tab, usual, { readMs: limits.readMs, until });
  try {
    await loadAgain(view, url, limits);
    const fresh = await ask(view, FRESH, onView);
    await view.call("noteUsualTexts");
    await view.call("noteUsualLooks");
    return withoutRepeats([...fresh, ...(await ask(view, ADAPTED, onView))]);
  } catch (error) {
    return [...FRESH, ...ADAPTED].map(({ name }) => ({
      engine: name,
      report: notGathered(error, "We could not look at the page in other views."),
    }));
  }
}

async function loadAgain(view: ViewTab, url: string, limits: VisitLimits): Promise<void> {
  const { tab } = view;
  view.refuseWhenLate();
  const address = url.replace(/#.*$/, "");
  const late = "The page did not load a second time.";
  const loading = tab.session.send("Page.navigate", { url: address });
  const { errorText } = await tab.race(loading, limits.loadMs, late);
  if (errorText !== undefined) throw new PageTrouble(late);
  await settle(tab, limits, Date.now());
  await view.prepare();
}

async function ask(
  view: ViewTab,
  probes: readonly ViewProbe[],
  onView: ViewsPlan["onView"],
): Promise<Entries> {
  const entries: Entries = [];
  for (const probe of probes) {
    const { name } = probe;
    try {
      view.refuseWhenLate();
      const { findings, inapplicable = [] } = await probe.run(view);
      const report = {
        engine: PLUMBLINE,
        version: RULESET_VERSION,
        findings,
        passedRules: [],
        inapplicableRules: inapplicable,
      };
      const entry: Entries[number] = { engine: name, report: { gathered: true, value: report } };
      entries.push(entry);
      await onView?.([entry]);
    } catch (error) {
      entries.push({ engine: name, report: notGathered(error, "We could not finish looking at this view.") });
    }
  }
  return entries;
}

/** A box that cuts off its text does so in several views; report it once, with all criteria it fails. */
function withoutRepeats(entries: Entries): Entries {
  const first = new Map<string, EngineFinding>();
  const told = (finding: EngineFinding): boolean => {
    const { element, message, verdict } = finding;
    if (element === null || !message.endsWith(" is cut off by its box")) return true;
    const known = first.get(element.selector);
    if (known === undefined) first.set(element.selector, finding);
    else if (verdict === known.verdict) known.wcag = [...new Set([...known.wcag, ...finding.wcag])];
    return known === undefined;
  };
  return entries.map(({ engine, report }) =>
    report.gathered
      ? {
          engine,
          report: { ...report, value: { ...report.value, findings: report.value.findings.filter(told) } },
        }
      : { engine, report },
  );
}
