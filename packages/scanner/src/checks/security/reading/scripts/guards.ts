import type { Scope } from "./address-flow.ts";
import type { Sink } from "./script-sinks.ts";

/**
 * Whether the function, or one around it, compares or tests a name that the value holds: it may allow only some. What
 * a text begins with, ends with or contains keeps neither markup nor code out of the rest of it.
 */
export function isGuarded(value: string, scope: Scope, kind: Sink["kind"]): boolean {
  const names = new Set((value.match(/[A-Za-z_$][\w$]*/g) ?? []).filter((name) => !COMMON.test(name)));
  for (let within: Scope | null = scope; within !== null; within = within.parent) {
    const isWhole = kind !== "markup" && kind !== "code";
    const text = isWhole ? within.guards : withoutTestsOfParts(within.guards);
    if ([...names].some((name) => guardOf(name).test(text))) return true;
    if (within.owner !== null) break;
  }
  return false;
}

/** Tests of a part, unless they look for what markup or an entity begins with. */
const TEST_OF_PART =
  /\.(?:startsWith|endsWith|indexOf|lastIndexOf|includes)\(\s*(["'\x60])(?:(?!\1)[^<&\\])*\1\s*(?:,\s*\d+\s*)?\)/g;

function withoutTestsOfParts(text: string): string {
  return text.replaceAll(TEST_OF_PART, ".tested()");
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
