import type { Key } from "#gather/examining/key-presses.ts";

const HELD = "(?:ctrl|control|strg|alt|option|shift)";
const KEY = `(?:the )?["“'‘<\\[(]?((?:${HELD} ?[-+ ] ?)*)((?:[a-z0-9]|esc(?:ape)?|f\\d{1,2})(?![\\p{L}\\p{N}]))`;
const PRESS = "(?:press|hit|use|type|pressing|drücken sie|appuyez sur|pulse)";
const LEAVE =
  "(?:leave|exit|quit|escape from|get out|go out|move out|move on|move past|continue|skip|close|verlassen|sortir|quitter|salir)";
/** Within a sentence. */
const NEAR = "[^.!?\\n]{0,80}?";
const TOLD = [
  new RegExp(`${PRESS} ${KEY}${NEAR}${LEAVE}`, "giu"),
  new RegExp(`${LEAVE}${NEAR}${PRESS} ${KEY}`, "giu"),
];
const MOST_KEYS = 4;

/** Keys of which a page says that they lead out: `Press Ctrl+M to leave the editor`. */
export function documentedKeys(text: string): Key[] {
  const told = TOLD.flatMap((pattern) => [...text.matchAll(pattern)]);
  return told.slice(0, MOST_KEYS).map(([, held = "", key = ""]) => asKey(held.toLowerCase(), key));
}

function asKey(held: string, written: string): Key {
  const key = written.toLowerCase();
  const holding = {
    ctrl: /ctrl|control|strg/.test(held),
    alt: /alt|option/.test(held),
    shift: held.includes("shift"),
  };
  if (key.startsWith("esc")) return { key: "Escape", keyCode: 27, ...holding };
  if (key.length === 1) return { key, keyCode: key.toUpperCase().charCodeAt(0), ...holding };
  return { key: key.toUpperCase(), keyCode: 111 + Number(key.slice(1)), ...holding };
}
