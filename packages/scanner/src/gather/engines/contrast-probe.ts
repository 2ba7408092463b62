import type { EngineFinding, EngineReport } from "#evidence.ts";
import { plumblineFinding } from "#gather/engines/plumbline-finding.ts";
import { inPage, moduleSource } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { PixelContrast, TextPlace } from "#gather/page/in-page/contrast/text-on-pictures.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

const TEXTS = inPage(
  new URL("../page/in-page/contrast/text-on-pictures.ts", import.meta.url),
  () => import("#gather/page/in-page/contrast/text-on-pictures.ts"),
);
/** Texts looked at on one page; each takes a picture of its own. */
const MOST_TEXTS = 12;

/** What the pixels settle of the texts an engine could not tell the background of. */
export interface ContrastProbe {
  failed: EngineFinding[];
  /** Selectors of texts that can be read wherever they stand. */
  readable: Set<string>;
}

/**
 * Looks at the pixels behind the texts whose contrast axe could not tell (1.4.3): pictures, gradients, layers.
 *
 * @throws when the page does not let itself be pictured
 */
export async function probeContrast(
  tab: PageTab,
  limitMs: number,
  axe: EngineReport,
): Promise<ContrastProbe> {
  const doubtful = axe.findings.filter(
    ({ rule, verdict }) => rule === "color-contrast" && verdict === "review",
  );
  const bySelector = new Map(
    doubtful.flatMap(({ element }) =>
      element === null || /\|>|>>>/.test(element.selector) ? [] : [[element.selector, element] as const],
    ),
  );
  const selectors = [...bySelector.keys()].slice(0, MOST_TEXTS);
  const probe: ContrastProbe = { failed: [], readable: new Set() };
  if (selectors.length === 0) return probe;
  await tab.evaluate(`globalThis.texts = ${moduleSource(TEXTS)}; void 0`, limitMs);
  try {
    for (const place of asPlaces(
      await tab.evaluate(`texts.hideTexts(${JSON.stringify(selectors)})`, limitMs),
    )) {
      const box = asBox(await tab.evaluate(`texts.aimAt(${JSON.stringify(place.selector)})`, limitMs));
      if (box === null) continue;
      const seen = await lookBehind(tab, limitMs, { ...place, box });
      if (seen.worstPixel >= place.needed) probe.readable.add(place.selector);
      // One letter may stand over a thin line; two show that the text runs into the background.
      if (seen.unreadable > 1)
        probe.failed.push(toFinding(place, seen, bySelector.get(place.selector) ?? null));
    }
  } finally {
    await tab.evaluate("texts.showTexts()", limitMs);
  }
  return probe;
}

async function lookBehind(tab: PageTab, limitMs: number, place: TextPlace): Promise<PixelContrast> {
  const picture = tab.session.send("Page.captureScreenshot", {
    format: "png",
    // A larger window would be laid out anew, and the text would stand elsewhere.
    captureBeyondViewport: false,
    clip: { ...place.box, scale: 1 },
  });
  const { data } = await tab.race(picture, limitMs, "The browser did not take a screenshot in time.");
  return asContrast(
    await tab.evaluate(`texts.contrastOf(${JSON.stringify(data)}, ${JSON.stringify(place)})`, limitMs),
  );
}

function toFinding(place: TextPlace, seen: PixelContrast, element: EngineFinding["element"]): EngineFinding {
  return plumblineFinding({
    rule: "contrast-on-picture",
    verdict: "failed",
    wcag: ["1.4.3"],
    actRules: ["afw4f7"],
    severity: "high",
    message: `${seen.unreadable} letters have a contrast of ${seen.worstLetter.toFixed(2)}:1 at best with what is behind them. They need ${place.needed}:1`,
    element,
  });
}

/** `hideTexts` in the page returns this shape. */
function asPlaces(value: unknown): TextPlace[] {
  return value as TextPlace[];
}

/** `aimAt` in the page returns this shape. */
function asBox(value: unknown): TextPlace["box"] | null {
  return value as TextPlace["box"] | null;
}

/** `contrastOf` in the page returns this shape. */
function asContrast(value: unknown): PixelContrast {
  return value as PixelContrast;
}
