import type { AnyNode } from "acorn";

import { globalName, propertyName } from "./script-tree.ts";

/** A place of a script that makes markup or code of a text, or goes to it as an address. */
export interface Sink {
  kind: "markup" | "code" | "redirect";
  value: AnyNode;
  place: AnyNode;
}

/** The sinks that a node is itself, not those within it. */
export function sinksOf(node: AnyNode): Sink[] {
  if (node.type === "AssignmentExpression") return assigned(node);
  if (node.type === "CallExpression") return called(node);
  if (node.type === "NewExpression" && globalName(node.callee) === "Function") {
    return node.arguments.map((value) => ({ kind: "code", value, place: node }));
  }
  return [];
}

function assigned(node: Extract<AnyNode, { type: "AssignmentExpression" }>): Sink[] {
  const name = propertyName(node.left);
  if (/^(?:innerHTML|outerHTML|srcdoc)$/.test(name ?? "")) {
    return [{ kind: "markup", value: node.right, place: node }];
  }
  const isLocation =
    globalName(node.left) === "location" ||
    (name === "href" && node.left.type === "MemberExpression" && globalName(node.left.object) === "location");
  return isLocation ? [{ kind: "redirect", value: node.right, place: node }] : [];
}

function called(node: Extract<AnyNode, { type: "CallExpression" }>): Sink[] {
  const [first, second] = node.arguments;
  const global = globalName(node.callee);
  if (first === undefined) return [];
  if (global === "eval" || global === "setTimeout" || global === "setInterval")
    return [{ kind: "code", value: first, place: node }];
  if (node.callee.type !== "MemberExpression") return [];
  const method = propertyName(node.callee);
  const on = globalName(node.callee.object);
  if (on === "document" && /^write(?:ln)?$/.test(method ?? "")) {
    return node.arguments.map((value) => ({ kind: "markup", value, place: node }));
  }
  if (method === "insertAdjacentHTML" && second) return [{ kind: "markup", value: second, place: node }];
  if (method === "createContextualFragment" || method === "html")
    return [{ kind: "markup", value: first, place: node }];
  return on === "location" && /^(?:assign|replace)$/.test(method ?? "")
    ? [{ kind: "redirect", value: first, place: node }]
    : [];
}
