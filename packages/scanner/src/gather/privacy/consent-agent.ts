import { randomUUID } from "node:crypto";

import { type CDPSession, type Protocol, ProtocolError } from "puppeteer-core";
import { z } from "zod";

import { consentScript, consentSetUp } from "#gather/privacy/consent-rules.ts";

const WORLD_NAME = "plumbline-consent";
const EVAL_LIMIT_MS = 1000;

const message = z.object({
  type: z.string(),
  top: z.boolean(),
  url: z.string().optional(),
  id: z.string().optional(),
  code: z.string().optional(),
  cmp: z.string().optional(),
  result: z.boolean().optional(),
  totalClicks: z.number().optional(),
  at: z.number().optional(),
  state: z.object({ clicks: z.number(), findCmpAttempts: z.number() }).optional(),
});
type Message = z.infer<typeof message>;

/** What the consent manager's recognizer has told so far. */
export interface ConsentState {
  /** Consent managers present in the page, shown or not. */
  managers: string[];
  /** The one whose banner is open. */
  banner: string | null;
  /** Whether the banner was rejected; null while nothing came of it. */
  rejected: boolean | null;
  clicks: number;
  /** When a control was pressed last, until the banner was rejected, by the clock of the wall; null without a click. */
  pressedAtMs: number | null;
  /** How often all rules were tried in the page itself; the second time by the words of buttons, too. */
  rounds: number;
}

interface World {
  session: CDPSession;
  contextId: number;
}

/**
 * Recognizes consent banners in a page and its frames, and rejects them when asked to, by the rules of
 * `@duckduckgo/autoconsent`. It never accepts. Its script runs in a world the page cannot see.
 */
export class ConsentAgent {
  readonly state: ConsentState = {
    managers: [],
    banner: null,
    rejected: null,
    clicks: 0,
    pressedAtMs: null,
    rounds: 0,
  };
  /** How often rules have asked something of the page's own world. */
  questions = 0;
  #action: "optOut" | null;
  readonly #binding = `consent${randomUUID().replaceAll("-", "")}`;
  /** Main world of each frame, where rules may look at the consent manager's own functions. */
  readonly #pageWorlds = new Map<string, World>();
  readonly #frames = new Map<string, string>();
  readonly #clicksIn = new Map<string, number>();

  constructor(action: "optOut" | null) {
    this.#action = action;
  }

  /** Name of the consent manager for people; null when none is known, or only by the words of its buttons. */
  get manager(): string | null {
    const name = this.state.banner ?? this.state.managers[0] ?? null;
    return name === null || /^(?:HEURISTIC|auto_)/.test(name) ? null : name;
  }

  /** Gets one session ready: the script comes into each new document of it. */
  async prepare(session: CDPSession): Promise<void> {
    this.#listen(session);
    await session.send("Runtime.enable");
    await Promise.all([
      session.send("Runtime.addBinding", { name: this.#binding, executionContextName: WORLD_NAME }),
      session.send("Page.addScriptToEvaluateOnNewDocument", {
        source: this.#source(),
        worldName: WORLD_NAME,
      }),
    ]);
  }

  /** Starts in the documents that a session's frames show already. */
  async start(session: CDPSession): Promise<void> {
    const { frameTree } = await session.send("Page.getFrameTree");
    await Promise.all(framesOf(frameTree).map((frameId) => this.#startIn(session, frameId)));
  }

  /** A frame that is gone meanwhile has no banner. */
  async #startIn(session: CDPSession, frameId: string): Promise<void> {
    try {
      const world = { frameId, worldName: WORLD_NAME };
      const { executionContextId: contextId } = await session.send("Page.createIsolatedWorld", world);
      await session.send("Runtime.evaluate", { expression: this.#source(), contextId });
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
    }
  }

  /** Leaves banners of later documents alone, so that one that comes back is seen. */
  onlyRecognize(): void {
    this.#action = null;
  }

  #source(): string {
    return `(() => {
  const send = globalThis[${JSON.stringify(this.#binding)}];
  if (typeof send !== "function" || globalThis.autoconsentReceiveMessage) return;
  globalThis.autoconsentSendMessage = async (message) =>
    send(JSON.stringify({ ...message, top: globalThis === globalThis.top }));
  addEventListener("click", () => void globalThis.autoconsentSendMessage({ type: "pressed", at: Date.now() }), true);
  ${consentScript()}
})();`;
  }

  #listen(session: CDPSession): void {
    session.on("Runtime.executionContextCreated", ({ context }) => this.#onWorld(session, context));
    session.on("Runtime.bindingCalled", ({ name, payload, executionContextId }) => {
      if (name !== this.#binding) return;
      void this.#onMessage(message.parse(JSON.parse(payload)), { session, contextId: executionContextId });
    });
  }

  #onWorld(session: CDPSession, context: Protocol.Runtime.ExecutionContextDescription): void {
    const frame: unknown = context.auxData?.["frameId"];
    if (typeof frame !== "string") return;
    this.#frames.set(worldKey({ session, contextId: context.id }), frame);
    const isPageWorld: unknown = context.auxData?.["isDefault"];
    if (isPageWorld === true) this.#pageWorlds.set(frame, { session, contextId: context.id });
  }

  async #onMessage(told: Message, world: World): Promise<void> {
    this.#note(told, world);
    if (told.type === "init") {
      const setUp = consentSetUp({ url: told.url ?? "", mainFrame: told.top }, this.#action);
      await this.#tell(world, setUp);
    }
    if (told.type === "eval" && told.code !== undefined) {
      const result = await this.#evaluate(told.code, world);
      await this.#tell(world, { type: "evalResp", id: told.id, result });
    }
  }

  #note(told: Message, world: World): void {
    if (told.type === "cmpDetected" && told.cmp) this.state.managers.push(told.cmp);
    if (told.type === "popupFound" && told.cmp) this.state.banner ??= told.cmp;
    if (told.type === "pressed" && told.at !== undefined && this.state.rejected === null)
      this.state.pressedAtMs = told.at;
    if (told.type === "optOutResult")
      this.state.rejected = (told.result ?? false) || this.state.rejected === true;
    if (told.state) {
      if (told.top) this.state.rounds = Math.max(this.state.rounds, told.state.findCmpAttempts);
      this.#clicksIn.set(worldKey(world), told.state.clicks);
      this.state.clicks = [...this.#clicksIn.values()].reduce((sum, clicks) => sum + clicks, 0);
    }
    if (told.totalClicks !== undefined) this.state.clicks = Math.max(this.state.clicks, told.totalClicks);
  }

  /** A document that was left in between needs no answer. */
  async #tell(world: World, answer: object): Promise<void> {
    const expression = `globalThis.autoconsentReceiveMessage?.(${JSON.stringify(answer)}), undefined`;
    await world.session
      .send("Runtime.evaluate", { expression, contextId: world.contextId })
      .catch(() => undefined);
  }

  /** Rules ask the page's own world; a question that fails there counts as 'no'. */
  async #evaluate(code: string, asker: World): Promise<unknown> {
    this.questions += 1;
    const frame = this.#frames.get(worldKey(asker));
    const world = frame === undefined ? undefined : this.#pageWorlds.get(frame);
    if (world === undefined) return false;
    try {
      const { result, exceptionDetails } = await world.session.send("Runtime.evaluate", {
        expression: code,
        contextId: world.contextId,
        awaitPromise: true,
        returnByValue: true,
        timeout: EVAL_LIMIT_MS,
      });
      const value: unknown = result.value;
      return exceptionDetails === undefined ? value : false;
    } catch {
      return false;
    }
  }
}

function worldKey({ session, contextId }: World): string {
  return `${session.id()} ${contextId}`;
}

function framesOf(tree: Protocol.Page.FrameTree): string[] {
  return [tree.frame.id, ...(tree.childFrames ?? []).flatMap(framesOf)];
}
