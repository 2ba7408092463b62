import type { PageTab } from "#gather/page/page-tab.ts";

const SHIFT = 8;

/** A key to be pressed. */
export interface PressedKey {
  key: string;
  keyCode: number;
  shift?: boolean;
  /** Name of its place on the keyboard, where it differs from the key's. */
  code?: string;
  /** What it writes, where that is not the key itself. */
  text?: string;
}

/** Presses a key as a person would. */
export async function press(tab: PageTab, key: PressedKey): Promise<void> {
  const isLetter = key.key.length === 1;
  const text = key.text ?? (isLetter ? key.key : null);
  const code = key.code ?? (isLetter ? null : key.key);
  const event = {
    key: key.key,
    windowsVirtualKeyCode: key.keyCode,
    modifiers: key.shift === true ? SHIFT : 0,
    ...(text === null ? {} : { text, unmodifiedText: text }),
    ...(code === null ? {} : { code }),
  };
  const pressed = (async () => {
    await tab.session.send("Input.dispatchKeyEvent", { type: "keyDown", ...event });
    await tab.session.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  })();
  await tab.race(pressed, 3000, "The page did not react to a key press in time.");
}

export const TAB = { key: "Tab", keyCode: 9 };
export const BACK_TAB = { key: "Tab", keyCode: 9, shift: true };
export const ESCAPE = { key: "Escape", keyCode: 27 };
export const ARROW_DOWN = { key: "ArrowDown", keyCode: 40 };
/** Without what it writes, it presses nothing. */
export const ENTER = { key: "Enter", keyCode: 13, text: "\r" };
export const SPACE = { key: " ", keyCode: 32, code: "Space" };
