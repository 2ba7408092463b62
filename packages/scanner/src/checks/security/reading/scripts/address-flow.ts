import type { AnyNode } from "acorn";

import { withoutMereMentions } from "./message-listeners.ts";
import { globalName, propertyName, type FunctionNode } from "./script-tree.ts";

/** A text of the page's address, or of a message, that whoever makes a link or a frame decides. */
export interface Foreign {
  from: "address" | "message";
  /** Browsers encode angle brackets in addresses; decoded text can hold any character. */
  isDecoded: boolean;
  /** Whether it begins with the page's own address, so that it leads nowhere else. */
  leadsHome: boolean;
  /** The page the visitor came from: whoever goes there goes back. */
  isReferrer?: true;
}

/** What is known of the names of one function. */
export class Scope {
  readonly names = new Map<string, Foreign | FunctionNode | null>();
  readonly parent: Scope | null;
  /** Source of the function, in which guards are looked for. */
  readonly text: string;
  readonly owner: FunctionNode | null;
  #guards: string | null = null;

  constructor(parent: Scope | null, text: string, owner: FunctionNode | null) {
    this.parent = parent;
    this.text = text;
    this.owner = owner;
  }

  /** The text without mentions of a sender that keep nobody out. */
  get guards(): string {
    return (this.#guards ??= withoutMereMentions(this.text));
  }

  find(name: string): Foreign | FunctionNode | null | undefined {
    return this.names.has(name) ? this.names.get(name) : this.parent?.find(name);
  }

  /** What is known of a property of an object that a name holds; undefined where nothing is. */
  findProperty(object: string, property: string): Foreign | FunctionNode | null | undefined {
    if (!this.names.has(object)) return this.parent?.findProperty(object, property);
    return this.names.get(`${object}.${property}`);
  }

  /** Notes a property where the name of its object was declared. */
  assignProperty(object: string, property: string, value: Foreign | FunctionNode | null): void {
    if (this.names.has(object)) this.names.set(`${object}.${property}`, value);
    else this.parent?.assignProperty(object, property, value);
  }

  /** Assigns to the nearest function that knows the name. */
  assign(name: string, value: Foreign | FunctionNode | null): void {
    // Whoever assigns to the browser's own leaves the page, and it is still what it was for the rest of the script.
    if (name === "location" && this.find(name) === undefined) return;
    const holder = this.names.has(name) || this.parent === null ? this : this.parent;
    if (holder === this) this.names.set(name, value);
    else holder.assign(name, value);
  }
}

/** Methods whose answer holds what the text held. */
const KEEPING =
  /^(?:slice|substr|substring|split|trim|trimStart|trimEnd|toString|concat|pop|shift|join|at|get|getAll|entries|values|toLowerCase|toUpperCase|valueOf|replace|replaceAll|match|reverse)$/;
const DECODING = new Set(["decodeURIComponent", "decodeURI", "unescape", "atob"]);
const ADDRESS = { from: "address", isDecoded: false, leadsHome: true } as const;
const PARTS_THAT_LEAD_NOWHERE =
  /^(?:length|origin|host|hostname|pathname|protocol|port|assign|reload|constructor)$/;

/** What a function returns, as far as it was read. */
export type Returns = ReadonlyMap<FunctionNode, Foreign | null>;

/** Whether an expression's value is decided by a foreigner; null where it isn't, or where nobody can say. */
export function foreignIn(node: AnyNode, scope: Scope, returns: Returns): Foreign | null {
  const of = (part: AnyNode): Foreign | null => foreignIn(part, scope, returns);
  if (node.type === "Identifier") return ofName(node.name, scope);
  if (node.type === "MemberExpression") return ofMember(node, scope, of);
  if (node.type === "CallExpression") return ofCall(node, scope, { of, returns });
  if (node.type === "NewExpression") return ofNew(node, of);
  if (node.type === "BinaryExpression")
    return node.operator === "+" ? joined([node.left, node.right], of) : null;
  if (node.type === "TemplateLiteral") return ofTemplate(node, of);
  return worst(choicesOf(node).map(of));
}

/** Expressions of which one becomes the value. */
function choicesOf(node: AnyNode): AnyNode[] {
  if (node.type === "ConditionalExpression") return [node.consequent, node.alternate];
  if (node.type === "LogicalExpression") {
    return node.operator === "&&" ? [node.right] : [node.left, node.right];
  }
  if (node.type === "AssignmentExpression") return [node.right];
  if (node.type === "SequenceExpression") return node.expressions.slice(-1);
  if (node.type === "AwaitExpression") return [node.argument];
  if (node.type === "SpreadElement") return [node.argument];
  if (node.type === "ParenthesizedExpression" || node.type === "ChainExpression") return [node.expression];
  return node.type === "ArrayExpression" ? node.elements.filter((element) => element !== null) : [];
}

function ofTemplate(node: Extract<AnyNode, { type: "TemplateLiteral" }>, of: Of): Foreign | null {
  const found = worst(node.expressions.map(of));
  const leads = node.quasis[0]?.value.raw === "" && node.expressions[0] !== undefined;
  return found === null || (leads && of(node.expressions[0] ?? node) !== null)
    ? found
    : { ...found, leadsHome: true };
}

type Of = (part: AnyNode) => Foreign | null;

function worst(found: readonly (Foreign | null)[]): Foreign | null {
  return found.find((one) => one?.isDecoded) ?? found.find((one) => one !== null) ?? null;
}

/** What stands first decides where an address leads. */
function joined([left, right]: [AnyNode, AnyNode], of: Of): Foreign | null {
  const isEmpty = left.type === "Literal" && left.value === "";
  return isEmpty ? of(right) : after(of(left), of(right));
}

function after(first: Foreign | null, second: Foreign | null): Foreign | null {
  if (first === null) return second === null ? null : { ...second, leadsHome: true };
  return { ...first, isDecoded: first.isDecoded || second?.isDecoded === true };
}

function ofName(name: string, scope: Scope): Foreign | null {
  const known = scope.find(name);
  if (known !== undefined) return known !== null && "from" in known ? known : null;
  return name === "location" ? ADDRESS : null;
}

type Member = Extract<AnyNode, { type: "MemberExpression" }>;

function ofMember(node: Member, scope: Scope, of: Of): Foreign | null {
  const name = propertyName(node);
  if (scope.find("location") === undefined && globalName(node) === "location") return ADDRESS;
  if (node.object.type === "Identifier") {
    if (node.object.name === "document" && /^(?:URL|documentURI)$/.test(name ?? "")) return ADDRESS;
    if (node.object.name === "document" && name === "referrer")
      return { ...ADDRESS, leadsHome: false, isReferrer: true };
    if (node.object.name === "window" && name === "name")
      return { ...ADDRESS, isDecoded: true, leadsHome: false };
  }
  if (node.object.type === "Super") return null;
  const known = knownProperty(node, scope);
  if (known !== undefined) return known !== null && "from" in known ? known : null;
  const whole = of(node.object);
  if (whole === null || (name !== null && PARTS_THAT_LEAD_NOWHERE.test(name))) return null;
  if (name === "searchParams") return { ...whole, isDecoded: true, leadsHome: false };
  const isFirst = node.computed && node.property.type === "Literal" && node.property.value === 0;
  const staysHome = isFirst || /^(?:href|hash|search)$/.test(name ?? "");
  return staysHome ? whole : { ...whole, leadsHome: false };
}

/** What is known of `object.property`, by names that the source states; undefined where nothing is. */
export function knownProperty(node: AnyNode, scope: Scope): Foreign | FunctionNode | null | undefined {
  const name = propertyName(node);
  if (node.type !== "MemberExpression" || node.object.type !== "Identifier" || name === null)
    return undefined;
  return scope.findProperty(node.object.name, name);
}

type Call = Extract<AnyNode, { type: "CallExpression" }>;

function ofCall(node: Call, scope: Scope, { of, returns }: { of: Of; returns: Returns }): Foreign | null {
  const [first] = node.arguments;
  const given = first === undefined ? null : of(first);
  const name = globalName(node.callee);
  if (name !== null && DECODING.has(name)) return given === null ? null : { ...given, isDecoded: true };
  if (name === "String") return given;
  if (node.callee.type === "Identifier") {
    const known = scope.find(node.callee.name);
    return known !== undefined && known !== null && !("from" in known) ? (returns.get(known) ?? null) : null;
  }
  if (node.callee.type !== "MemberExpression" || node.callee.object.type === "Super") return null;
  const own = knownProperty(node.callee, scope);
  if (own !== undefined && own !== null && !("from" in own)) return returns.get(own) ?? null;
  const method = propertyName(node.callee) ?? "";
  if (method === "parse" && globalName(node.callee.object) === "JSON") return given;
  if (/^(?:fromEntries|values|assign)$/.test(method) && globalName(node.callee.object) === "Object")
    return given;
  if (method === "from" && globalName(node.callee.object) === "Array") return given;
  if (method === "exec" && isOpenPattern(node.callee.object))
    return given === null ? null : { ...given, leadsHome: false };
  if (!KEEPING.test(method)) return null;
  const whole = of(node.callee.object);
  if (method === "concat") return node.arguments.reduce((before, part) => after(before, of(part)), whole);
  return whole === null || first === undefined ? whole : afterMethod(method, first, whole);
}

function afterMethod(method: string, first: AnyNode, whole: Foreign): Foreign | null {
  if (method.startsWith("replace") && first.type === "Literal" && "regex" in first) {
    return cleans(first.regex?.pattern ?? "") ? null : whole;
  }
  if (method === "match") return isOpenPattern(first) ? { ...whole, leadsHome: false } : null;
  const cuts = /^(?:slice|substr|substring|split|get|getAll|pop|shift|at)$/.test(method);
  return cuts && method !== "split" ? { ...whole, leadsHome: false } : whole;
}

/** Takes away what markup needs, or all but harmless characters. */
function cleans(pattern: string): boolean {
  return /<|\[\^|\\W|&/.test(pattern);
}

/** A pattern that lets any character through. */
function isOpenPattern(node: AnyNode): boolean {
  // `new RegExp("[?&]" + name + "=([^&#]*)")`, as many a script reads one value of the address.
  if (node.type === "NewExpression" || node.type === "CallExpression") {
    return globalName(node.callee) === "RegExp" && OPEN_PATTERN.test(textsOf(node.arguments[0]));
  }
  if (node.type === "ParenthesizedExpression") return isOpenPattern(node.expression);
  if (node.type !== "Literal" || !("regex" in node)) return false;
  return OPEN_PATTERN.test(node.regex?.pattern ?? "");
}

const OPEN_PATTERN = /\.[*+]|\[\^|\\S/;

/** What stands literally in a text that is put together. */
function textsOf(node: AnyNode | undefined): string {
  if (node?.type === "Literal") return typeof node.value === "string" ? node.value : "";
  if (node?.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.raw).join("");
  return node?.type === "BinaryExpression" ? textsOf(node.left) + textsOf(node.right) : "";
}

/** What a name takes when an object or a list is taken apart, by the name it has there or its place. */
export function partOf(
  whole: AnyNode,
  part: string | number,
  scope: Scope,
  returns: Returns,
): Foreign | null {
  const { start, end } = whole;
  const isPlace = typeof part === "number";
  const property = isPlace
    ? { type: "Literal" as const, value: part, start, end }
    : { type: "Identifier" as const, name: part, start, end };
  const taken = { type: "MemberExpression", object: whole, property, computed: isPlace, optional: false };
  return foreignIn({ ...taken, start, end } as AnyNode, scope, returns);
}

function ofNew(node: Extract<AnyNode, { type: "NewExpression" }>, of: Of): Foreign | null {
  const [first] = node.arguments;
  const given = first === undefined ? null : of(first);
  const name = globalName(node.callee);
  if (given === null) return null;
  if (name === "URL") return given;
  return name === "URLSearchParams" ? { ...given, isDecoded: true, leadsHome: false } : null;
}
