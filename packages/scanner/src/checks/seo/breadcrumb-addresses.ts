import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { asObject, type DataNode, everyNode, nestedNodes } from "./structured-data-nodes.ts";
import { isA, textOf } from "./structured-data-texts.ts";

/** A step of a breadcrumb trail in structured data. */
export interface BreadcrumbStep {
  node: DataNode;
  /** Empty where the trail gives none. */
  name: string;
  /** Absolute address. */
  url: string;
}

/** The steps of a page's breadcrumb trails that name an address, whether as a text or as the `@id` of a thing. */
export function breadcrumbSteps({ document, finalUrl }: PageEvidence): BreadcrumbStep[] {
  if (!document.gathered) return [];
  return trailsOf(document.value)
    .flatMap((trail) => nestedNodes(trail, "itemListElement"))
    .flatMap((node) => {
      const item = itemOf(node.properties["item"]);
      const url = item === null ? null : URL.parse(item, finalUrl);
      if (url === null || !/^https?:$/.test(url.protocol)) return [];
      url.hash = "";
      return [{ node, name: textOf(node, "name") ?? "", url: url.href }];
    });
}

function trailsOf({ structuredData }: DocumentSnapshot): DataNode[] {
  return structuredData
    .flatMap(({ value }) => everyNode(value))
    .filter((node) => isA(node, "BreadcrumbList"));
}

/** Breadcrumb trails of which several steps have one position, so that their order is lost. */
export function unorderedTrails(document: DocumentSnapshot): { trail: DataNode; position: number }[] {
  return trailsOf(document).flatMap((trail) => {
    const positions = nestedNodes(trail, "itemListElement")
      .map((step) => Number(textOf(step, "position") ?? Number.NaN))
      .filter((position) => !Number.isNaN(position));
    const repeated = positions.find((position, at) => positions.indexOf(position) !== at);
    return repeated === undefined ? [] : [{ trail, position: repeated }];
  });
}

function itemOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  const { "@id": id, url } = asObject(value) ?? {};
  return [id, url].find((address) => typeof address === "string") ?? null;
}
