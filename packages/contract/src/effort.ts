/** Band of work to fix a defect, by how long it takes someone who knows the site. */
export type Effort = "S" | "M" | "L";

/**
 * What a band means to a person: the time in words and a cost in US dollars, at 100 to 150 dollars an hour
 * (S: the upper end of 0-75, M and L: the middle of 100-600 and 800-3,600). An estimate of ours.
 */
export const EFFORT_ESTIMATES: Record<Effort, { time: string; cost: number }> = {
  S: { time: "Up to 30 minutes", cost: 75 },
  M: { time: "1 to 4 hours", cost: 350 },
  L: { time: "1 to 3 days", cost: 2200 },
};
