import { randomBytes } from "node:crypto";

import type { CDPSession } from "puppeteer-core";
import { z } from "zod";

import type { CookieWrite } from "#evidence/network.ts";
import { callSource, inPage } from "#gather/page/in-page-scripts/in-page-module.ts";

const WRITE_LIMIT = 1000;
const HOOK = inPage(
  new URL("./in-page/cookie-hook.ts", import.meta.url),
  () => import("./in-page/cookie-hook.ts"),
);

const scriptWrite = z.object({ raw: z.string(), stack: z.string(), page: z.string() });

/** A cookie written by a script, with the time as milliseconds since 1970. */
export type TimedCookieWrite = CookieWrite & { wallTimeMs: number };

/** Records `document.cookie` and `cookieStore` writes; the browser's jar hides lifetimes, third parties and failures. */
export class ScriptCookies {
  readonly writes: TimedCookieWrite[] = [];
  /** Another name each visit: a page cannot know it. */
  readonly #binding = `b${randomBytes(8).toString("hex")}`;

  /** Hooks one target, before its scripts run. */
  async hook(session: CDPSession): Promise<void> {
    session.on("Runtime.bindingCalled", ({ name, payload }) => {
      if (name === this.#binding) this.#note(payload);
    });
    await Promise.all([
      session.send("Runtime.addBinding", { name: this.#binding }),
      session.send("Page.addScriptToEvaluateOnNewDocument", {
        source: callSource(HOOK, "hookCookieWrites", this.#binding),
      }),
    ]);
  }

  #note(payload: string): void {
    if (this.writes.length >= WRITE_LIMIT) return;
    const write = scriptWrite.parse(JSON.parse(payload));
    this.writes.push({
      raw: write.raw,
      via: "script",
      sourceUrl: scriptOf(write.stack) ?? write.page,
      atMs: 0,
      wallTimeMs: Date.now(),
    });
  }
}

/** Address of the script nearest to the write: the first frame with one, our hook has none. */
function scriptOf(stack: string): string | null {
  return /(https?:\/\/[^\s)]+?)(?::\d+){1,2}\)?$/m.exec(stack)?.[1] ?? null;
}
