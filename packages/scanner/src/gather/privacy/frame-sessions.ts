import type { CDPSession, Protocol, Target } from "puppeteer-core";

/** Something to set up in a page and in each of its framed documents before their scripts run. */
export type Prepare = (session: CDPSession) => Promise<void>;

/** Something to set up in workers as well, which load nothing visible and send all the same. */
interface PrepareFramesOptions {
  worker?: Prepare;
}

/**
 * Opens a session of our own on a page and prepares it and, as they come, the frames of other sites, which live in
 * processes of their own and are held until they are ready.
 *
 * @returns the page's session, to be detached when done
 */
export async function prepareFrames(
  tab: Target,
  prepare: Prepare,
  options: PrepareFramesOptions = {},
): Promise<CDPSession> {
  const session = await tab.createCDPSession();
  await prepareSession(session, { frame: prepare, ...options });
  return session;
}

interface Preparations extends PrepareFramesOptions {
  frame: Prepare;
}

async function prepareSession(session: CDPSession, prepare: Preparations): Promise<void> {
  session.on("Target.attachedToTarget", (event) => void onAttached(session, event, prepare));
  await Promise.all([
    session.send("Page.enable"),
    prepare.frame(session),
    session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }),
  ]);
}

async function onAttached(
  parent: CDPSession,
  event: Protocol.Target.AttachedToTargetEvent,
  prepare: Preparations,
): Promise<void> {
  const child = parent.connection()?.session(event.sessionId);
  if (!child) return;
  // A frame that is gone before it was ready takes its session with it.
  await Promise.allSettled([
    readyOf(child, event.targetInfo.type, prepare),
    child.send("Runtime.runIfWaitingForDebugger"),
  ]);
}

async function readyOf(child: CDPSession, type: string, prepare: Preparations): Promise<void> {
  if (type === "iframe") await prepareSession(child, prepare);
  if (type === "worker" && prepare.worker !== undefined) await prepare.worker(child);
}
