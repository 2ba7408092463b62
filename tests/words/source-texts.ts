import { readFileSync } from "node:fs";

import { type Node, parseSync, visitorKeys } from "oxc-parser";

/** What a placeholder in a template reads as. */
const PLACEHOLDER = "X";
/** Attributes whose values are code. */
const CODE_ATTRIBUTES = new Set(["className", "d", "id", "key", "to", "href", "src", "type", "viewBox"]);
/** Tags of templates that hold code. */
const CODE_TAGS = new Set(["sql", "css"]);

/** A text of a source file and the line it starts on. */
export interface SourceText {
  text: string;
  line: number;
}

/** All strings, templates and JSX texts of a TypeScript file: no comments, types, imports or patterns. */
export function sourceTexts(path: string): SourceText[] {
  const source = readFileSync(path, "utf8");
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message ?? "not readable"}`);
  const found: { text: string; start: number }[] = [];
  visit(program, (node) => {
    const text = textOf(node);
    if (text !== null && text.trim() !== "") found.push({ text: text.trim(), start: node.start });
  });
  return found.map(({ text, start }) => ({ text, line: source.slice(0, start).split("\n").length }));
}

function visit(node: Node, enter: (node: Node) => void): void {
  if (isCode(node)) return;
  enter(node);
  for (const key of visitorKeys[node.type] ?? []) {
    const child: unknown = Reflect.get(node, key);
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each, enter);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function isCode(node: Node): boolean {
  if (node.type.startsWith("TS") && node.type.endsWith("Type")) return true;
  if (node.type === "ImportDeclaration" || node.type === "ExportAllDeclaration") return true;
  if (node.type === "JSXAttribute")
    return node.name.type === "JSXIdentifier" && CODE_ATTRIBUTES.has(node.name.name);
  if (node.type === "TaggedTemplateExpression")
    return node.tag.type === "Identifier" && CODE_TAGS.has(node.tag.name);
  return false;
}

function textOf(node: Node): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type === "JSXText") return node.value.replaceAll(/\s+/g, " ");
  if (node.type !== "TemplateLiteral") return null;
  return node.quasis.map(({ value }) => value.cooked ?? "").join(PLACEHOLDER);
}
