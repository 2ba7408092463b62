import { SNIPPET_CHARACTERS } from "@plumbline/contract/snippet";
import type { Result } from "lighthouse";

import type { ElementRef } from "#evidence/document.ts";
import type { LighthouseAudit, LighthouseReport } from "#evidence/engines.ts";
import type { DescribedNodes } from "#gather/lighthouse/describe-node-paths.ts";

/** Lighthouse categories that are read. */
export type AuditCategory = "performance" | "seo";

const URL_LIMIT = 20;
const ELEMENT_LIMIT = 50;

/** A node as Lighthouse names it in an audit's details. */
interface NodeDetail {
  path: string;
  selector: string;
  snippet: string;
}

/** Paths of all elements the audits name, to be described while the page still stands. */
export function nodePathsOf(result: Result): string[] {
  const paths = Object.values(result.audits).flatMap((audit) =>
    nodesIn(audit.details).map(({ path }) => path),
  );
  return [...new Set(paths)];
}

/** Audits of the categories that a person sees, with their elements in our terms. */
export function toAudits(
  result: Result,
  categories: readonly AuditCategory[],
  nodes: DescribedNodes,
): LighthouseReport["audits"] {
  return categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ group }) => group !== "hidden")
      .flatMap(({ id, weight }) => {
        const audit = result.audits[id];
        return audit ? [toAudit(audit, { category, weight, nodes })] : [];
      }),
  );
}

function toAudit(
  audit: Result["audits"][string],
  { category, weight, nodes }: { category: AuditCategory; weight: number; nodes: DescribedNodes },
): LighthouseAudit {
  return {
    id: audit.id,
    title: audit.title,
    description: audit.description,
    score: audit.score,
    mode: audit.scoreDisplayMode,
    category,
    weight,
    displayValue: audit.displayValue ?? null,
    numericValue: audit.numericValue ?? null,
    errorMessage: audit.errorMessage ?? null,
    elements: nodesIn(audit.details)
      .slice(0, ELEMENT_LIMIT)
      .map((node) => nodes.get(node.path) ?? asLighthouseNames(node)),
    urls: [...new Set(urlsIn(audit.details))].slice(0, URL_LIMIT),
    ...unmetIn(audit.details),
  };
}

/** A checklist tells of each thing that is asked whether it is met: `{ priorityHinted: { value: false } }`. */
function unmetIn(details: unknown): { unmet?: string[] } {
  const list = listItems(details).find(({ type }) => type === "checklist")?.items;
  if (typeof list !== "object" || list === null) return {};
  const asked = Object.entries<unknown>({ ...list });
  return { unmet: asked.filter(([, answer]) => isNo(answer)).map(([name]) => name) };
}

function listItems(details: unknown): { type?: unknown; items?: unknown }[] {
  if (typeof details !== "object" || details === null || !("items" in details)) return [];
  const items: unknown[] = Array.isArray(details.items) ? details.items : [];
  return items.filter((item) => typeof item === "object" && item !== null);
}

function isNo(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "value" in answer && answer.value === false;
}

/** An element that was gone before it could be described keeps Lighthouse's own name. */
function asLighthouseNames({ selector, snippet }: NodeDetail): ElementRef {
  const shape = selector.replaceAll(/:nth-\w+(?:-\w+)*\(\d+\)|\d+/g, "");
  return { selector, snippet: snippet.slice(0, SNIPPET_CHARACTERS), component: `lighthouse:${shape}` };
}

/** Details differ from audit to audit, so both walks take whatever looks like a node or an address. */
function nodesIn(details: unknown): NodeDetail[] {
  if (typeof details !== "object" || details === null) return [];
  const own = asNode(details);
  return own ? [own] : Object.values(details).flatMap((value) => nodesIn(value));
}

function asNode(value: object): NodeDetail | null {
  if (!("type" in value) || value.type !== "node") return null;
  const text = (name: string) => {
    const found: unknown = Reflect.get(value, name);
    return typeof found === "string" ? found : "";
  };
  const path = text("path");
  return path === "" ? null : { path, selector: text("selector"), snippet: text("snippet") };
}

function urlsIn(details: unknown): string[] {
  if (typeof details !== "object" || details === null) return [];
  return Object.entries(details).flatMap(([name, value]: [string, unknown]) => {
    if ((name === "url" || name === "href") && typeof value === "string" && /^https?:/.test(value))
      return [value];
    return name === "debugData" ? [] : urlsIn(value);
  });
}
