import type { CDPSession, Page, Protocol } from "puppeteer-core";

/** Something to set up in a page and in each of its framed documents before their scripts run. */
export type Prepare = (session: CDPSession) => Promise<void>;

/**
 * Opens a session of our own on a page and prepares it and, as they come, the frames of other sites, which live in
 * processes of their own and are held until they are ready.
 *
 * @returns the page's session, to be detached when done
 */
export async function prepareFrames(page: Page, prepare: Prepare): Promise<CDPSession> {
  const session = await page.createCDPSession();
  await prepareSession(session, prepare);
  return session;
}

async function prepareSession(session: CDPSession, prepare: Prepare): Promise<void> {
  session.on("Target.attachedToTarget", (event) => void onAttached(session, event, prepare));
  await Promise.all([
    session.send("Page.enable"),
    prepare(session),
    session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }),
  ]);
}

async function onAttached(
  parent: CDPSession,
  event: Protocol.Target.AttachedToTargetEvent,
  prepare: Prepare,
): Promise<void> {
  const child = parent.connection()?.session(event.sessionId);
  if (!child) return;
  const ready = event.targetInfo.type === "iframe" ? prepareSession(child, prepare) : Promise.resolve();
  // A frame that is gone before it was ready takes its session with it.
  await Promise.allSettled([ready, child.send("Runtime.runIfWaitingForDebugger")]);
}
