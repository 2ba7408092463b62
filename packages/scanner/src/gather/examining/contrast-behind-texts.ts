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
/** Of those that are blended, further ones, with two pictures each. */
const MOST_BLENDED = 6;

/**
 * Looks at the pixels behind the texts whose contrast axe could not tell: pictures, gradients, layers. Blended texts are
 * looked at whatever axe says of them, and so are those of which AccessLint alone complains, which knows no layers.
 * Those that cannot be seen have no answer.
 *
 * @throws when the page does not let itself be pictured
 */
export async function lookBehindTexts(
  tab: PageTab,
  limitMs: number,
  { axe, accessLint }: { axe: EngineReport; accessLint: EngineReport | null },
): Promise<TextOnPicture[]> {
  await tab.evaluate(`globalThis.texts = ${moduleSource(TEXTS)}; void 0`, limitMs);
  const blended = asElements(await tab.evaluate(`texts.describeBlended(${MOST_BLENDED})`, limitMs));
  const doubtful = new Map([
    ...doubtfulTexts(axe, accessLint),
    ...blended.filter(isAimable).map((element) => [element.selector, element] as const),
  ]);
  if (doubtful.size === 0) return [];
  const found: TextOnPicture[] = [];
  try {
    const hidden = await tab.evaluate(`texts.hideTexts(${JSON.stringify([...doubtful.keys()])})`, limitMs);
    for (const place of asPlaces(hidden)) {
      const box = asBox(await tab.evaluate(`texts.aimAt(${JSON.stringify(place.selector)})`, limitMs));
      const element = doubtful.get(place.selector);
      if (box === null || element === undefined) continue;
      const { fontSize, fontWeight, isBlended } = place;
      const contrast = await lookBehind(tab, limitMs, { ...place, box });
      found.push({ fontSize, fontWeight, ...contrast, ...(isBlended ? { isBlended } : {}), element });
    }
  } finally {
    await tab.evaluate("texts.showTexts()", limitMs);
  }
  return found;
}

/** Those in frames and shadow roots are not. */
function isAimable({ selector }: ElementRef): boolean {
  return !/\|>|>>>/.test(selector);
}

/** By selector: first what axe could not tell. */
function doubtfulTexts(axe: EngineReport, accessLint: EngineReport | null): Map<string, ElementRef> {
  const ofAxe = axe.findings.filter(({ rule }) => rule === "color-contrast");
  const known = new Set(ofAxe.map(({ element }) => element?.selector));
  const doubtful = [
    ...ofAxe.filter(({ verdict }) => verdict === "review"),
    ...(accessLint?.findings ?? []).filter(
      ({ rule, element }) => rule === "distinguishable/color-contrast" && !known.has(element?.selector),
    ),
  ];
  const elements = doubtful.flatMap(({ element }) =>
    element === null || !isAimable(element) ? [] : [[element.selector, element] as const],
  );
  return new Map([...new Map(elements)].slice(0, MOST_TEXTS));
}

async function lookBehind(tab: PageTab, limitMs: number, place: TextPlace): Promise<PixelContrast> {
  const behind = await pictureOf(tab, limitMs, place.box);
  const args: (string | TextPlace | null)[] = [behind, place];
  if (place.isBlended) {
    await tab.evaluate(`texts.paint(${JSON.stringify(place)})`, limitMs);
    args.push(await pictureOf(tab, limitMs, place.box));
    await tab.evaluate("texts.unpaint()", limitMs);
  }
  const list = args.map((arg) => JSON.stringify(arg)).join(", ");
  return asContrast(await tab.evaluate(`texts.contrastOf(${list})`, limitMs));
}

async function pictureOf(tab: PageTab, limitMs: number, box: TextPlace["box"]): Promise<string> {
  const picture = tab.session.send("Page.captureScreenshot", {
    format: "png",
    // A larger window would be laid out anew, and the text would stand elsewhere.
    captureBeyondViewport: false,
    clip: { ...box, scale: 1 },
  });
  return (await tab.race(picture, limitMs, "The browser took no picture in time.")).data;
}

/** `describeBlended` in the page returns this shape. */
function asElements(value: unknown): ElementRef[] {
  return value as ElementRef[];
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
