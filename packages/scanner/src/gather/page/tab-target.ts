import { TargetType, type BrowserContext, type Target } from "puppeteer-core";

import { ownSessionOf } from "#browser/own-session.ts";

/**
 * Opens a tab that nobody but us watches: a `Page` of Puppeteer's would run a world of its own in each document and hear
 * of each load once more.
 */
export async function openTarget(context: BrowserContext): Promise<Target> {
  const browser = await ownSessionOf(context.browser());
  const { id } = context;
  const inContext = id === undefined ? {} : { browserContextId: id };
  const { targetId } = await browser.send("Target.createTarget", { url: "about:blank", ...inContext });
  return await context.waitForTarget(
    async (target) => target.type() === TargetType.PAGE && (await idOf(target)) === targetId,
  );
}

/** Closes a tab, whatever its page does, and waits until it is gone. */
export async function closeTarget(target: Target, targetId: string): Promise<void> {
  const context = target.browserContext();
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  const onGone = (destroyed: Target): void => {
    if (destroyed === target) resolve();
  };
  context.on("targetdestroyed", onGone);
  try {
    const browser = await ownSessionOf(context.browser());
    await browser.send("Target.closeTarget", { targetId });
    await gone;
  } finally {
    context.off("targetdestroyed", onGone);
  }
}

/**
 * Closes all windows of a tab's context but that tab, by their ids: a window whose first page never comes, as without a
 * network, does not let itself be asked.
 */
export async function closeOthers(target: Target, targetId: string): Promise<void> {
  const context = target.browserContext();
  if (context.targets().length <= 1) return;
  const browser = await ownSessionOf(context.browser());
  const { targetInfos } = await browser.send("Target.getTargets");
  const others = targetInfos.filter(
    ({ type, targetId: other, browserContextId }) =>
      type === "page" && other !== targetId && browserContextId === context.id,
  );
  // One that closed by itself is gone as well.
  await Promise.allSettled(
    others.map(({ targetId: other }) => browser.send("Target.closeTarget", { targetId: other })),
  );
}

async function idOf(target: Target): Promise<string | null> {
  try {
    const session = await target.createCDPSession();
    const { targetInfo } = await session.send("Target.getTargetInfo");
    await session.detach();
    return targetInfo.targetId;
  } catch {
    // A popup of the page before, which was closing.
    return null;
  }
}
