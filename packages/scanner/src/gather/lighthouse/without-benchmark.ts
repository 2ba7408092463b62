import { pageFunctions } from "lighthouse/core/lib/page-functions.js";

/**
 * Spares each run of Lighthouse the second in which it keeps a page busy to tell how fast this machine is. Nothing
 * but a warning comes of it, which no one is shown: throttling is simulated from what the page itself took.
 */
export function skipBenchmark(): void {
  pageFunctions.computeBenchmarkIndex = () => 0;
}
