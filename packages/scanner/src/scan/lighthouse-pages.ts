const PAGES_OF_A_FURTHER_ONE = 6;
const MOST_FURTHER = 12;

/**
 * How many key pages Lighthouse measures, the home page included. Each takes the machine for itself for seconds, so
 * a site of a few pages is told by its home page, one of 25 by four further pages, the largest by twelve.
 *
 * @param measured pages of the site that were measured
 */
export function lighthousePages(measured: number): number {
  return 1 + Math.min(MOST_FURTHER, Math.floor(measured / PAGES_OF_A_FURTHER_ONE));
}
