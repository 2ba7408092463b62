import type { ElementRef } from "#evidence/document.ts";
import type { EngineReport } from "#evidence/engines.ts";
import type { TextOnPicture } from "#gather/examining/operated-facts.ts";
import { inPage, moduleSource } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { PixelContrast, TextPlace } from "#gather/page/in-page/contrast/text-on-pictures.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

const TEXTS = inPage(
  new URL("../page/in-page/contrast/text-on-pictures.ts", import.meta.url),
  () => import("#gather/page/in-page/contrast/text-on-pictures.ts"),
);
/** Texts looked at on one page; each takes a picture of its own. */
const MOST_TEXTS = 12;

/**
 * Looks at the pixels behind the texts whose contrast axe could not tell: pictures, gradients, layers. Those that
 * cannot be seen have no answer.
 *
 * @throws when the page does not let itself be pictured
 */
export async function lookBehindTexts(
  tab: PageTab,
  limitMs: number,
  axe: EngineReport,
): Promise<TextOnPicture[]> {
  const doubtful = doubtfulTexts(axe);
  if (doubtful.size === 0) return [];
  await tab.evaluate(`globalThis.texts = ${moduleSource(TEXTS)}; void 0`, limitMs);
  const found: TextOnPicture[] = [];
  try {
    const hidden = await tab.evaluate(`texts.hideTexts(${JSON.stringify([...doubtful.keys()])})`, limitMs);
    for (const place of asPlaces(hidden)) {
      const box = asBox(await tab.evaluate(`texts.aimAt(${JSON.stringify(place.selector)})`, limitMs));
      const element = doubtful.get(place.selector);
      if (box === null || element === undefined) continue;
      const { fontSize, fontWeight } = place;
      found.push({ fontSize, fontWeight, ...(await lookBehind(tab, limitMs, { ...place, box })), element });
    }
  } finally {
    await tab.evaluate("texts.showTexts()", limitMs);
  }
  return found;
}

/** By selector; those in frames and shadow roots cannot be aimed at. */
function doubtfulTexts({ findings }: EngineReport): Map<string, ElementRef> {
  const doubtful = findings.filter(({ rule, verdict }) => rule === "color-contrast" && verdict === "review");
  const elements = doubtful.flatMap(({ element }) =>
    element === null || /\|>|>>>/.test(element.selector) ? [] : [[element.selector, element] as const],
  );
  return new Map([...new Map(elements)].slice(0, MOST_TEXTS));
}

async function lookBehind(tab: PageTab, limitMs: number, place: TextPlace): Promise<PixelContrast> {
  const picture = tab.session.send("Page.captureScreenshot", {
    format: "png",
    // A larger window would be laid out anew, and the text would stand elsewhere.
    captureBeyondViewport: false,
    clip: { ...place.box, scale: 1 },
  });
  const { data } = await tab.race(picture, limitMs, "The browser took no picture in time.");
  return asContrast(
    await tab.evaluate(`texts.contrastOf(${JSON.stringify(data)}, ${JSON.stringify(place)})`, limitMs),
  );
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
