import type axe from "axe-core";

import type { ElementRef } from "#evidence/document.ts";

import { createDescriber, type Describer } from "./describe-element.ts";
import { queryAll, openShadowRoot } from "./dom.ts";
import { onPaper } from "./paper.ts";

type Axe = typeof axe;

/** axe-core puts itself there; see `inject-axe.ts`. */
function engine(): Axe {
  return Reflect.get(globalThis, "axe") as Axe;
}

/** One complaint of axe, with its element told our way. */
export interface AxeNode {
  rule: string;
  impact: string | null;
  /** Messages of the checks that did not hold. */
  messages: string[];
  element: ElementRef | null;
  /** Where the element is, for framed documents: one selector for each frame on the way, then its own. */
  target: AxeTarget;
}

type AxeTarget = (string | string[])[];

/** axe's answer for one page. */
export interface AxeAnswer {
  violations: AxeNode[];
  incomplete: AxeNode[];
  passes: string[];
  inapplicable: string[];
  /** Rules that failed while they ran. */
  broken: string[];
}

/** A frame below this document, as axe names it. */
export interface AxeFrame {
  selector: string | string[];
  context: unknown;
}

const NODES_PER_RULE = 100;

/** Runs axe on a page without framed documents: elements need not be found again by selector, which saves time. */
export async function runAxeHere(
  options: axe.RunOptions,
  context: axe.ElementContext = document,
  describer?: Pick<Describer, "describe">,
): Promise<AxeAnswer> {
  const results = await onPaper(() =>
    engine().run(context, { ...options, elementRef: true, selectors: false }),
  );
  const namer = describer ?? createDescriber(document);
  return answerOf(results, (node) => (node.element ? namer.describe(node.element) : null));
}

/** Runs axe on one of several documents of a page; `context` comes from the document around it. */
export async function runAxePartly(context: unknown, options: axe.RunOptions): Promise<axe.PartialResult> {
  return await onPaper(() => engine().runPartial(asContext(context), options));
}

/** Joins the partial results of all frames; runs in the top document. */
export async function finishAxe(partials: axe.PartialResults, options: axe.RunOptions): Promise<AxeAnswer> {
  const results = await engine().finishRun(partials, options);
  return answerOf(results, () => null);
}

/** Frames of this document axe would look into. */
export function axeFrames(context: unknown): AxeFrame[] {
  return engine()
    .utils.getFrameContexts(asContext(context))
    .map((frame) => ({ selector: frame.frameSelector, context: frame.frameContext }));
}

/** A context axe itself gave for a frame; the page itself where there is none. */
function asContext(context: unknown): axe.ElementContext {
  return (context ?? document) as axe.ElementContext;
}

/** Element at a selector of axe's, where a list steps through shadow roots; null when it is gone. */
export function elementAt(selector: string | string[]): Element | null {
  let root: Node = document;
  let found: Element | null = null;
  for (const step of Array.isArray(selector) ? selector : [selector]) {
    found = queryAll(root, step)[0] ?? null;
    if (found === null) return null;
    root = openShadowRoot(found) ?? found;
  }
  return found;
}

/** Describes elements of this document by axe's selectors. */
export function describeTargets(selectors: (string | string[])[]): (ElementRef | null)[] {
  const describer = createDescriber(document);
  return selectors.map((selector) => {
    const element = elementAt(selector);
    return element ? describer.describe(element) : null;
  });
}

function answerOf(results: axe.AxeResults, describe: (node: axe.NodeResult) => ElementRef | null): AxeAnswer {
  const broken = results.incomplete.filter((result) => result.nodes.some(isBreakdown)).map(({ id }) => id);
  const nodes = (list: axe.Result[]) =>
    list
      .filter(({ id }) => !broken.includes(id))
      .flatMap((result) =>
        result.nodes.slice(0, NODES_PER_RULE).map((node) => toNode(result, node, describe)),
      );
  return {
    violations: nodes(results.violations),
    incomplete: nodes(results.incomplete),
    passes: results.passes.map(({ id }) => id),
    inapplicable: results.inapplicable.map(({ id }) => id),
    broken,
  };
}

function toNode(
  result: axe.Result,
  node: axe.NodeResult,
  describe: (node: axe.NodeResult) => ElementRef | null,
): AxeNode {
  const checks = [...node.all, ...node.none, ...node.any];
  return {
    rule: result.id,
    impact: node.impact ?? result.impact ?? null,
    messages: [...new Set(checks.map((check) => check.message))],
    element: describe(node),
    target: node.ancestry ?? node.target,
  };
}

function isBreakdown(node: axe.NodeResult): boolean {
  return [...node.any, ...node.all, ...node.none].some((check) => check.id === "error-occurred");
}
