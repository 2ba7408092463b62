import type { CDPSession, Protocol } from "puppeteer-core";

import type { Point } from "#gather/operating/page/hands-on-page.ts";
import type { OperatingTab } from "#gather/operating/page/operating-tab.ts";
import type { PageTab } from "#gather/page/page-tab.ts";

type DragData = Protocol.Input.DragData;

const LATE = "The page did not react to being dragged in time.";
/** A page reacts to what is held over it step by step. */
const OVERS = 3;
const OUTSIDE: Point = { x: 0, y: 0 };

/** A drag of the browser's own, which it hands over instead of asking the desktop to go on with it. */
export class HeldDrag {
  readonly #tab: PageTab;
  readonly #limitMs: number;
  #data: DragData | null = null;
  readonly #note = ({ data }: Protocol.Input.DragInterceptedEvent): void => {
    this.#data = data;
  };

  private constructor(tab: PageTab, limitMs: number) {
    this.#tab = tab;
    this.#limitMs = limitMs;
  }

  /** From here on the browser hands over what is dragged. */
  static async watch({ tab, limits }: OperatingTab): Promise<HeldDrag> {
    const held = new HeldDrag(tab, limits.readMs);
    tab.session.on("Input.dragIntercepted", held.#note);
    await held.#ask(tab.session.send("Input.setInterceptDrags", { enabled: true }));
    return held;
  }

  /** Whether the browser has begun to drag something. */
  get hasBegun(): boolean {
    return this.#data !== null;
  }

  /** Holds what is dragged over a place, and drops it there. */
  async dropAt(point: Point): Promise<void> {
    await this.#dispatch("dragEnter", point);
    for (let over = 0; over < OVERS; over += 1) await this.#dispatch("dragOver", point);
    await this.#dispatch("drop", point);
  }

  /** Ends a drag that nothing took, too: the tab's next page would not hear the mouse. */
  async end(): Promise<void> {
    const { session }: { session: CDPSession } = this.#tab;
    session.off("Input.dragIntercepted", this.#note);
    await this.#dispatch("dragCancel", OUTSIDE);
    await this.#ask(session.send("Input.setInterceptDrags", { enabled: false }));
  }

  async #dispatch(type: "dragEnter" | "dragOver" | "drop" | "dragCancel", { x, y }: Point): Promise<void> {
    if (this.#data === null) return;
    const event = { type, x, y, data: this.#data };
    const session = await this.#tab.inputSession();
    await this.#ask(session.send("Input.dispatchDragEvent", event));
  }

  async #ask(answer: Promise<unknown>): Promise<void> {
    await this.#tab.race(answer, this.#limitMs, LATE);
  }
}
