import { setTimeout as sleep } from "node:timers/promises";

import { press, type Key } from "#gather/examining/key-presses.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import type { VisitLimits } from "#gather/page/visit-limits.ts";

const WHEEL = 300;
/** Where the pointer rests when it is on nothing. */
const ASIDE = { x: 1, y: 1 };

/** A place in the window; CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Keys, pointer, finger and wheel of someone who operates a page. */
export abstract class HandsOnPage {
  abstract readonly tab: PageTab;
  abstract readonly limits: VisitLimits;

  /** Loads the page anew where an earlier trial left something of itself. */
  protected abstract asLoaded(): Promise<void>;

  async press(key: Key, heldMs = 0): Promise<void> {
    await this.asLoaded();
    await press(this.tab, key, heldMs);
  }

  /** Writes into what has the focus. */
  async write(text: string): Promise<void> {
    await this.asLoaded();
    const late = "The page did not react to what was written in time.";
    await this.tab.race(this.tab.session.send("Input.insertText", { text }), this.limits.readMs, late);
  }

  /** @param isDown whether the button is held meanwhile */
  async movePointer({ x, y }: Point, isDown = false): Promise<void> {
    await this.#mouse({ type: "mouseMoved", x, y, ...(isDown ? { button: "left", buttons: 1 } : {}) });
  }

  async pointAside(): Promise<void> {
    await this.movePointer(ASIDE);
  }

  async pointerDown({ x, y }: Point): Promise<void> {
    await this.#mouse({ type: "mousePressed", x, y, button: "left", clickCount: 1 });
  }

  async pointerUp({ x, y }: Point): Promise<void> {
    await this.#mouse({ type: "mouseReleased", x, y, button: "left", clickCount: 1 });
  }

  async click(point: Point): Promise<void> {
    await this.pointerDown(point);
    await this.pointerUp(point);
  }

  /** Presses and lets go some time later. */
  async hold(point: Point, heldMs: number): Promise<void> {
    await this.pointerDown(point);
    await sleep(heldMs);
    await this.pointerUp(point);
  }

  async doubleClick({ x, y }: Point): Promise<void> {
    for (const clickCount of [1, 2]) {
      await this.#mouse({ type: "mousePressed", x, y, button: "left", clickCount });
      await this.#mouse({ type: "mouseReleased", x, y, button: "left", clickCount });
    }
  }

  async rightClick({ x, y }: Point): Promise<void> {
    for (const type of ["mousePressed", "mouseReleased"] as const)
      await this.#mouse({ type, x, y, button: "right", clickCount: 1 });
  }

  /** Touches a place, goes along others without letting go, and lets go at the last. */
  async drawFinger(from: Point, along: readonly Point[]): Promise<void> {
    await this.#touch("touchStart", [from]);
    for (const point of along) await this.#touch("touchMove", [point]);
    await this.#touch("touchEnd", []);
  }

  /** Turns the wheel where the pointer is. */
  async turnWheel({ x, y }: Point, way: "down" | "up" = "down"): Promise<void> {
    await this.#mouse({ type: "mouseWheel", x, y, deltaX: 0, deltaY: way === "down" ? WHEEL : -WHEEL });
  }

  async #touch(type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]): Promise<void> {
    await this.asLoaded();
    const session = await this.tab.inputSession();
    const sent = session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await this.tab.race(sent, this.limits.readMs, "The page did not react to a finger in time.");
  }

  async #mouse(event: {
    type: "mouseMoved" | "mousePressed" | "mouseReleased" | "mouseWheel";
    x: number;
    y: number;
    button?: "left" | "right";
    /** Bits of the buttons that are held. */
    buttons?: number;
    clickCount?: number;
    /** How far a wheel is turned; CSS pixels. */
    deltaX?: number;
    deltaY?: number;
  }): Promise<void> {
    await this.asLoaded();
    const late = "The page did not react to the pointer in time.";
    const session = await this.tab.inputSession();
    await this.tab.race(session.send("Input.dispatchMouseEvent", event), this.limits.readMs, late);
  }
}
