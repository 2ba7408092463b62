import type { CDPSession } from "puppeteer-core";

import { WORLD_NAME } from "#gather/page/in-page-scripts/page-world.ts";

/** A document's isolated world, to be called by CDP. */
export interface FrameWorld {
  session: CDPSession;
  contextId: string;
  /** Number by which nodes are handed into it. */
  id: number;
}

/** Isolated worlds of a page's frames, as documents come and go. */
export class FrameWorlds {
  readonly #worlds = new Map<string, FrameWorld>();

  /** World of a frame's present document; null while it has none. */
  of(frame: string): FrameWorld | null {
    return this.#worlds.get(frame) ?? null;
  }

  /** Listens to one target's session; its Runtime domain must be enabled by the caller. */
  listen(session: CDPSession): void {
    session.on("Runtime.executionContextCreated", ({ context }) => {
      const frame: unknown = context.auxData?.["frameId"];
      if (context.name !== WORLD_NAME || typeof frame !== "string") return;
      this.#worlds.set(frame, { session, contextId: context.uniqueId, id: context.id });
    });
    session.on("Runtime.executionContextDestroyed", ({ executionContextUniqueId }) => {
      for (const [frame, world] of this.#worlds) {
        if (world.contextId === executionContextUniqueId) this.#worlds.delete(frame);
      }
    });
    session.on("Runtime.executionContextsCleared", () => {
      for (const [frame, world] of this.#worlds) {
        if (world.session === session) this.#worlds.delete(frame);
      }
    });
  }
}
