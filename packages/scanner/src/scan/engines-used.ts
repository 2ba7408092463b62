import type { Evidence } from "#evidence.ts";

/**
 * The browser and the engines that spoke of this site, each with its version, e.g. `axe-core 4.14.1`. Key pages are
 * asked with every engine, so those tell of all.
 */
export function enginesUsed({ browser, pages }: Pick<Evidence, "browser" | "pages">): string[] {
  const keyPages = pages.filter(({ isKeyPage, notMeasured }) => isKeyPage && notMeasured === null);
  const accessibility = keyPages.flatMap(({ engines }) =>
    engines.flatMap(({ report }) =>
      report.gathered ? `${report.value.engine} ${report.value.version}` : [],
    ),
  );
  const speed = keyPages.flatMap(({ lighthouse }) =>
    lighthouse?.gathered === true ? `Lighthouse ${lighthouse.value.version}` : [],
  );
  const engines = [...new Set([...accessibility, ...speed])].toSorted();
  return browser === undefined ? engines : [browser, ...engines];
}
