import { z } from "zod";

import type { ConsentBanner } from "#evidence/privacy.ts";
import { callSource, inPage } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { type ButtonKind, buttonKind } from "#gather/privacy/button-kind.ts";

const MODULE = inPage(
  new URL("./in-page/find-banners.ts", import.meta.url),
  () => import("./in-page/find-banners.ts"),
);
const READ_MS = 2000;
const FRAME_LIMIT = 3;
const NEEDED =
  /necessary|essential|required|strictly|notwendig|erforderlich|essenziell|nécessaire|necesari|necessari|noodzakelijk|niezbędne|nödvändig|nødvendig|välttämättöm|nezbytn|nevyhnutn|szükséges|необходим|απαραίτητ|αναγκαί|neophodn|nužn|nujn|vajalik|nepieciešam|būtin|riachtanach|meħtieġ/i;

const candidates = z.array(
  z.object({
    text: z.string(),
    buttons: z.array(z.object({ text: z.string(), area: z.number() })),
    ticked: z.array(z.string()),
    coversShare: z.number(),
    scrollLocked: z.boolean(),
  }),
);
type Candidate = z.infer<typeof candidates>[number];

/**
 * The consent banner that is on the screen, found by its place and its words, in the page or in a frame that floats
 * over it; null when none is. Its `cmp` is left open: the words do not tell it.
 *
 * @throws PageTrouble when the page does not let itself be read
 */
export async function findBanner(tab: PageTab): Promise<ConsentBanner | null> {
  const here = await candidatesIn(tab, tab.mainFrame);
  const inPage = bestOf(here);
  if (inPage !== null) return inPage;
  for (const frame of await floatingFrames(tab)) {
    const inFrame = tab.worldOf(frame) === null ? null : bestOf(await candidatesIn(tab, frame));
    if (inFrame !== null) return inFrame;
  }
  return null;
}

async function candidatesIn(tab: PageTab, frame: string): Promise<Candidate[]> {
  return candidates.parse(await tab.evaluate(callSource(MODULE, "findBanners"), READ_MS, frame));
}

async function floatingFrames(tab: PageTab): Promise<string[]> {
  const list = callSource(MODULE, "floatingFrames");
  const count = z.number().parse(await tab.evaluate(`${list}.length`, READ_MS));
  const frames: string[] = [];
  for (let index = 0; index < Math.min(count, FRAME_LIMIT); index += 1) {
    const frame = await tab.frameIn(`${list}[${index}]`, READ_MS, tab.mainFrame);
    if (frame !== null) frames.push(frame);
  }
  return frames;
}

/** One that offers a choice, or a notice to be acknowledged; the one with the most to press. */
function bestOf(found: readonly Candidate[]): ConsentBanner | null {
  const banners = found.map(toBanner).filter((banner) => banner.buttons.some(({ kind }) => kind !== "other"));
  const asksFirst = banners.filter(({ buttons }) => buttons.some(({ kind }) => isAnswer(kind)));
  const choices = (banner: ConsentBanner) => banner.buttons.filter(({ kind }) => kind !== "other").length;
  return asksFirst.toSorted((a, b) => choices(b) - choices(a))[0] ?? null;
}

function isAnswer(kind: ButtonKind): boolean {
  return kind === "accept" || kind === "reject";
}

function toBanner(candidate: Candidate): ConsentBanner {
  return {
    cmp: null,
    visible: true,
    buttons: candidate.buttons
      .filter(({ text }) => text !== "")
      .map(({ text, area }) => ({ text, area, kind: buttonKind(text) })),
    prechecked: candidate.ticked.filter((label) => label !== "" && !NEEDED.test(label)),
    coversShare: candidate.coversShare,
    scrollLocked: candidate.scrollLocked,
  };
}
