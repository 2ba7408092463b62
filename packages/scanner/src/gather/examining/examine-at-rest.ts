import { PAGE_PROBES } from "#checks/accessibility/rooms.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import type { PageFacts } from "#evidence/probe-facts.ts";
import { type AskedEngines, runEngines } from "#gather/engines/run-engines.ts";
import { lookBehindTexts } from "#gather/examining/contrast-behind-texts.ts";
import { moveDevice } from "#gather/examining/device-motion.ts";
import { answerTo, type Examined } from "#gather/examining/examined.ts";
import { walkByKeyboard } from "#gather/examining/keyboard-walk.ts";
import {
  DEVICE_MOTION,
  KEYBOARD_WALK,
  SINGLE_KEYS,
  TEXTS_ON_PICTURES,
  WORDS_IN_PICTURES,
} from "#gather/examining/operated-facts.ts";
import { askProbes, probeModule, putIntoPage } from "#gather/examining/probe-script.ts";
import { keptInPlace } from "#gather/page/kept-in-place.ts";
import { askerFor, wantedOf, type WantsFacts } from "#gather/examining/wanted-facts.ts";
import { readWordsInPictures } from "#gather/examining/words-in-pictures.ts";
import { pressSingleKeys } from "#gather/examining/single-keys.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import type { VisitLimits } from "#gather/page/visit-limits.ts";

/** Pages with at most so many elements are examined as key pages are: it costs next to nothing there. */
const SMALL_PAGE = 80;
const AT_REST = PAGE_PROBES.filter(({ when }) => when === "at rest");
const MODULE = probeModule(AT_REST);

/**
 * Examines a page as it has settled: engines, then our probes, which use names and roles as AccessLint tells them. Key
 * pages and small ones are operated by keyboard then, so this must be the last to look at one as it was loaded.
 *
 * @param wants what is operated for; for all there is when absent
 * @param asked the engines that are wanted; all when absent
 * @param axeRules rules of axe that are wanted; all we run when absent
 * @param onSeen told of what was seen before anything is operated, which takes longer than all the rest
 */
export async function examineAtRest(
  tab: PageTab,
  limits: VisitLimits,
  {
    isKeyPage,
    wants = wantedOf(),
    asked,
    axeRules,
    onSeen,
  }: {
    isKeyPage: boolean;
    wants?: WantsFacts;
    onSeen?: (seen: Examined) => void;
  } & AskedEngines,
): Promise<Examined> {
  await tab.call("endEntrances", limits.readMs);
  const isThorough = isKeyPage || (await isSmall(tab, limits));
  const engines = await runEngines(tab, limits, { isThorough, asked, axeRules });
  const facts = await probeAtRest(tab, limits);
  onSeen?.({ engines, facts });
  if (!isThorough) return { engines, facts };
  return { engines, facts: { ...facts, ...(await operate(tab, limits, { engines, wants })) } };
}

async function probeAtRest(tab: PageTab, { engineMs: limitMs }: VisitLimits): Promise<PageFacts> {
  try {
    await putIntoPage(tab, "probes", { module: MODULE, limitMs });
  } catch (error) {
    const parts = await Promise.all(AT_REST.map((probe) => answerTo(probe, () => Promise.reject(error))));
    return Object.assign({}, ...parts) as PageFacts;
  }
  return await askProbes(tab, "probes", { probes: AT_REST, limitMs });
}

async function operate(
  tab: PageTab,
  { engineMs }: VisitLimits,
  { engines, wants }: { engines: Examined["engines"]; wants: WantsFacts },
): Promise<PageFacts> {
  const ask = askerFor(wants);
  const axe = engines.find(({ engine }) => engine === AXE)?.report;
  const other = engines.find(({ engine }) => engine === ACCESSLINT)?.report;
  const accessLint = other?.gathered === true ? other.value : null;
  return {
    // First, for the walk may open a dialog that keeps keys from the page.
    ...(await ask(SINGLE_KEYS, () => pressSingleKeys(tab, engineMs))),
    ...(await ask(KEYBOARD_WALK, () => keptInPlace(tab, () => walkByKeyboard(tab, engineMs)))),
    ...(await ask(DEVICE_MOTION, () => moveDevice(tab, engineMs))),
    ...(await ask(WORDS_IN_PICTURES, () => readWordsInPictures(tab, engineMs))),
    // Without axe's doubts there is nothing to look behind.
    ...(axe?.gathered === true
      ? await ask(TEXTS_ON_PICTURES, () => lookBehindTexts(tab, engineMs, { axe: axe.value, accessLint }))
      : {}),
  };
}

async function isSmall(tab: PageTab, limits: VisitLimits): Promise<boolean> {
  const elements = await tab.evaluate("document.getElementsByTagName('*').length", limits.readMs);
  return Number(elements) <= SMALL_PAGE;
}
