/**
 * Puts issues together that one scan looks at: as many as stand on no more pages than it opens. One that is on more pages
 * by itself has a scan of its own, which opens as many of them as it may.
 */
export function retestBatches(
  ids: readonly string[],
  pagesOf: ReadonlyMap<string, readonly string[]>,
  mostPages: number,
): string[][] {
  const batches: { ids: string[]; pages: Set<string> }[] = [];
  for (const id of ids) {
    const pages = pagesOf.get(id) ?? [];
    const roomy = batches.find((batch) => batch.pages.union(new Set(pages)).size <= mostPages);
    if (roomy === undefined) {
      batches.push({ ids: [id], pages: new Set(pages) });
      continue;
    }
    roomy.ids.push(id);
    for (const page of pages) roomy.pages.add(page);
  }
  return batches.map((batch) => batch.ids);
}
