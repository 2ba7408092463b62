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
    return hears && isWindowsOwn(node.callee, "addEventListener") ? listener : null;
  }
  if (node.type !== "AssignmentExpression") return null;
  const isProperty = node.left.type === "MemberExpression" && isWindowsOwn(node.left, "onmessage");
  return isProperty ? node.right : null;
}

/** Channels, sockets and workers have a listener of the same name, and only one sender. */
function isWindowsOwn(node: AnyNode, name: string): boolean {
  if (node.type === "Identifier") return node.name === name;
  if (propertyName(node) !== name || node.type !== "MemberExpression") return false;
  return node.object.type === "Identifier" && /^(?:window|globalThis)$/.test(node.object.name);
}

/**
 * Whether it looks at who sent a message, makes nothing of what was sent, or hands the event on to others, who may look.
 */
export function senderIsRead(listener: FunctionNode, code: string): boolean {
  const text = code.slice(listener.start, listener.end);
  if (/\b(?:origin|source|isTrusted)\b/.test(text)) return true;
  const [event] = listener.params;
  if (event === undefined) return true;
  if (event.type !== "Identifier") return !/\bdata\b/.test(text);
  const name = RegExp.escape(event.name);
  const handedOn = new RegExp(String.raw`[(,]\s*${name}\s*[,)]`);
  const body = code.slice(listener.body.start, listener.body.end);
  return handedOn.test(body) || !new RegExp(String.raw`(?<![\w$.])${name}\.data\b`).test(body);
}
