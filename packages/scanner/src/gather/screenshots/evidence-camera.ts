import { createHash } from "node:crypto";

import type { ElementRef } from "#evidence/document.ts";
import type { EvidenceShot } from "#evidence/page.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

/** What the pictures of one scan may cost. */
export interface CameraLimits {
  ofPage: number;
  ofScan: number;
  /** Bytes of one picture; a larger one is not kept. */
  bytes: number;
}

export const CAMERA_LIMITS: CameraLimits = { ofPage: 12, ofScan: 60, bytes: 100_000 };

const MOST = { width: 800, height: 600 };
const LEAST = { width: 240, height: 120 };
const MARGIN = 24;
const QUALITY = 60;
/** Width of the frame's line in the picture. */
const LINE = 3;

/** Where a check found something. */
export interface Place {
  check: string;
  element: ElementRef;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Takes a small picture of the first place of each defect of a scan: the element in a frame, and what is around it. */
export class EvidenceCamera {
  readonly #limits: CameraLimits;
  readonly #known = new Set<string>();
  #taken = 0;

  constructor(limits: CameraLimits = CAMERA_LIMITS) {
    this.#limits = limits;
  }

  /**
   * Pictures of what was found on a page, as it is shown now. An element that cannot be pictured, because it is
   * hidden, gone or in a framed document, has none. `before` are the pictures the page has already.
   */
  async shoot(
    tab: PageTab,
    places: readonly Place[],
    { limitMs, before }: { limitMs: number; before: readonly EvidenceShot[] },
  ): Promise<EvidenceShot[]> {
    const shots: EvidenceShot[] = [];
    const pictured = new Set(before.map(({ selector }) => selector));
    for (const { check, element } of places.filter(canBePictured)) {
      if (before.length + shots.length >= this.#limits.ofPage || this.#taken >= this.#limits.ofScan) break;
      const unit = `${check}\n${element.component}`;
      if (this.#known.has(unit)) continue;
      this.#known.add(unit);
      if (pictured.has(element.selector)) continue;
      const shot = await this.#shootOne(tab, element.selector, limitMs);
      if (shot === null) continue;
      pictured.add(element.selector);
      this.#taken += 1;
      shots.push(shot);
    }
    return shots;
  }

  async #shootOne(tab: PageTab, selector: string, limitMs: number): Promise<EvidenceShot | null> {
    const box = asBox(await tab.evaluate(`(${boxOf.toString()})(${JSON.stringify(selector)})`, limitMs));
    if (box === null) return null;
    const clip = clipAround(box);
    await tab.evaluate(
      `(${frame.toString()})(${JSON.stringify({ ...box, line: LINE / clip.scale })})`,
      limitMs,
    );
    const data = await this.#capture(tab, clip, limitMs).finally(() =>
      tab.evaluate(`(${unframe.toString()})()`, limitMs),
    );
    const bytes = Buffer.from(data, "base64");
    if (bytes.length > this.#limits.bytes) return null;
    const key = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    return { selector, key, webp: data };
  }

  async #capture(tab: PageTab, clip: Box & { scale: number }, limitMs: number): Promise<string> {
    const picture = tab.session.send("Page.captureScreenshot", {
      format: "webp",
      quality: QUALITY,
      captureBeyondViewport: true,
      clip,
    });
    const { data } = await tab.race(picture, limitMs, "The browser did not take a screenshot in time.");
    return data;
  }
}

function canBePictured({ element: { selector } }: Place): boolean {
  return !/\|>|>>>/.test(selector) && !/^(?:html|head|body|title)$/.test(selector);
}

/** Runs in the page. Box of an element in page coordinates; null where it cannot be seen. */
function boxOf(selector: string): (Box & { pageWidth: number }) | null {
  const element = document.querySelector(selector);
  if (element === null || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width < 1 || height < 1 || left + scrollX < 0 || top + scrollY < 0) return null;
  return {
    x: left + scrollX,
    y: top + scrollY,
    width,
    height,
    pageWidth: document.documentElement.clientWidth,
  };
}

/** Runs in the page. Frames the element for its picture; nothing of the page itself changes or moves. */
function frame({ x, y, width, height, line }: Box & { line: number }): void {
  const mark = document.createElement("evidence-frame");
  const gap = line + 1;
  // White around the red shows on any background.
  mark.style.cssText = `all: initial; position: absolute; z-index: 2147483647; pointer-events: none;
    left: ${x - gap}px; top: ${y - gap}px; width: ${width + 2 * gap}px; height: ${height + 2 * gap}px;
    box-sizing: border-box; border: ${line}px solid #d6212a; border-radius: 4px;
    box-shadow: 0 0 0 2px #fff, inset 0 0 0 1px #fff`;
  document.documentElement.append(mark);
}

/** Runs in the page. Takes the frame away again. */
function unframe(): void {
  document.querySelector("evidence-frame")?.remove();
}

/** `boxOf` returns this shape. */
function asBox(value: unknown): (Box & { pageWidth: number }) | null {
  return value as (Box & { pageWidth: number }) | null;
}

/** The element with a margin, no smaller than tells where it is; of a large one the beginning. */
function clipAround({
  x,
  y,
  width,
  height,
  pageWidth,
}: Box & { pageWidth: number }): Box & { scale: number } {
  const wanted = {
    width: Math.max(width + 2 * MARGIN, LEAST.width),
    height: Math.max(height + 2 * MARGIN, LEAST.height),
  };
  const across = Math.min(wanted.width, Math.max(pageWidth, LEAST.width));
  const scale = Math.min(1, MOST.width / across);
  const down = Math.min(wanted.height, MOST.height / scale);
  const left = Math.max(0, Math.min(x + width / 2 - across / 2, Math.max(0, pageWidth - across)));
  const top = Math.max(0, height + 2 * MARGIN > down ? y - MARGIN : y + height / 2 - down / 2);
  return { x: left, y: top, width: across, height: down, scale };
}
