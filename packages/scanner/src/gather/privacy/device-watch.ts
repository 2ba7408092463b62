import { randomUUID } from "node:crypto";

import type { CDPSession } from "puppeteer-core";
import { z } from "zod";

import type { FingerprintCall, InputListener, RecorderAsked } from "#evidence/privacy.ts";
import { callSource, inPage } from "#gather/page/in-page-scripts/in-page-module.ts";

const MODULE = inPage(
  new URL("./in-page/watch-device.ts", import.meta.url),
  () => import("./in-page/watch-device.ts"),
);
const LISTENER_LIMIT = 200;

const sighting = z.object({
  what: z.enum([
    "canvas",
    "canvas-font",
    "audio",
    "webgl",
    "webrtc",
    "position",
    "notifications",
    "camera",
    "microphone",
    "listener",
  ]),
  stack: z.string(),
  event: z.string().optional(),
  target: z.string().optional(),
});

/** Notes which scripts tell devices apart, ask where the visitor is, to send notifications or to record, and listen to typing. */
export class DeviceWatch {
  readonly #binding = `device${randomUUID().replaceAll("-", "")}`;
  readonly #calls = new Map<string, FingerprintCall>();
  readonly #askingPosition = new Set<string>();
  readonly #askingNotifications = new Set<string>();
  readonly #recorders = new Map<string, RecorderAsked>();
  readonly #listeners = new Map<string, InputListener>();

  /** Hooks one session before its documents run their scripts. */
  async prepare(session: CDPSession): Promise<void> {
    session.on("Runtime.bindingCalled", ({ name, payload }) => {
      if (name === this.#binding) this.#note(payload);
    });
    await session.send("Runtime.enable");
    await Promise.all([
      session.send("Runtime.addBinding", { name: this.#binding }),
      session.send("Page.addScriptToEvaluateOnNewDocument", {
        source: callSource(MODULE, "watchDevice", this.#binding),
      }),
    ]);
  }

  get fingerprintCalls(): FingerprintCall[] {
    return [...this.#calls.values()];
  }

  /** Scripts that asked where the visitor is. */
  get positionAskedBy(): string[] {
    return [...this.#askingPosition];
  }

  /** Scripts that asked to send notifications. */
  get notificationsAskedBy(): string[] {
    return [...this.#askingNotifications];
  }

  /** Scripts that asked for the camera or the microphone. */
  get recordersAsked(): RecorderAsked[] {
    return [...this.#recorders.values()];
  }

  get inputListeners(): InputListener[] {
    return [...this.#listeners.values()];
  }

  #note(payload: string): void {
    const seen = sighting.parse(JSON.parse(payload));
    const scriptUrl = callerIn(seen.stack);
    if (scriptUrl === null) return;
    if (seen.what === "listener") {
      this.#noteListener({ event: seen.event ?? "", target: seen.target ?? "", scriptUrl });
      return;
    }
    if (seen.what === "position") {
      this.#askingPosition.add(scriptUrl);
      return;
    }
    if (seen.what === "notifications") {
      this.#askingNotifications.add(scriptUrl);
      return;
    }
    const key = `${seen.what} ${scriptUrl}`;
    if (seen.what === "camera" || seen.what === "microphone") {
      this.#recorders.set(key, { device: seen.what, scriptUrl });
      return;
    }
    const count = (this.#calls.get(key)?.count ?? 0) + 1;
    this.#calls.set(key, { api: seen.what, scriptUrl, count });
  }

  #noteListener(listener: InputListener): void {
    const key = `${listener.event} ${listener.target} ${listener.scriptUrl}`;
    if (this.#listeners.size < LISTENER_LIMIT) this.#listeners.set(key, listener);
  }
}

/** Address of the script nearest to the call; our own hook has none. */
function callerIn(stack: string): string | null {
  return /(https?:\/\/[^\s)]+?)(?::\d+){1,2}\)?$/m.exec(stack)?.[1] ?? null;
}
