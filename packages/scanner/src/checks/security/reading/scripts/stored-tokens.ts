import type { AnyNode } from "acorn";

import { isSessionToken } from "#checks/security/reading/bearer-tokens.ts";
import { inWords, isTokenName } from "#checks/security/reading/token-names.ts";

import { globalName, propertyName } from "./script-tree.ts";
import { partsOf, storedEntry } from "./stored-secrets.ts";

/** Values that a script makes up itself, such as the id of an anonymous visitor. */
const MADE_UP = /random|uuid|nanoid|Date\.now|performance\.now/i;
const STORAGE = /\b(?:localStorage|sessionStorage)\b/;

/** Whether a script may write a sign-in token into the browser's storage: to be asked before parsing. */
export function mayStoreTokens(code: string): boolean {
  return STORAGE.test(code) && (/\beyJ/.test(code) || /\b(?:token|jwt|bearer)\b/i.test(inWords(code)));
}

/**
 * The name under which a node keeps a sign-in token in the browser's storage.
 *
 * @param within the source around the node
 */
export function storedTokenOf(node: AnyNode, within: string): { holds: string } | null {
  const entry = storedEntry(node);
  if (entry === null) return null;
  const key = keyName(entry.key);
  const parts = allParts(entry.value);
  if (parts.some((part) => isSessionToken(literalText(part)))) return { holds: key ?? "a token" };
  const kept = parts.find((part) => isTokenName(readName(part) ?? ""));
  if (isMadeUp([entry.value, ...parts], within) || (key !== null && isOther(key))) return null;
  if (kept !== undefined) return { holds: key ?? readName(kept) ?? "a token" };
  const isRead = parts.some((part) => readName(part) !== null);
  return key !== null && isTokenName(key) && isRead ? { holds: key } : null;
}

/** A name of tokens that let nobody act as someone else, such as `csrf-token`. */
function isOther(key: string): boolean {
  return /\b(?:token|jwt|bearer)\b/i.test(inWords(key)) && !isTokenName(key);
}

/** A key that stands there, or the name of the constant that holds it. */
function keyName(key: AnyNode | string): string | null {
  if (typeof key === "string") return key;
  if (key.type === "Literal") return literalText(key);
  const name = key.type === "Identifier" ? key.name : propertyName(key);
  return name?.replace(/_?(?:storage)?_?key$/i, "") ?? null;
}

function allParts(value: AnyNode): AnyNode[] {
  return [value, ...partsOf(value).flatMap(allParts)];
}

/** The last name of what is read: `token` of `answer.data.token`. */
function readName(part: AnyNode): string | null {
  if (part.type === "Identifier") return part.name === "undefined" ? null : part.name;
  return part.type === "MemberExpression" ? propertyName(part) : null;
}

function literalText(part: AnyNode): string {
  return part.type === "Literal" && typeof part.value === "string" ? part.value : "";
}

function isMadeUp(parts: readonly AnyNode[], within: string): boolean {
  return parts.some((part) => {
    if (part.type === "CallExpression")
      return MADE_UP.test(`${globalName(part.callee) ?? ""} ${propertyName(part.callee) ?? ""}`);
    return part.type === "Identifier" && MADE_UP.test(givenTo(part.name, within));
  });
}

function givenTo(name: string, within: string): string {
  const given = new RegExp(String.raw`(?<![\w$.])${RegExp.escape(name)}\s*=(?!=)\s*([^;\n]{0,160})`);
  return given.exec(within)?.[1] ?? "";
}
