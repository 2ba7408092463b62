import { pageKey, visitableUrl } from "#plan/fold-url.ts";
import { isWorthVisiting } from "#plan/worth-visiting.ts";

interface Candidate {
  url: string;
  /** Needed by the checks whatever the budget, e.g. the privacy policy. */
  isWanted: boolean;
  /** Whether a link or a sitemap leads to it now. */
  isFound: boolean;
  section: string;
  links: number;
}

/** Pages directly under the root (about, contact, prices) differ more than those of one section. */
const TOP_LEVEL_SHARE = 3;
const MOST_WAITING = 20_000;

/**
 * Addresses still to be visited, each page once, at most `budget` of them. Sections take turns, so that a
 * thousand articles do not crowd out the rest; within one the most linked page comes first.
 */
export class Frontier {
  readonly #budget: number;
  readonly #accepts: (url: string) => boolean;
  readonly #waiting = new Map<string, Candidate>();
  readonly #seen = new Set<string>();
  readonly #found = new Set<string>();
  readonly #takenBySection = new Map<string, number>();
  #taken = 0;

  /** @param accepts own host and robots.txt, asked once for each page */
  constructor(budget: number, accepts: (url: string) => boolean) {
    this.#budget = budget;
    this.#accepts = accepts;
  }

  /**
   * Adds addresses found on a page or in a sitemap; known ones count as one more link to them. Wanted ones are
   * visited before all others.
   */
  add(addresses: Iterable<string>, { wanted = false } = {}): void {
    for (const address of addresses) {
      const url = visitableUrl(address);
      if (url !== null) this.#addOne(pageKey(url), url, wanted);
    }
  }

  /** Adds addresses of earlier scans: they are visited after all that is found now. */
  remember(addresses: Iterable<string>): void {
    for (const address of addresses) {
      const url = visitableUrl(address);
      if (url !== null) this.#wait(pageKey(url), { url, isWanted: false, isFound: false });
    }
  }

  /** Whether a link or a sitemap has led to this page until now. */
  isFound(address: string): boolean {
    return this.#found.has(pageKey(address));
  }

  /** Marks where a visit ended, so that another address of the same page is not visited too. */
  markVisited(address: string): void {
    const key = pageKey(address);
    this.#seen.add(key);
    this.#waiting.delete(key);
  }

  /** Marks a page an interrupted attempt of the scan took: it counts, and is not handed out again. */
  markTaken(address: string): void {
    this.markVisited(address);
    this.#countTaken(sectionOf(address));
  }

  /** The next page, or null when the budget is used up or nothing waits at the moment. */
  next(): string | null {
    if (this.#taken >= this.#budget) return null;
    let best: [string, Candidate] | null = null;
    for (const entry of this.#waiting) {
      if (best === null || this.#comesBefore(entry[1], best[1])) best = entry;
    }
    if (best === null) return null;
    const [key, { url, section }] = best;
    this.#waiting.delete(key);
    this.#countTaken(section);
    return url;
  }

  /** Pages taken and waiting, as far as the budget goes. */
  get planned(): number {
    return Math.min(this.#budget, this.#taken + this.#waiting.size);
  }

  /** What was found and not visited, the most linked first. */
  rest(): string[] {
    return [...this.#waiting.values()].sort((a, b) => b.links - a.links).map(({ url }) => url);
  }

  #addOne(key: string, url: string, isWanted: boolean): void {
    this.#found.add(key);
    const waiting = this.#waiting.get(key);
    if (waiting !== undefined) {
      waiting.links += 1;
      waiting.isWanted ||= isWanted;
      waiting.isFound = true;
    }
    this.#wait(key, { url, isWanted, isFound: true });
  }

  #wait(key: string, candidate: Pick<Candidate, "url" | "isWanted" | "isFound">): void {
    if (this.#seen.has(key) || this.#waiting.size >= MOST_WAITING) return;
    this.#seen.add(key);
    const { url } = candidate;
    if (isWorthVisiting(url) && this.#accepts(url)) {
      this.#waiting.set(key, { ...candidate, section: sectionOf(url), links: candidate.isFound ? 1 : 0 });
    }
  }

  #countTaken(section: string): void {
    this.#taken += 1;
    this.#takenBySection.set(section, (this.#takenBySection.get(section) ?? 0) + 1);
  }

  #comesBefore(a: Candidate, b: Candidate): boolean {
    if (a.isWanted !== b.isWanted) return a.isWanted;
    if (a.isFound !== b.isFound) return a.isFound;
    const turns = this.#turnsOf(a.section) - this.#turnsOf(b.section);
    return turns < 0 || (turns === 0 && a.links > b.links);
  }

  #turnsOf(section: string): number {
    const taken = this.#takenBySection.get(section) ?? 0;
    return section === "" ? Math.floor(taken / TOP_LEVEL_SHARE) : taken;
  }
}

/** First folder of the path; pages told apart by parameters alone form a section of their own. */
function sectionOf(address: string): string {
  const { pathname, search } = new URL(address);
  const [first = "", ...rest] = pathname.split("/").filter((part) => part !== "");
  const folder = rest.length > 0 || pathname.endsWith("/") ? first : "";
  return search === "" ? folder : `${folder}?`;
}
