import type { AnyNode } from "acorn";

import { globalName, propertyName } from "./script-tree.ts";

/** A place of a script that makes markup or code of a text, or goes to it as an address. */
export interface Sink {
  kind: "markup" | "code" | "redirect" | "source";
  value: AnyNode;
  place: AnyNode;
  /** Of a `source`: the name of what is loaded from there. Of `markup`: the name that must be jQuery's to make it. */
  name?: string;
}

/** The sinks that a node is itself, not those within it. */
export function sinksOf(node: AnyNode): Sink[] {
  if (node.type === "AssignmentExpression") return assigned(node);
  if (node.type === "CallExpression") return called(node);
  if (node.type === "Property" && !node.computed && nameOfKey(node.key) === "__html") {
    return [{ kind: "markup", value: node.value, place: node }];
  }
  if (node.type === "NewExpression" && globalName(node.callee) === "Function") {
    return node.arguments.map((value) => ({ kind: "code", value, place: node }));
  }
  return [];
}

function nameOfKey(key: AnyNode): string | null {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : null;
}

function assigned(node: Extract<AnyNode, { type: "AssignmentExpression" }>): Sink[] {
  const name = propertyName(node.left);
  if (/^(?:innerHTML|outerHTML|srcdoc)$/.test(name ?? "")) {
    return [{ kind: "markup", value: node.right, place: node }];
  }
  if (name === "src" && node.left.type === "MemberExpression" && node.left.object.type === "Identifier") {
    return [{ kind: "source", value: node.right, place: node, name: node.left.object.name }];
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
  if (isJQuery(node.callee) && startsWithMarkup(first))
    return [{ kind: "markup", value: first, place: node }];
  if (node.callee.type !== "MemberExpression") return [];
  const method = propertyName(node.callee);
  const on = globalName(node.callee.object);
  if (on === "document" && /^write(?:ln)?$/.test(method ?? "")) {
    return node.arguments.map((value) => ({ kind: "markup", value, place: node }));
  }
  if (method === "insertAdjacentHTML" && second) return [{ kind: "markup", value: second, place: node }];
  if (method === "createContextualFragment" || method === "html")
    return [{ kind: "markup", value: first, place: node }];
  if (WRITING.test(method ?? "")) return writtenByJQuery(node, node.callee.object);
  return on === "location" && /^(?:assign|replace)$/.test(method ?? "")
    ? [{ kind: "redirect", value: first, place: node }]
    : [];
}

function writtenByJQuery(place: Extract<AnyNode, { type: "CallExpression" }>, chain: AnyNode): Sink[] {
  const root = rootOfChain(chain);
  const isMade = chain.type === "CallExpression" && isJQuery(root);
  if (!isMade && root.type !== "Identifier") return [];
  const about = {
    kind: "markup",
    place,
    ...(root.type === "Identifier" && !isMade ? { name: root.name } : {}),
  } as const;
  return place.arguments.map((value) => ({ ...about, value }));
}

/** Methods of jQuery that make markup of a text; those of elements of the same name don't. */
const WRITING = /^(?:append|prepend|after|before|replaceWith|wrap|wrapInner|wrapAll)$/;

function isJQuery(node: AnyNode): boolean {
  const name = globalName(node);
  return name === "$" || name === "jQuery";
}

/** What a chain of calls begins with: the `$` of `$(...).find(...)`, the `list` of `list.find(...)`. */
function rootOfChain(node: AnyNode): AnyNode {
  if (node.type !== "CallExpression") return node;
  return node.callee.type === "MemberExpression" ? rootOfChain(node.callee.object) : node.callee;
}

/** What does not begin with `<` is a selector to jQuery. */
function startsWithMarkup(node: AnyNode): boolean {
  if (node.type === "BinaryExpression") return startsWithMarkup(node.left);
  if (node.type === "TemplateLiteral") return /^\s*</.test(node.quasis[0]?.value.raw ?? "");
  return node.type === "Literal" && typeof node.value === "string" && /^\s*</.test(node.value);
}
