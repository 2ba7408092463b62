import { createElement, Fragment, type ReactNode } from "react";

import { brand } from "#brand/brand.ts";

import type { LegalLink, LegalNode, LegalTag } from "./legal-text.ts";
import { fillPlaceholders } from "./placeholders.ts";
import { LINK_LOOK, TextLink } from "./text-link.tsx";

const LOOKS: Partial<Record<LegalTag, string>> = {
  h2: "mt-10 scroll-mt-4 break-after-avoid text-xl font-semibold tracking-tight",
  h3: "mt-6 scroll-mt-4 break-after-avoid font-semibold",
  p: "mt-3",
  ul: "mt-3 list-disc space-y-1.5 pl-5 marker:text-muted",
  ol: "mt-3 list-decimal space-y-1.5 pl-5 marker:text-muted",
  li: "pl-1",
  strong: "font-semibold",
  code: "rounded-sm bg-sunken px-1 py-0.5 font-mono text-[0.875em] print:bg-transparent print:px-0",
  table: "mt-4 w-full border-collapse text-left text-sm",
  th: "border-b border-line-strong py-2 pr-3 align-bottom font-semibold",
  td: "border-b border-line py-2 pr-3 align-top",
  tr: "break-inside-avoid",
};

function fill(text: string): string {
  return fillPlaceholders(text, brand);
}

/** The text of a legal page. */
export function LegalBody({ nodes }: { nodes: readonly LegalNode[] }) {
  return renderAll(nodes);
}

function renderAll(nodes: readonly LegalNode[]): ReactNode[] {
  // The text never changes while it is shown, so the position is as good a key as any.
  return nodes.map((node, index) => <Fragment key={index}>{render(node)}</Fragment>);
}

function render(node: LegalNode): ReactNode {
  if (typeof node === "string") return fill(node);
  if (node.tag === "a") return renderLink(node);
  const { tag, id, children } = node;
  const isTarget = id !== undefined;
  const attributes = { className: LOOKS[tag], id, tabIndex: isTarget ? -1 : undefined };
  const scope = tag === "th" ? { scope: "col" } : {};
  return createElement(tag, { ...attributes, ...scope }, ...renderAll(children));
}

function renderLink({ href, children }: LegalLink): ReactNode {
  const content = renderAll(children);
  if (!href.startsWith("mailto:")) return <TextLink to={href}>{content}</TextLink>;
  return (
    <a href={fill(href)} className={LINK_LOOK}>
      {content}
    </a>
  );
}
