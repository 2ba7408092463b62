import { type Node, parseSync, visitorKeys } from "oxc-parser";

/** One small change of a source file that a test should notice. */
export interface Mutation {
  /** Where the text that is replaced begins, in UTF-16 units. */
  start: number;
  end: number;
  by: string;
}

const OPERATORS: Readonly<Record<string, string>> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "&&": "||",
  "||": "&&",
};
const METHODS: Readonly<Record<string, string>> = {
  max: "min",
  min: "max",
  round: "floor",
  floor: "ceil",
  ceil: "floor",
  some: "every",
  every: "some",
};
/** Methods whose result has the type of what they are called on, so that the call can be left out. */
const CAN_BE_LEFT_OUT = new Set([
  "filter",
  "slice",
  "toSorted",
  "toReversed",
  "trim",
  "toLowerCase",
  "replaceAll",
  "replace",
]);
/** Nodes of TypeScript that hold code that runs; others are types. */
const TYPED_CODE = new Set(["TSAsExpression", "TSNonNullExpression", "TSSatisfiesExpression"]);

/** All mutations of a TypeScript file, in the order of its text. */
export function mutationsOf(path: string, source: string): Mutation[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message ?? "not readable"}`);
  const found: Mutation[] = [];
  visit(program, (node) => found.push(...mutationsAt(node, source)));
  return found.filter(({ start, end, by }) => source.slice(start, end) !== by);
}

/** The file with the change in it. */
export function mutated(source: string, { start, end, by }: Mutation): string {
  return source.slice(0, start) + by + source.slice(end);
}

function visit(node: Node, enter: (node: Node) => void): void {
  if (isUntouched(node)) return;
  enter(node);
  for (const key of visitorKeys[node.type] ?? []) {
    if (isEndOfLoop(node, key)) continue;
    const child: unknown = Reflect.get(node, key);
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each, enter);
  }
}

/** Types don't run, and what a module imports and exports is held by types. */
function isUntouched({ type }: Node): boolean {
  return (
    (type.startsWith("TS") && !TYPED_CODE.has(type)) ||
    ["ImportDeclaration", "ExportAllDeclaration", "ThrowStatement"].includes(type)
  );
}

/** Without its end a loop runs forever, which any test notices. */
function isEndOfLoop({ type }: Node, key: string): boolean {
  return ["ForStatement", "WhileStatement", "DoWhileStatement"].includes(type) && key !== "body";
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function mutationsAt(node: Node, source: string): Mutation[] {
  if (node.type === "IfStatement" || node.type === "ConditionalExpression")
    return ["true", "false"].map((by) => replace(node.test, by));
  if (node.type === "BinaryExpression" || node.type === "LogicalExpression") return operatorAt(node, source);
  if (node.type === "UnaryExpression")
    return ["!", "-"].includes(node.operator) ? [replace(node, textOf(node.argument, source))] : [];
  if (node.type === "ExpressionStatement") return isCall(node.expression) ? [replace(node, ";")] : [];
  if (node.type === "CallExpression") return callAt(node, source);
  if (node.type === "ReturnStatement") return node.argument === null ? [] : resultAt(node.argument);
  if (node.type === "ArrowFunctionExpression")
    return node.body.type === "BlockStatement" ? [] : resultAt(node.body);
  return node.type === "Literal" ? literalAt(node) : [];
}

const replace = ({ start, end }: Node, by: string): Mutation => ({ start, end, by });
const textOf = ({ start, end }: Node, source: string): string => source.slice(start, end);
const isCall = (node: Node): boolean =>
  node.type === "CallExpression" || (node.type === "AwaitExpression" && isCall(node.argument));

function operatorAt(
  node: Extract<Node, { type: "BinaryExpression" | "LogicalExpression" }>,
  source: string,
): Mutation[] {
  const { left, right, operator } = node;
  if (operator === "??") return isFallbackForTypes(left, right) ? [] : [replace(node, textOf(left, source))];
  const by = OPERATORS[operator];
  const joinsTexts = operator === "+" && [left, right].some(isText);
  if (by === undefined || joinsTexts) return [];
  const start = source.indexOf(operator, left.end);
  return [{ start, end: start + operator.length, by }];
}

/** What an index may miss only by its type: `words[0] ?? ""`. */
function isFallbackForTypes(left: Node, right: Node): boolean {
  const isEmpty =
    right.type === "Literal" || (right.type === "ArrayExpression" && right.elements.length === 0);
  const isLookup =
    left.type === "MemberExpression" || left.type === "CallExpression" || left.type === "ChainExpression";
  return isEmpty && isLookup;
}

function isText(node: Node): boolean {
  return node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string");
}

function callAt(node: Extract<Node, { type: "CallExpression" }>, source: string): Mutation[] {
  const { callee } = node;
  if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return [];
  const { name } = callee.property;
  const other = METHODS[name];
  if (other !== undefined) return [replace(callee.property, other)];
  return CAN_BE_LEFT_OUT.has(name) ? [replace(node, textOf(callee.object, source))] : [];
}

/** Another value of the same type as what a function answers. */
function resultAt(result: Node): Mutation[] {
  if (isText(result)) return [replace(result, '"mutated"')];
  if (result.type === "ArrayExpression" && result.elements.length > 0) return [replace(result, "[]")];
  return [];
}

function literalAt(node: Extract<Node, { type: "Literal" }>): Mutation[] {
  if (typeof node.value === "boolean") return [replace(node, String(!node.value))];
  if (typeof node.value === "number") return [replace(node, String(node.value + 1))];
  return [];
}
