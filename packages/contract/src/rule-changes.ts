interface Judged {
  /** Null where it is not known. */
  rulesetVersion: string | null;
}

/** A point that was judged by other rules than the one before. */
export interface RuleChange<P> {
  point: P;
  version: string;
  /** The rules of the point before; null where they are not known. */
  before: string | null;
}

/** Where the rules changed, oldest first: scores before and after are not measured by one yardstick. */
export function ruleChanges<P extends Judged>(points: readonly P[]): RuleChange<P>[] {
  return points.flatMap((point, index) => {
    const version = point.rulesetVersion;
    const before = points[index - 1];
    if (before === undefined || version === null || before.rulesetVersion === version) return [];
    return [{ point, version, before: before.rulesetVersion }];
  });
}
