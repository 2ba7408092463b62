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
  const trails = document.value.structuredData
    .flatMap(({ value }) => everyNode(value))
    .filter((node) => isA(node, "BreadcrumbList"));
  return trails
    .flatMap((trail) => nestedNodes(trail, "itemListElement"))
    .flatMap((node) => {
      const item = itemOf(node.properties["item"]);
      const url = item === null ? null : URL.parse(item, finalUrl);
      if (url === null || !/^https?:$/.test(url.protocol)) return [];
      url.hash = "";
      return [{ node, name: textOf(node, "name") ?? "", url: url.href }];
    });
}

function itemOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  const { "@id": id, url } = asObject(value) ?? {};
  return [id, url].find((address) => typeof address === "string") ?? null;
}
