import log from "lighthouse-logger";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";

/**
 * Spares each run of Lighthouse what nobody reads of it.
 *
 * The benchmark keeps a page busy for a second to tell how fast this machine is, and only a warning comes of it:
 * throttling is simulated from what the page itself took. The times of its own steps lie in one place for the whole
 * process, where a run that was given up and ends late takes them from the next one, which then fails.
 */
export function spareLighthouse(): void {
  pageFunctions.computeBenchmarkIndex = () => 0;
  log.time = () => undefined;
  log.timeEnd = () => undefined;
}
