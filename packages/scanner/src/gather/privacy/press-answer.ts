import { setTimeout as sleep } from "node:timers/promises";

import type { BannerAnswer, ConsentBanner } from "#evidence/privacy.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { isBannerShown, isLoadingAgain, unlessMovedOn } from "#gather/privacy/banner-gone.ts";
import { findBanner, pressInBanner, refuseInSettings, showsInSettings } from "#gather/privacy/find-banner.ts";

const POLL_MS = 50;
/** Banners leave with a transition, or with the page that loads itself again. */
const LEAVING_MS = 2000;

/** What was pressed, and when, by the clock of the wall. */
export type Pressed = Pick<BannerAnswer, "by"> & { label: string; atMs: number };

/**
 * Rejects a banner that no rule knows, by the words of its own controls: a button that says no, else its settings, in
 * which every box is unchecked and saved.
 *
 * @returns null when the banner has no such control, or stayed
 */
export async function pressAnswer(tab: PageTab): Promise<Pressed | null> {
  const banner = await findBanner(tab);
  if (banner === null) return null;
  const { documents } = tab;
  const pressed = await press(tab, banner);
  return pressed !== null && (await isGone(tab, pressed, documents)) ? pressed : null;
}

async function press(tab: PageTab, banner: ConsentBanner): Promise<Pressed | null> {
  const labelOf = (kind: "reject" | "settings") =>
    banner.buttons.find((button) => button.kind === kind)?.text;
  const refuse = labelOf("reject");
  const settings = labelOf("settings");
  if (refuse !== undefined) {
    const atMs = Date.now();
    return (await pressInBanner(tab, refuse)) ? { label: refuse, by: "button", atMs } : null;
  }
  if (settings === undefined) return null;
  const saved = await refuseInSettings(tab, settings);
  return saved === null ? null : { label: saved, by: "settings", atMs: Date.now() };
}

/** Another page may show its own banner, and was led to by the answer all the same. */
async function isGone(tab: PageTab, { by, label }: Pressed, documents: number): Promise<boolean> {
  const isShown = () => (by === "button" ? isBannerShown(tab) : areSettingsShown(tab, label));
  const end = Date.now() + LEAVING_MS;
  while (Date.now() < end) {
    const isMoving = isLoadingAgain(tab);
    if (!isMoving && (tab.documents !== documents || !(await isShown()))) return true;
    await tab.race(sleep(POLL_MS), POLL_MS + 1000, "The page did not let us wait.");
  }
  return false;
}

async function areSettingsShown(tab: PageTab, label: string): Promise<boolean> {
  return (await unlessMovedOn(tab, () => showsInSettings(tab, label))) !== false;
}
