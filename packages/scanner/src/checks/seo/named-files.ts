import type { PageEvidence } from "#evidence/page.ts";

import { asObject, type DataNode, everyNode } from "./structured-data-nodes.ts";

/** An address that a page names for programs, in its head or its structured data. */
export interface NamedFile {
  /** Absolute address without fragment. */
  url: string;
  /** What the page calls it, as the end of `the page names it as ...`. */
  as: string;
}

/** The pictures that structured data gives for what it describes. */
export function structuredImagesOf({ document, finalUrl }: PageEvidence): (NamedFile & { node: DataNode })[] {
  if (!document.gathered) return [];
  const nodes = document.value.structuredData.flatMap(({ value }) => everyNode(value));
  return nodes.flatMap((node) =>
    ["image", "logo", "thumbnailUrl", "photo"].flatMap((property) =>
      [node.properties[property]].flat().flatMap((value) => {
        const url = absolute(pictureIn(value), finalUrl);
        return url === null ? [] : [{ node, url, as: `the ${property} of ${node.types.join(", ")}` }];
      }),
    ),
  );
}

function pictureIn(value: unknown): string | null {
  if (typeof value === "string") return value;
  const { contentUrl, url } = asObject(value) ?? {};
  return [contentUrl, url].find((address) => typeof address === "string") ?? null;
}

const FEED = /^\s*application\/(?:rss|atom|feed)\+(?:xml|json)/i;

/** What the head of a page names beside its styles, icons and language versions, and programs then ask for. */
export function headLinksOf({ document, finalUrl }: PageEvidence): NamedFile[] {
  if (!document.gathered) return [];
  return document.value.linkTags.flatMap(({ rel, href, type, hreflang }) => {
    const rels = new Set(rel.toLowerCase().split(/\s+/));
    const url = absolute(href, finalUrl);
    if (url === null) return [];
    if (rels.has("amphtml")) return [{ url, as: "its AMP version" }];
    if (rels.has("next")) return [{ url, as: "the next page of a list" }];
    if (rels.has("prev")) return [{ url, as: "the previous page of a list" }];
    if (rels.has("manifest")) return [{ url, as: "its web app manifest" }];
    if (!rels.has("alternate") || hreflang !== "") return [];
    return FEED.test(type) ? [{ url, as: "its news feed" }] : [];
  });
}

function absolute(address: string | null, base: string): string | null {
  const url = address === null || address.trim() === "" ? null : URL.parse(address, base);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  url.hash = "";
  return url.href;
}
