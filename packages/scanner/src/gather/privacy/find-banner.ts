import { setTimeout as sleep } from "node:timers/promises";

import { z } from "zod";

import { namesConsentSettings } from "#checks/privacy/reading/opt-out-links.ts";
import type { ConsentBanner } from "#evidence/privacy.ts";
import { callSource, inPage } from "#gather/page/in-page-scripts/in-page-module.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { type ButtonKind, buttonKind, savesChoice } from "#gather/privacy/button-kind.ts";
import { kindsInBanner } from "#gather/privacy/kinds-in-banner.ts";

const MODULE = inPage(
  new URL("./in-page/find-banners.ts", import.meta.url),
  () => import("./in-page/find-banners.ts"),
);
const READ_MS = 2000;
const FRAME_LIMIT = 3;
const TEXT_LIMIT = 1000;
const NEEDED =
  /necessary|essential|required|strictly|notwendig|erforderlich|essenziell|nécessaire|necesari|necessari|noodzakelijk|niezbędne|nödvändig|nødvendig|välttämättöm|nezbytn|nevyhnutn|szükséges|необходим|απαραίτητ|αναγκαί|neophodn|nužn|nujn|vajalik|nepieciešam|būtin|riachtanach|meħtieġ/i;

/** Until an animation has shown the settings. */
const OPENING_MS = 900;

const candidates = z.array(
  z.object({
    text: z.string(),
    buttons: z.array(
      z.object({
        text: z.string(),
        area: z.number(),
        letters: z.object({ size: z.number(), contrast: z.number().nullable() }),
        leadsOn: z.boolean(),
      }),
    ),
    ticked: z.array(z.string()),
    hiddenBoxes: z.number(),
    takesText: z.boolean(),
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

/**
 * Opens the settings of the banner that is on the screen and reads which optional purposes are already checked there.
 * Nothing is accepted or saved.
 *
 * @throws PageTrouble when the settings don't open
 */
export async function openSettings(tab: PageTab, label: string): Promise<string[]> {
  const opened = await settingsBehind(tab, label);
  return [...new Set(opened.flatMap(({ ticked }) => optional(ticked)))];
}

/** Presses the control of the banner that has the label; false when there is none in the page itself. */
export async function pressInBanner(tab: PageTab, label: string): Promise<boolean> {
  return z.boolean().parse(await tab.evaluate(callSource(MODULE, "pressInBanners", label), READ_MS));
}

/**
 * Opens the settings of the banner that is on the screen, unchecks every box and saves.
 *
 * @returns the label of what was pressed then; null where nothing there refuses or saves
 * @throws PageTrouble when the settings don't open
 */
export async function refuseInSettings(tab: PageTab, label: string): Promise<string | null> {
  return await saveWithout(tab, await settingsBehind(tab, label));
}

/**
 * Opens the settings that a page offers once its banner is gone, unchecks every box and saves.
 *
 * @returns what was pressed; null where the page has no such control, or `saved` is where nothing there saves
 */
export async function refuseAfterwards(
  tab: PageTab,
): Promise<{ opened: string; saved: string | null } | null> {
  const source = callSource(MODULE, "controlLabels");
  const label = z
    .array(z.string())
    .parse(await tab.evaluate(source, READ_MS))
    .find(namesConsentSettings);
  if (label === undefined) return null;
  await tab.evaluate(callSource(MODULE, "pressControl", label), READ_MS);
  return { opened: label, saved: await saveWithout(tab, await settingsShown(tab)) };
}

async function saveWithout(tab: PageTab, opened: readonly Candidate[]): Promise<string | null> {
  const labels = opened.flatMap(({ buttons }) => buttons.map(({ text }) => text));
  const chosen = labels.find((text) => buttonKind(text) === "reject") ?? labels.find(savesChoice);
  if (chosen === undefined) return null;
  const save = callSource(MODULE, "saveWithoutPurposes", chosen);
  return z.boolean().parse(await tab.evaluate(save, READ_MS)) ? chosen : null;
}

/** Whether the settings that were opened are still shown with the control that has the label. */
export async function showsInSettings(tab: PageTab, label: string): Promise<boolean> {
  const shown = candidates.parse(await tab.evaluate(callSource(MODULE, "findSettings"), READ_MS));
  return shown.some(({ buttons }) => buttons.some(({ text }) => text === label));
}

async function settingsBehind(tab: PageTab, label: string): Promise<Candidate[]> {
  if (!(await pressInBanner(tab, label)))
    throw new PageTrouble("The settings of the consent banner did not open.");
  const opened = await settingsShown(tab);
  if (opened.length === 0)
    throw new PageTrouble("The settings of the consent banner did not open on the page.");
  return opened;
}

async function settingsShown(tab: PageTab): Promise<Candidate[]> {
  await tab.race(sleep(OPENING_MS), OPENING_MS + READ_MS, "The page did not let us wait.");
  return candidates.parse(await tab.evaluate(callSource(MODULE, "findSettings"), READ_MS));
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
  const buttons = candidate.buttons.filter(({ text }) => text !== "");
  const kinds = kindsInBanner({ ...candidate, buttons });
  return {
    cmp: null,
    visible: true,
    text: candidate.text.slice(0, TEXT_LIMIT),
    buttons: buttons.map(({ text, area, letters }, at) => ({
      text,
      area,
      letters,
      kind: kinds[at] ?? "other",
    })),
    prechecked: optional(candidate.ticked),
    coversShare: candidate.coversShare,
    scrollLocked: candidate.scrollLocked,
  };
}

function optional(ticked: readonly string[]): string[] {
  return ticked.filter((label) => label !== "" && !NEEDED.test(label));
}
