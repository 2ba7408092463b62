import type { Scope } from "./address-flow.ts";

/** Whether the function, or one around it, compares or tests a name that the value holds: it may allow only some. */
export function isGuarded(value: string, scope: Scope): boolean {
  const names = new Set((value.match(/[A-Za-z_$][\w$]*/g) ?? []).filter((name) => !COMMON.test(name)));
  for (let within: Scope | null = scope; within !== null; within = within.parent) {
    const text = within.guards;
    if ([...names].some((name) => guardOf(name).test(text))) return true;
    if (within.owner !== null) break;
  }
  return false;
}

const COMMON =
  /^(?:window|document|location|hash|search|href|decodeURIComponent|decodeURI|unescape|atob|slice|substr|substring|split|replace|new|URL|URLSearchParams|get|data|JSON|parse|html)$/;

function guardOf(name: string): RegExp {
  const n = RegExp.escape(name);
  const start = String.raw`(?<![\w$.])(?<!typeof\s+)${n}(?![\w$])`;
  const method = "startsWith|endsWith|indexOf|includes|match|charAt|search";
  return new RegExp(
    String.raw`${start}(?:\.data)?(?:\[0\]|\.(?:${method})\(|\.(?:origin|host|hostname|protocol)\b)|\.(?:test|includes|has|indexOf|hasOwnProperty|querySelector|getElementById)\(${n}\)|${start}\s+in\s|(?<![!=])(?<!(?:null|undefined|void 0|""|''|\d)\s*)[!=]==?\s*${n}(?![\w$])|${start}\s*[!=]==?\s*["'\x60](?!["'\x60])|\[${n}\]|switch\s*\(${n}\)`,
  );
}
