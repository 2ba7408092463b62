import type { PageTab } from "#gather/page/page-tab.ts";

const ALT = 1;
const CTRL = 2;
const SHIFT = 8;

/** A key, and what is held down with it. */
export interface Key {
  key: string;
  keyCode: number;
  shift?: boolean;
  ctrl?: boolean;
  alt?: boolean;
}

/** Presses a key as a person would. `text` is what it writes, for keys that write. */
export async function press(tab: PageTab, key: Key): Promise<void> {
  const { shift = false, ctrl = false, alt = false } = key;
  const writes = key.key.length === 1 && !ctrl && !alt;
  const code = codeOf(key.key);
  const event = {
    key: key.key,
    windowsVirtualKeyCode: key.keyCode,
    modifiers: (shift ? SHIFT : 0) + (ctrl ? CTRL : 0) + (alt ? ALT : 0),
    ...(writes ? { text: key.key, unmodifiedText: key.key } : {}),
    ...(code === null ? {} : { code }),
  };
  const pressed = (async () => {
    await tab.session.send("Input.dispatchKeyEvent", { type: "keyDown", ...event });
    await tab.session.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  })();
  await tab.race(pressed, 3000, "The page did not react to a key press in time.");
}

/** Place of a key on the keyboard; that of punctuation differs from land to land. */
function codeOf(key: string): string | null {
  if (key.length > 1) return key;
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  return /^\d$/.test(key) ? `Digit${key}` : null;
}

export const TAB = { key: "Tab", keyCode: 9 };
export const BACK_TAB = { key: "Tab", keyCode: 9, shift: true };
export const ESCAPE = { key: "Escape", keyCode: 27 };
