import { setTimeout as sleep } from "node:timers/promises";

import type { PageTab } from "#gather/page/page-tab.ts";

const ALT = 1;
const CTRL = 2;
const SHIFT = 8;
const PATIENT_MS = 3000;

/** A key, and what is held down with it. */
export interface Key {
  key: string;
  keyCode: number;
  shift?: boolean;
  ctrl?: boolean;
  alt?: boolean;
  /** Name of its place on the keyboard, where the key itself does not tell it. */
  code?: string;
  /** What it writes, where that is not the key itself. */
  text?: string;
  /** Set where the browser does something itself as soon as it goes down, such as opening a menu. */
  isRaw?: true;
}

/** @param heldMs how long the key is held down */
export async function press(tab: PageTab, pressed: Key, heldMs = 0): Promise<void> {
  const { key, keyCode, shift = false, ctrl = false, alt = false } = pressed;
  const writes = key.length === 1 && !ctrl && !alt;
  const text = pressed.text ?? (writes ? key : null);
  const code = pressed.code ?? codeOf(key);
  const event = {
    key,
    windowsVirtualKeyCode: keyCode,
    modifiers: (shift ? SHIFT : 0) + (ctrl ? CTRL : 0) + (alt ? ALT : 0),
    ...(text === null ? {} : { text, unmodifiedText: text }),
    ...(code === null ? {} : { code }),
  };
  const sent = (async () => {
    const session = await tab.inputSession();
    const type = pressed.isRaw === true ? "rawKeyDown" : "keyDown";
    await session.send("Input.dispatchKeyEvent", { type, ...event });
    if (heldMs > 0) await sleep(heldMs);
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  })();
  await tab.race(sent, PATIENT_MS + heldMs, "The page did not react to a key press in time.");
}

/** Place of a key on the keyboard; that of punctuation differs from land to land. */
function codeOf(key: string): string | null {
  if (key.length > 1) return key;
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  return /^\d$/.test(key) ? `Digit${key}` : null;
}

export const TAB = { key: "Tab", keyCode: 9 };
export const BACK_TAB = { key: "Tab", keyCode: 9, shift: true };
export const BACKSPACE = { key: "Backspace", keyCode: 8 };
export const ESCAPE = { key: "Escape", keyCode: 27 };
export const ARROW_DOWN = { key: "ArrowDown", keyCode: 40 };
export const ARROW_UP = { key: "ArrowUp", keyCode: 38 };
export const ARROW_LEFT = { key: "ArrowLeft", keyCode: 37 };
export const ARROW_RIGHT = { key: "ArrowRight", keyCode: 39 };
export const PAGE_UP = { key: "PageUp", keyCode: 33 };
export const PAGE_DOWN = { key: "PageDown", keyCode: 34 };
/** Without what it writes, it presses nothing. */
export const ENTER = { key: "Enter", keyCode: 13, text: "\r" };
export const SPACE = { key: " ", keyCode: 32, code: "Space" };
