import type { DataNode } from "./structured-data-nodes.ts";

/** What structured data says, and how the page differs from it. */
export interface Mismatch {
  node: DataNode;
  property: string;
  message: string;
  /** Whether no one needs to be asked which is right. */
  isCertain?: true;
}

/** Letters and digits alone, in lower case, without markup. */
export function letters(text: string): string {
  return text
    .replaceAll(/<[^>]*>|&\w+;/g, " ")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

export function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}

export function isA(node: DataNode, type: string): boolean {
  return node.types.includes(type);
}

/** A property as text; null where it is missing, empty or no text. */
export function textOf(node: DataNode, property: string): string | null {
  const value = node.properties[property];
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
