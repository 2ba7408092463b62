import type { AnyNode } from "acorn";

import { globalName, propertyName } from "./script-tree.ts";

const MAY_RUN_TEXT =
  /\beval\s*\(|\bset(?:Timeout|Interval)\s*\(\s*(?:["'`]|\w+\s*\+\s*["'`])|\bdocument\.domain\s*=(?!=)/;

/** Whether a script may run text as code or give up its own origin: to be asked before parsing. */
export function mayRunText(code: string): boolean {
  return MAY_RUN_TEXT.test(code);
}

/** What a node does that safer code does without, by the name of what it uses; null for anything else. */
export function outdatedPower(node: AnyNode): "eval" | "timer" | "domain" | null {
  if (node.type === "AssignmentExpression") {
    const isOfDocument =
      propertyName(node.left) === "domain" &&
      node.left.type === "MemberExpression" &&
      globalName(node.left.object) === "document";
    return isOfDocument ? "domain" : null;
  }
  if (node.type !== "CallExpression") return null;
  const [first] = node.arguments;
  const called = globalName(node.callee);
  if (first === undefined) return null;
  if (called === "setTimeout" || called === "setInterval") return isText(first) ? "timer" : null;
  // Builds for developers wrap each module in a text that stands there whole.
  return called === "eval" && first.type !== "Literal" ? "eval" : null;
}

/** Whether a part is text for certain: it stands there, or text is joined to it. */
function isText(part: AnyNode): boolean {
  if (part.type === "TemplateLiteral") return true;
  if (part.type === "BinaryExpression")
    return part.operator === "+" && (isText(part.left) || isText(part.right));
  return part.type === "Literal" && typeof part.value === "string";
}
