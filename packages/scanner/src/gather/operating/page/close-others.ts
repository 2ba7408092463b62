import type { PageTab } from "#gather/page/page-tab.ts";

/**
 * Closes all windows but that of a tab, by their ids: a window whose first page never comes, as without a network, does
 * not let itself be asked.
 */
export async function closeOthers({ page, session }: PageTab): Promise<void> {
  if (page.browserContext().targets().length <= 1) return;
  const browser = await page.browser().target().createCDPSession();
  try {
    const { targetInfo: own } = await session.send("Target.getTargetInfo");
    const { targetInfos } = await browser.send("Target.getTargets");
    const others = targetInfos.filter(
      ({ type, targetId, browserContextId }) =>
        type === "page" && targetId !== own.targetId && browserContextId === own.browserContextId,
    );
    // One that closed by itself is gone as well.
    await Promise.allSettled(others.map(({ targetId }) => browser.send("Target.closeTarget", { targetId })));
  } finally {
    await browser.detach();
  }
}
