import { createRequire } from "node:module";

/** Rules of one robots.txt, for addresses of its host. */
export interface RobotsFile {
  /** False for addresses of another scheme, host or port, which have a file of their own. */
  isDisallowed(url: string, userAgent: string): boolean;
  /** Line of the file, counted from 1, that decides about the address. */
  getMatchingLineNumber(url: string, userAgent: string): number;
  /** Seconds; `undefined` when none is requested. */
  getCrawlDelay(userAgent: string): number | undefined;
  getSitemaps(): string[];
}

interface ParsedFile extends Omit<RobotsFile, "isDisallowed"> {
  /** `undefined` when the file says nothing of the address; its opposite, `isDisallowed`, would be true then. */
  isAllowed(url: string, userAgent: string): boolean | undefined;
}

/** Parses a robots.txt (RFC 9309, with Crawl-delay and Sitemap). */
export function parseRobots(url: string, text: string): RobotsFile {
  const file = loadParser()(url, text);
  return {
    isDisallowed: (address, userAgent) => file.isAllowed(address, userAgent) === false,
    getMatchingLineNumber: (address, userAgent) => file.getMatchingLineNumber(address, userAgent),
    getCrawlDelay: (userAgent) => file.getCrawlDelay(userAgent),
    getSitemaps: () => file.getSitemaps(),
  };
}

// The CommonJS package and its types disagree about the default export; `require` gives the function itself.
function loadParser(): (url: string, text: string) => ParsedFile {
  const load: (name: string) => (url: string, text: string) => ParsedFile = createRequire(import.meta.url);
  return load("robots-parser");
}
