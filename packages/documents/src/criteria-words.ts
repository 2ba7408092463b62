/** Criteria at levels A and AA by what automation found. */
export interface CriteriaCounts {
  failed: number;
  /** Without failures, but with findings that only a person can judge. */
  review: number;
  noFailureFound: number;
  notTested: number;
}

/** How the criteria stand: the same in every document. */
export function criteriaWords({ failed, review, noFailureFound, notTested }: CriteriaCounts): string {
  const all = failed + review + noFailureFound + notTested;
  const verb = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
  return (
    `Of ${all} criteria at levels A and AA, ${verb(failed, "fails", "fail")}, ` +
    `${review} of the others ${review === 1 ? "needs" : "need"} a person's judgment, ` +
    `${verb(noFailureFound, "shows", "show")} no failure to automation, and ${verb(notTested, "was", "were")} not run.`
  );
}
