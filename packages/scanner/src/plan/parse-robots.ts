import { createRequire } from "node:module";

/** Rules of one robots.txt, for addresses of its host. */
export interface RobotsFile {
  /** `undefined` when the address is not on the file's host. */
  isDisallowed(url: string, userAgent: string): boolean | undefined;
  /** Line of the file, counted from 1, that decides about the address. */
  getMatchingLineNumber(url: string, userAgent: string): number;
  /** Seconds; `undefined` when none is requested. */
  getCrawlDelay(userAgent: string): number | undefined;
  getSitemaps(): string[];
}

/** Parses a robots.txt (RFC 9309, with Crawl-delay and Sitemap). */
export function parseRobots(url: string, text: string): RobotsFile {
  return loadParser()(url, text);
}

// The CommonJS package and its types disagree about the default export; `require` gives the function itself.
function loadParser(): (url: string, text: string) => RobotsFile {
  const load: (name: string) => (url: string, text: string) => RobotsFile = createRequire(import.meta.url);
  return load("robots-parser");
}
