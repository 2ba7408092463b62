import type { AnyNode } from "acorn";

import { globalName, propertyName } from "./script-tree.ts";

/** A typed secret that a script writes into the browser's storage. */
export interface StoredSecret {
  /** Name of the field in the script, e.g. `cvv`. */
  holds: string;
  /** Whether it is kept as typed; else something is done with it first, or its name may mean other things. */
  isCertain: boolean;
}

const STORAGE = /\b(?:localStorage|sessionStorage)\b/;
const SECRET =
  /(?:^|[^a-z])(?:pass ?(?:word|wd|wort)|pwd|kennwort|contrase(?:n|ñ)a|mot ?de ?passe|wachtwoord|cvv2?|cvc2?|csc|card ?(?:number|num|no|nr)|cc ?(?:number|num)|kartennummer|ssn|card)(?:$|[^a-z])/i;
/** May be a gift card, or the kind of card. */
const VAGUE = /^card$/i;
/** Functions that leave what was typed readable. */
const READABLE = /^(?:stringify|String|trim|toString|btoa|encodeURIComponent|escape|concat)$/;

/** Whether a script may write typed secrets into the browser's storage: to be asked before parsing. */
export function mayStoreSecrets(code: string): boolean {
  return STORAGE.test(code) && SECRET.test(inWords(code));
}

/** The typed secret that a node writes into the browser's storage; `within` is the source around it. */
export function storedSecretOf(node: AnyNode, within: string): StoredSecret | null {
  const entry = storedEntry(node);
  return entry === null ? null : secretIn(entry.value, within);
}

/** What `localStorage.setItem(key, value)`, `localStorage.key = value` or `localStorage[key] = value` keeps. */
export function storedEntry(node: AnyNode): { key: AnyNode | string; value: AnyNode } | null {
  if (node.type === "CallExpression" && node.callee.type === "MemberExpression") {
    const isSetting = propertyName(node.callee) === "setItem" && isStorage(node.callee.object);
    const [key, value] = node.arguments;
    return isSetting && key !== undefined && value !== undefined ? { key, value } : null;
  }
  if (node.type !== "AssignmentExpression" || node.left.type !== "MemberExpression") return null;
  const key = propertyName(node.left) ?? node.left.property;
  return isStorage(node.left.object) ? { key, value: node.right } : null;
}

function isStorage(node: AnyNode): boolean {
  return /^(?:local|session)Storage$/.test(globalName(node) ?? "");
}

function secretIn(value: AnyNode, within: string): StoredSecret | null {
  const found = partsOf(value).map((part) => secretIn(part, within));
  const known = found.find((secret) => secret?.isCertain === true) ?? found.find((secret) => secret !== null);
  if (known) return isReadable(value) ? known : { ...known, isCertain: false };
  if (value.type === "Identifier") return givenSecret(value.name, within);
  const field = typedField(value);
  return field === null ? null : named(field);
}

function named(field: string): StoredSecret | null {
  return SECRET.test(inWords(field)) ? { holds: field, isCertain: !VAGUE.test(field) } : null;
}

/** Parts of a value of which each is kept with it. */
export function partsOf(value: AnyNode): AnyNode[] {
  if (value.type === "ObjectExpression") {
    return value.properties.flatMap((property) => (property.type === "Property" ? [property.value] : []));
  }
  if (value.type === "ArrayExpression") return value.elements.filter((element) => element !== null);
  if (value.type === "TemplateLiteral") return value.expressions;
  if (value.type === "CallExpression" && typedField(value) === null) {
    return [...value.arguments, ...objectOf(value.callee)];
  }
  const isJoined = value.type === "BinaryExpression" && value.operator === "+";
  return isJoined || value.type === "LogicalExpression" ? [value.left, value.right] : [];
}

function objectOf(callee: AnyNode): AnyNode[] {
  return callee.type === "MemberExpression" ? [callee.object] : [];
}

function isReadable(value: AnyNode): boolean {
  if (value.type !== "CallExpression") return true;
  return READABLE.test(propertyName(value.callee) ?? globalName(value.callee) ?? "");
}

/** The field whose value stands there: `form.cvv.value`, `byId("cvv").value`, `data.get("cvv")`. */
function typedField(value: AnyNode): string | null {
  if (propertyName(value) === "value" && value.type === "MemberExpression") return fieldName(value.object);
  const isRead = value.type === "CallExpression" && propertyName(value.callee) === "get";
  return isRead ? textOf(value.arguments[0]) : null;
}

function fieldName(element: AnyNode): string | null {
  if (element.type === "Identifier") return element.name;
  return element.type === "CallExpression" ? textOf(element.arguments[0]) : propertyName(element);
}

function textOf(node: AnyNode | undefined): string | null {
  return node?.type === "Literal" && typeof node.value === "string" ? node.value : null;
}

/** A name that was given the value of a field before. */
function givenSecret(name: string, within: string): StoredSecret | null {
  const given = new RegExp(
    String.raw`(?<![\w$.])${RegExp.escape(name)}\s*=\s*([^;\n]{0,120}?)\.value(?![\w(.])`,
  ).exec(within);
  const field = given?.[1]?.match(/[\w$-]+(?=["'\])]*$)/)?.[0];
  return field === undefined ? null : named(field);
}

/** `cardNumber` and `card_number` as `card number`. */
function inWords(text: string): string {
  return text.replaceAll(/([a-z])([A-Z])/g, "$1 $2").replaceAll(/[-_]/g, " ");
}
