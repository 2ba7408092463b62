import type { AnyNode } from "acorn";

import { propertyName } from "./script-tree.ts";

const KEPT = /\b(?:localStorage|sessionStorage)\b|\bdocument\.cookie\b/;
/** Names of what opens an account, or tells who someone is. */
const SECRET =
  /token|jwt|auth|session(?!Storage)|sid\b|secret|passw|credential|e-?mail|user|account|document\.cookie/i;
const ANY_WINDOW = "*";

/** Whether a node sends what the browser keeps of the visitor to any window; `within` is the source around it. */
export function leakOf(node: AnyNode, within: string): { isCertain: boolean } | null {
  if (node.type !== "CallExpression" || propertyName(node.callee) !== "postMessage") return null;
  const [message, target] = node.arguments;
  if (message === undefined || target?.type !== "Literal" || target.value !== ANY_WINDOW) return null;
  const sources = valuesIn(message).flatMap((value) => sourceOf(value, within));
  if (sources.length === 0) return null;
  return { isCertain: sources.some((source) => SECRET.test(source)) };
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
