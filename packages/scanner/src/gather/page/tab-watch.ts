import type { CDPSession, Protocol } from "puppeteer-core";

import { FrameWorlds } from "#gather/page/frame-worlds.ts";
import { NetworkLog } from "#gather/page/network-log.ts";
import { PageDiary } from "#gather/page/page-diary.ts";
import { ScriptCookies } from "#gather/page/script-cookies.ts";
import { addWorld } from "#gather/page/tab-world.ts";

const WORKERS = new Set(["worker", "shared_worker"]);

/** Records what a page does, and what its frames and workers do in processes of their own. */
export class TabWatch {
  readonly log: NetworkLog;
  readonly diary = new PageDiary();
  readonly cookies = new ScriptCookies();
  readonly worlds = new FrameWorlds();

  constructor(mainFrame: string) {
    this.log = new NetworkLog(mainFrame);
  }

  /** Turns on what is recorded; `inChild` is true for a document framed by the page, which has no world of ours yet. */
  async start(session: CDPSession, inChild = false): Promise<void> {
    this.log.listen(session, inChild);
    this.diary.listen(session);
    this.worlds.listen(session);
    session.on("Target.attachedToTarget", (event) => void this.#onAttached(session, event));
    await Promise.all([
      session.send("Network.enable", { maxPostDataSize: 8192, maxResourceBufferSize: 5_000_000 }),
      session.send("Page.enable"),
      session.send("Runtime.enable"),
      session.send("Log.enable"),
      session.send("Audits.enable"),
      this.cookies.hook(session),
      ...(inChild ? [addWorld(session)] : []),
      session.send("Target.setAutoAttach", {
        autoAttach: true,
        waitForDebuggerOnStart: true,
        flatten: true,
      }),
    ]);
  }

  /** Frames of other sites and workers live in processes of their own, held until we listen. */
  async #onAttached(parent: CDPSession, event: Protocol.Target.AttachedToTargetEvent): Promise<void> {
    const child = parent.connection()?.session(event.sessionId);
    if (!child) return;
    // A frame that is gone before it was heard takes its session with it.
    await Promise.allSettled([
      this.#listenTo(child, event.targetInfo.type),
      child.send("Runtime.runIfWaitingForDebugger"),
    ]);
  }

  async #listenTo(child: CDPSession, type: string): Promise<void> {
    if (type === "iframe") await this.start(child, true);
    if (!WORKERS.has(type)) return;
    this.log.listen(child, false);
    await child.send("Network.enable", {});
  }
}
