import { signed } from "./numbers.ts";

/** Points a score has moved: '+3', '−2', 'no change'. */
export function changeWords(change: number): string {
  return change === 0 ? "no change" : signed(change);
}
