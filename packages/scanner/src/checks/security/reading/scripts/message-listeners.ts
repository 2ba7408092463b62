import type { AnyNode } from "acorn";

import { isFunction, propertyName, type FunctionNode } from "./script-tree.ts";

/** The function that hears the window's messages; null where the node adds none, or nobody can say which. */
export function listenerOf(
  node: AnyNode,
  functionNamed: (name: string) => FunctionNode | null,
): FunctionNode | null {
  const given = givenListener(node);
  if (given === null) return null;
  if (isFunction(given)) return given;
  return given.type === "Identifier" ? functionNamed(given.name) : null;
}

function givenListener(node: AnyNode): AnyNode | null {
  if (node.type === "CallExpression") {
    const [event, listener] = node.arguments;
    const hears = event?.type === "Literal" && event.value === "message" && listener !== undefined;
    if (!hears) return null;
    const adds = isWindowsOwn(node.callee, "addEventListener") || isJQuerysOfWindow(node.callee);
    return adds ? listener : null;
  }
  if (node.type !== "AssignmentExpression") return null;
  const isProperty = node.left.type === "MemberExpression" && isWindowsOwn(node.left, "onmessage");
  return isProperty ? node.right : null;
}

/** Channels, sockets and workers have a listener of the same name, and only one sender. */
function isWindowsOwn(node: AnyNode, name: string): boolean {
  if (node.type === "Identifier") return node.name === name;
  if (propertyName(node) !== name || node.type !== "MemberExpression") return false;
  return node.object.type === "Identifier" && /^(?:window|globalThis|self)$/.test(node.object.name);
}

/** `$(window).on`, whose event holds the browser's own as `originalEvent`. */
function isJQuerysOfWindow(node: AnyNode): boolean {
  if (!/^(?:on|bind)$/.test(propertyName(node) ?? "") || node.type !== "MemberExpression") return false;
  if (node.object.type !== "CallExpression") return false;
  const { callee, arguments: of } = node.object;
  const isJQuery = callee.type === "Identifier" && /^(?:\$|jQuery)$/.test(callee.name);
  return isJQuery && of[0]?.type === "Identifier" && of[0].name === "window";
}

/**
 * Whether it looks at who sent a message, makes nothing of what was sent, or hands the event on to others, who may look.
 */
export function senderIsRead(listener: FunctionNode, code: string): boolean {
  const text = withoutMereMentions(code.slice(listener.start, listener.end));
  if (/\b(?:origin|source|isTrusted)\b/.test(text)) return true;
  const [event] = listener.params;
  if (event === undefined) return true;
  if (event.type !== "Identifier") return !/\bdata\b/.test(text);
  const name = RegExp.escape(event.name);
  const handedOn = new RegExp(String.raw`[(,]\s*${name}\s*[,)]`);
  const body = code.slice(listener.body.start, listener.body.end);
  const used = new RegExp(String.raw`(?<![\w$.])${name}(?:\.originalEvent)?\.data\b`);
  return handedOn.test(body) || !used.test(body);
}

const CALLED_WITH = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
/** Answers to the sender and notes in the console keep nobody out, and what a message says of its sender proves nothing. */
const MERE_MENTIONS = new RegExp(
  String.raw`\b(?:source|origin)\??\.postMessage${CALLED_WITH}|\bconsole\.\w+${CALLED_WITH}|\bdata\??\.(?:source|origin)\b`,
  "g",
);

/** A listener's text without what names the sender and keeps nobody out. */
export function withoutMereMentions(text: string): string {
  return text.replaceAll(MERE_MENTIONS, "").replaceAll(/[\w$.]+\.postMessage\b/g, "post");
}

const ORIGIN = String.raw`\borigin(?:\.toLowerCase\(\))?`;
const QUOTED = String.raw`["'\x60]([^"'\x60]*)["'\x60]`;

/** The test by which a listener compares only a part of the sender's address, which others can have, too; else null. */
export function weakTestOf(listener: FunctionNode, code: string): string | null {
  const text = code.slice(listener.start, listener.end);
  for (const { pattern, isWeak } of PARTIAL_TESTS) {
    for (const found of text.matchAll(pattern)) if (isWeak(found[1] ?? "")) return found[0];
  }
  return null;
}

/** An origin ends without a slash, so a beginning of it is also that of `https://shop.example.others.example`. */
const PARTIAL_TESTS: readonly { pattern: RegExp; isWeak: (part: string) => boolean }[] = [
  {
    pattern: new RegExp(`${ORIGIN}\\.(?:includes|indexOf|search)\\(\\s*${QUOTED}\\s*\\)`, "g"),
    isWeak: () => true,
  },
  {
    pattern: new RegExp(`${ORIGIN}\\.startsWith\\(\\s*${QUOTED}`, "g"),
    isWeak: (part) => !/[:/]$/.test(part),
  },
  {
    pattern: new RegExp(`${ORIGIN}\\.endsWith\\(\\s*${QUOTED}`, "g"),
    isWeak: (part) => !/^\.|:\/\//.test(part),
  },
  { pattern: /\/((?:\\.|[^/\\\n])+)\/\w*\.test\(\s*[\w$.]*\borigin\s*\)/g, isWeak: isLoose },
  { pattern: /\borigin\.match\(\s*\/((?:\\.|[^/\\\n])+)\//g, isWeak: isLoose },
];

function isLoose(pattern: string): boolean {
  return !(pattern.startsWith("^") && pattern.endsWith("$"));
}
