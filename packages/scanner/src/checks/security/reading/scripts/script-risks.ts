import type { AnyNode } from "acorn";

import { foreignIn, knownProperty, partOf, Scope, type Foreign } from "./address-flow.ts";
import { leakOf } from "./message-leaks.ts";
import { mayBeForeign } from "./may-be-foreign.ts";
import { listenerOf, senderIsRead, weakTestOf } from "./message-listeners.ts";
import { sinksOf, type Sink } from "./script-sinks.ts";
import { isGuarded } from "./guards.ts";
import { namesIn } from "./taken-names.ts";
import { mayStoreSecrets, storedSecretOf } from "./stored-secrets.ts";
import { mayStoreTokens, storedTokenOf } from "./stored-tokens.ts";
import { mayRunText, outdatedPower } from "./text-as-code.ts";
import { childrenOf, isFunction, propertyName, scriptTree, type FunctionNode } from "./script-tree.ts";

/** A place of a script that trusts what anyone can send it, or does not keep a secret. */
export interface ScriptRisk {
  /**
   * `listener`: it hears messages of every website. `sender`: it compares only a part of the sender's address. `leak`: it
   * sends what the browser keeps to any window. `stored`: it writes a typed secret into the browser's storage. `token`: it writes
   * what a visitor is signed in with there. `eval`, `timer`, `domain`: it does what safer code does without.
   */
  kind:
    | "markup"
    | "code"
    | "redirect"
    | "listener"
    | "sender"
    | "leak"
    | "stored"
    | "token"
    | "eval"
    | "timer"
    | "domain";
  from: Foreign["from"] | "page";
  /** Whether nothing stands between what is sent and what happens; else a person must judge. */
  isCertain: boolean;
  /** The code of the place, cut to 160 characters. */
  excerpt: string;
  /** What is leaked or stored, by its name in the script; absent where the browser kept what is leaked. */
  holds?: string;
}

const READINGS = 2;
const EXCERPT = 160;

/** The risks in a script, each place once; null where the script can't be parsed. */
export function scriptRisks(code: string): ScriptRisk[] | null {
  if (![mayBeForeign, mayStoreSecrets, mayStoreTokens, mayRunText].some((may) => may(code))) return [];
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
    this.#expect(node, scope);
    this.#visitAll(node, scope);
    this.#learn(node, scope);
    const leak = leakOf(node, scope.text);
    if (leak !== null)
      this.found.set(node.start, { kind: "leak", from: "page", ...leak, excerpt: this.#cut(node) });
    const stored = storedSecretOf(node, scope.text);
    if (stored !== null)
      this.found.set(node.start, { kind: "stored", from: "page", ...stored, excerpt: this.#cut(node) });
    const token = stored === null ? storedTokenOf(node, scope.text) : null;
    if (token !== null) {
      const about = { from: "page", isCertain: false, excerpt: this.#cut(node) } as const;
      this.found.set(node.start, { kind: "token", ...token, ...about });
    }
    const power = outdatedPower(node);
    if (power !== null)
      this.found.set(node.start, { kind: power, from: "page", isCertain: true, excerpt: this.#cut(node) });
    for (const sink of sinksOf(node)) this.#judge(sink, scope);
  }

  #enter(node: FunctionNode, outer: Scope): void {
    const scope = new Scope(outer, this.#code.slice(node.start, node.end), node);
    const given = this.#given.get(node) ?? [];
    node.params.forEach((parameter, index) => {
      for (const { name } of namesIn(parameter)) scope.names.set(name, given[index] ?? null);
    });
    this.#visitAll(node, scope);
    if (node.expression && node.type === "ArrowFunctionExpression")
      this.#returns.set(node, foreignIn(node.body, scope, this.#returns));
  }

  /** What a loop or a callback takes one by one. */
  #expect(node: AnyNode, scope: Scope): void {
    if (node.type === "ForOfStatement" && node.left.type === "VariableDeclaration") {
      const each = this.#each(node.right, scope);
      for (const { id } of node.left.declarations) {
        for (const { name } of namesIn(id)) scope.names.set(name, each);
      }
    }
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return;
    const [callback] = node.arguments;
    const isCalledBack = callback !== undefined && isFunction(callback);
    if (!isCalledBack || !/^(?:forEach|map|filter|flatMap)$/.test(propertyName(node.callee) ?? "")) return;
    const each = this.#each(node.callee.object, scope);
    if (each !== null) this.#given.set(callback, [each, each]);
  }

  #each(whole: AnyNode, scope: Scope): Foreign | null {
    const found = foreignIn(whole, scope, this.#returns);
    return found === null ? null : { ...found, leadsHome: false };
  }

  #learn(node: AnyNode, scope: Scope): void {
    const value = (part: AnyNode): Foreign | FunctionNode | null =>
      isFunction(part) ? part : foreignIn(part, scope, this.#returns);
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier") {
      if (node.init || !scope.names.has(node.id.name))
        scope.names.set(node.id.name, node.init ? value(node.init) : null);
      if (node.init?.type === "ObjectExpression") this.#learnProperties(node.id.name, node.init, scope);
    }
    if (node.type === "VariableDeclarator" && node.id.type !== "Identifier" && node.init) {
      for (const { name, part } of namesIn(node.id)) {
        const taken = part === null ? null : partOf(node.init, part, scope, this.#returns);
        scope.names.set(name, taken);
      }
    }
    if (node.type === "AssignmentExpression" && node.left.type === "Identifier") {
      const before = node.operator === "=" ? null : foreignIn(node.left, scope, this.#returns);
      scope.assign(node.left.name, before ?? value(node.right));
    }
    if (node.type === "AssignmentExpression" && node.left.type === "MemberExpression") {
      const property = propertyName(node.left);
      if (node.left.object.type === "Identifier" && property !== null)
        scope.assignProperty(node.left.object.name, property, value(node.right));
    }
    if (node.type === "ReturnStatement" && node.argument && scope.owner !== null) {
      const found = foreignIn(node.argument, scope, this.#returns);
      if (found !== null) this.#returns.set(scope.owner, found);
    }
    if (node.type === "CallExpression") this.#give(node, scope);
  }

  #learnProperties(
    object: string,
    { properties }: Extract<AnyNode, { type: "ObjectExpression" }>,
    scope: Scope,
  ): void {
    for (const property of properties) {
      if (property.type !== "Property" || property.computed || property.key.type !== "Identifier") continue;
      const value = isFunction(property.value)
        ? property.value
        : foreignIn(property.value, scope, this.#returns);
      scope.names.set(`${object}.${property.key.name}`, value);
    }
  }

  /** Hands over to a function of the script what it is called with. */
  #give(node: Extract<AnyNode, { type: "CallExpression" }>, scope: Scope): void {
    const { callee } = node;
    const called = callee.type === "Identifier" ? scope.find(callee.name) : knownProperty(callee, scope);
    const given = node.arguments.map((part) => foreignIn(part, scope, this.#returns));
    const isOurs = called !== null && called !== undefined && !("from" in called);
    if (isOurs && given.some((one) => one !== null)) this.#given.set(called, given);
  }

  #hear(node: AnyNode, scope: Scope): void {
    const listener = listenerOf(node, (name) => {
      const known = scope.find(name);
      return known !== null && known !== undefined && !("from" in known) ? known : null;
    });
    if (listener === null) return;
    const about = { from: "message", isCertain: false } as const;
    if (senderIsRead(listener, this.#code)) {
      const test = weakTestOf(listener, this.#code);
      if (test !== null) this.found.set(node.start, { kind: "sender", ...about, excerpt: cut(test) });
      return;
    }
    if (listener.params.length === 0) return;
    this.found.set(node.start, { kind: "listener", ...about, excerpt: this.#cut(node) });
    this.#given.set(listener, [{ from: "message", isDecoded: true, leadsHome: false }]);
  }

  #judge({ kind, value, place, name }: Sink, scope: Scope): void {
    const foreign = foreignIn(value, scope, this.#returns);
    if (foreign === null || isGuarded(this.#code.slice(value.start, value.end), scope, kind)) return;
    if (kind === "markup" && name !== undefined && !this.#isJQuery(name)) return;
    if (kind === "redirect" && (foreign.leadsHome || foreign.isReferrer)) return;
    if (kind === "source" && (foreign.leadsHome || !this.#runs(name ?? ""))) return;
    const isCertain = kind === "markup" ? foreign.isDecoded : true;
    const about = { from: foreign.from, isCertain, excerpt: this.#cut(place) };
    this.found.set(place.start, { kind: kind === "source" ? "code" : kind, ...about });
  }

  /** Whether the script makes an element of this name that runs what it loads, a frame for `javascript:` addresses. */
  #runs(name: string): boolean {
    const made = String.raw`(?<![\w$.])${RegExp.escape(name)}\s*=\s*document\.createElement\(\s*["'\x60](?:script|i?frame|embed|object)["'\x60]`;
    return new RegExp(made, "i").test(this.#code);
  }

  /** Whether the script gives the name an object of jQuery; elements have methods of the same names that take text. */
  #isJQuery(name: string): boolean {
    return new RegExp(String.raw`(?<![\w$.])${RegExp.escape(name)}\s*=\s*(?:\$|jQuery)\(`).test(this.#code);
  }

  #cut({ start, end }: AnyNode): string {
    return cut(this.#code.slice(start, end));
  }
}

function cut(text: string): string {
  return text.replaceAll(/\s+/g, " ").slice(0, EXCERPT);
}
