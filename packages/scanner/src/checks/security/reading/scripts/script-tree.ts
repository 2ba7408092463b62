import { parse, type AnyNode, type Program } from "acorn";

/** A function of a script, whatever form it has. */
export type FunctionNode = Extract<
  AnyNode,
  { type: "FunctionDeclaration" | "FunctionExpression" | "ArrowFunctionExpression" }
>;

/** The tree of a script; null where it can't be parsed, e.g. because only its start was kept. */
export function scriptTree(code: string): Program | null {
  for (const sourceType of ["script", "module"] as const) {
    try {
      return parse(code, { ecmaVersion: "latest", sourceType, allowReturnOutsideFunction: true });
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return null;
}

/** The nodes directly below, in the order of the source. */
export function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

export function isFunction(node: AnyNode): node is FunctionNode {
  return (
    node.type === "FunctionDeclaration" ||
    node.type === "FunctionExpression" ||
    node.type === "ArrowFunctionExpression"
  );
}

/** The name of a property that the source itself states: `a.b` and `a["b"]`. */
export function propertyName(node: AnyNode): string | null {
  if (node.type !== "MemberExpression") return null;
  if (!node.computed) return node.property.type === "Identifier" ? node.property.name : null;
  return node.property.type === "Literal" && typeof node.property.value === "string"
    ? node.property.value
    : null;
}

/** The global that `name` or `window.name` stands for. */
export function globalName(node: AnyNode): string | null {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression") return null;
  const isWindow = node.object.type === "Identifier" && WINDOWS.has(node.object.name);
  return isWindow ? propertyName(node) : null;
}

const WINDOWS = new Set(["window", "self", "globalThis", "top", "parent", "document"]);
