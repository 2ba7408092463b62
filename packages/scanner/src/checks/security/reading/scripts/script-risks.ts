import type { AnyNode } from "acorn";

import { foreignIn, Scope, type Foreign } from "./address-flow.ts";
import { mayBeForeign } from "./may-be-foreign.ts";
import { listenerOf, senderIsRead } from "./message-listeners.ts";
import { sinksOf, type Sink } from "./script-sinks.ts";
import { childrenOf, isFunction, scriptTree, type FunctionNode } from "./script-tree.ts";

/** A place of a script that trusts what anyone can send it. */
export interface ScriptRisk {
  /** `listener`: it hears messages of every website. */
  kind: Sink["kind"] | "listener";
  from: Foreign["from"];
  /** Whether nothing stands between what is sent and what happens; else a person must judge. */
  isCertain: boolean;
  /** The code of the place, cut to 160 characters. */
  excerpt: string;
}

const READINGS = 2;
const EXCERPT = 160;

/** The risks in a script, each place once; null where the script can't be parsed. */
export function scriptRisks(code: string): ScriptRisk[] | null {
  if (!mayBeForeign(code)) return [];
  const tree = scriptTree(code);
  if (tree === null) return null;
  const reader = new ScriptReader(code);
  // What a function returns, and what it is called with, is known to code above it only in the second reading.
  for (let reading = 0; reading < READINGS; reading += 1) reader.read(tree);
  return [...reader.found.values()];
}

class ScriptReader {
  readonly found = new Map<number, ScriptRisk>();
  readonly #code: string;
  readonly #returns = new Map<FunctionNode, Foreign | null>();
  readonly #given = new Map<FunctionNode, (Foreign | null)[]>();

  constructor(code: string) {
    this.#code = code;
  }

  read(tree: AnyNode): void {
    this.found.clear();
    this.#visitAll(tree, new Scope(null, this.#code, null));
  }

  #visitAll(node: AnyNode, scope: Scope): void {
    for (const child of childrenOf(node)) {
      if (child.type === "FunctionDeclaration" && child.id !== null) scope.names.set(child.id.name, child);
    }
    for (const child of childrenOf(node)) this.#visit(child, scope);
  }

  #visit(node: AnyNode, scope: Scope): void {
    this.#hear(node, scope);
    if (isFunction(node)) return this.#enter(node, scope);
    this.#visitAll(node, scope);
    this.#learn(node, scope);
    for (const sink of sinksOf(node)) this.#judge(sink, scope);
  }

  #enter(node: FunctionNode, outer: Scope): void {
    const scope = new Scope(outer, this.#code.slice(node.start, node.end), node);
    const given = this.#given.get(node) ?? [];
    node.params.forEach((parameter, index) => {
      if (parameter.type === "Identifier") scope.names.set(parameter.name, given[index] ?? null);
    });
    this.#visitAll(node, scope);
    if (node.expression && node.type === "ArrowFunctionExpression")
      this.#returns.set(node, foreignIn(node.body, scope, this.#returns));
  }

  #learn(node: AnyNode, scope: Scope): void {
    const value = (part: AnyNode): Foreign | FunctionNode | null =>
      isFunction(part) ? part : foreignIn(part, scope, this.#returns);
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier") {
      scope.names.set(node.id.name, node.init ? value(node.init) : null);
    }
    if (node.type === "AssignmentExpression" && node.left.type === "Identifier") {
      const before = node.operator === "=" ? null : foreignIn(node.left, scope, this.#returns);
      scope.assign(node.left.name, before ?? value(node.right));
    }
    if (node.type === "ReturnStatement" && node.argument && scope.owner !== null) {
      const found = foreignIn(node.argument, scope, this.#returns);
      if (found !== null) this.#returns.set(scope.owner, found);
    }
    if (node.type === "CallExpression" && node.callee.type === "Identifier") {
      const called = scope.find(node.callee.name);
      const given = node.arguments.map((part) => foreignIn(part, scope, this.#returns));
      const isOurs = called !== null && called !== undefined && !("from" in called);
      if (isOurs && given.some((one) => one !== null)) this.#given.set(called, given);
    }
  }

  #hear(node: AnyNode, scope: Scope): void {
    const listener = listenerOf(node, (name) => {
      const known = scope.find(name);
      return known !== null && known !== undefined && !("from" in known) ? known : null;
    });
    if (listener === null || senderIsRead(listener, this.#code)) return;
    const [event] = listener.params;
    if (event === undefined) return;
    const text = this.#code.slice(node.start, node.end);
    this.found.set(node.start, { kind: "listener", from: "message", isCertain: false, excerpt: cut(text) });
    if (event.type === "Identifier")
      this.#given.set(listener, [{ from: "message", isDecoded: true, leadsHome: false }]);
  }

  #judge({ kind, value, place }: Sink, scope: Scope): void {
    const foreign = foreignIn(value, scope, this.#returns);
    const text = this.#code.slice(place.start, place.end);
    if (foreign === null || isGuarded(this.#code.slice(value.start, value.end), scope)) return;
    if (kind === "redirect" && foreign.leadsHome) return;
    const isCertain = kind === "markup" ? foreign.isDecoded : true;
    this.found.set(place.start, { kind, from: foreign.from, isCertain, excerpt: cut(text) });
  }
}

function cut(text: string): string {
  return text.replaceAll(/\s+/g, " ").slice(0, EXCERPT);
}

/** Whether the function, or one around it, compares or tests a name that the value holds: it may allow only some. */
function isGuarded(value: string, scope: Scope): boolean {
  const names = new Set((value.match(/[A-Za-z_$][\w$]*/g) ?? []).filter((name) => !COMMON.test(name)));
  for (let within: Scope | null = scope; within !== null; within = within.parent) {
    const { text } = within;
    if ([...names].some((name) => guardOf(name).test(text))) return true;
    if (within.owner !== null) break;
  }
  return false;
}

const COMMON =
  /^(?:window|document|location|hash|search|href|decodeURIComponent|decodeURI|unescape|atob|slice|substr|substring|split|replace|new|URL|URLSearchParams|get|data|JSON|parse|html)$/;

function guardOf(name: string): RegExp {
  const n = RegExp.escape(name);
  const start = String.raw`(?<![\w$.])${n}(?![\w$])`;
  const method = "startsWith|endsWith|indexOf|includes|match|charAt|search";
  return new RegExp(
    String.raw`${start}(?:\.data)?(?:\[0\]|\.(?:${method})\(|\.(?:origin|host|hostname|protocol)\b)|\.(?:test|includes|has|indexOf|hasOwnProperty|querySelector|getElementById)\(${n}\)|${start}\s+in\s|[!=]==?\s*${n}(?![\w$])|${start}\s*[!=]==?\s*["'\x60](?!["'\x60])|\[${n}\]|switch\s*\(${n}\)`,
  );
}
