import type { PageTab } from "#gather/page/page-tab.ts";

const SHIFT = 8;

/** Presses a key as a person would. `text` is what it writes, for keys that write. */
export async function press(
  tab: PageTab,
  key: { key: string; keyCode: number; shift?: boolean },
): Promise<void> {
  const event = {
    key: key.key,
    windowsVirtualKeyCode: key.keyCode,
    modifiers: key.shift === true ? SHIFT : 0,
    ...(key.key.length === 1 ? { text: key.key, unmodifiedText: key.key } : { code: key.key }),
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
