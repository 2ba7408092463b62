import type { AnyNode } from "acorn";

import { MADE_UP } from "../secrets.ts";
import { inWords, isTokenName } from "../token-names.ts";

import { propertyName } from "./script-tree.ts";

const KEPT = /\b(?:localStorage|sessionStorage)\b|\bdocument\.cookie\b/;
/** Names of what opens an account, or tells who someone is. */
const SECRET =
  /token|jwt|auth|session(?!Storage)|sid\b|secret|passw|credential|e-?mail|user|account|document\.cookie/i;
const ANY_WINDOW = "*";

/** By these names a message holds what opens an account, wherever it came from. */
const KEY =
  /^(?:(?:access|refresh|id|auth|bearer|session|api|user)_?token|token|jwt|passw(?:or)?d|credentials?|client_?secret|api_?key|session_?id)$/i;

/** Tokens by which a page and a frame know each other's messages again. */
const OF_MESSAGES =
  /\b(?:request|response|message|msg|frame|iframe|channel|handshake|correlation|instance|widget|embed|parent|child|ready|callback)\b/i;
/** What a server wrote into the script. */
const WRITTEN_KEY = /^(?=.*\d)(?=.*[a-z])[\w.+/=-]{10,}$/i;

/**
 * Whether a node sends what the browser keeps of the visitor, or something named as a key to an account (`holds`), to any
 * window; `within` is the source around it.
 */
export function leakOf(node: AnyNode, within: string): { isCertain: boolean; holds?: string } | null {
  if (node.type !== "CallExpression" || propertyName(node.callee) !== "postMessage") return null;
  const [message, target] = node.arguments;
  if (message === undefined || target?.type !== "Literal" || target.value !== ANY_WINDOW) return null;
  const sources = valuesIn(message).flatMap((value) => sourceOf(value, within));
  if (sources.length === 0) {
    const holds = keyIn(message);
    return holds === null ? null : { isCertain: false, holds };
  }
  return { isCertain: sources.some((source) => SECRET.test(source)) };
}

/** The name of a key in a message; a word that is written in the script itself, such as a kind of message, is none. */
function keyIn(message: AnyNode): string | null {
  if (message.type === "ObjectExpression") {
    const keys = message.properties.flatMap((property) => {
      if (property.type !== "Property") return [];
      const name = property.key.type === "Identifier" ? property.key.name : textOf(property.key);
      if (name !== null && isKey(name) && !isHarmless(property.value)) return [name];
      return keyIn(property.value) ?? [];
    });
    return keys[0] ?? null;
  }
  if (message.type === "CallExpression" && propertyName(message.callee) === "stringify")
    return message.arguments[0] === undefined ? null : keyIn(message.arguments[0]);
  const name = message.type === "Identifier" ? message.name : propertyName(message);
  return name !== null && isKey(name) ? name : null;
}

function isKey(name: string): boolean {
  return KEY.test(name) || (isTokenName(name) && !OF_MESSAGES.test(inWords(name)));
}

/** A word or a number is no key, one of letters and digits is. */
function isHarmless(value: AnyNode): boolean {
  if (value.type !== "Literal") return value.type === "UnaryExpression";
  const isLong = typeof value.value === "string" && WRITTEN_KEY.test(value.value);
  return !isLong || MADE_UP.test(String(value.value));
}

/** The values that a message holds. */
function valuesIn(message: AnyNode): AnyNode[] {
  if (message.type === "ObjectExpression") {
    return message.properties.flatMap((property) =>
      property.type === "Property" ? valuesIn(property.value) : [],
    );
  }
  return message.type === "ArrayExpression"
    ? message.elements.flatMap((element) => (element === null ? [] : valuesIn(element)))
    : [message];
}

/** Where a value was read from the browser's store: in the place itself, or where its name was given the value. */
function sourceOf(value: AnyNode, within: string): string[] {
  if (value.type === "Identifier") {
    const given = new RegExp(String.raw`(?<![\w$.])${RegExp.escape(value.name)}\s*=\s*([^;\n]{1,200})`).exec(
      within,
    );
    return given?.[1] !== undefined && KEPT.test(given[1]) ? [given[1]] : [];
  }
  return READING.has(value.type) ? readIn(value) : [];
}

const READING = new Set(["CallExpression", "MemberExpression", "LogicalExpression"]);

function readIn(node: AnyNode): string[] {
  const text = textOf(node);
  return text !== null && KEPT.test(text) ? [text] : [];
}

/** `localStorage.getItem("token")` as dotted names and quoted texts. */
function textOf(node: AnyNode): string | null {
  if (node.type === "Identifier") return node.name;
  if (node.type === "Literal") return String(node.value);
  if (node.type === "MemberExpression") {
    const property = node.property.type === "PrivateIdentifier" ? null : textOf(node.property);
    const object = node.object.type === "Super" ? null : textOf(node.object);
    return object === null || property === null ? null : `${object}.${property}`;
  }
  if (node.type === "CallExpression" && node.callee.type !== "Super") {
    return [node.callee, ...node.arguments].map((part) => textOf(part)).join(" ");
  }
  if (node.type === "LogicalExpression") return `${textOf(node.left)} ${textOf(node.right)}`;
  return null;
}
