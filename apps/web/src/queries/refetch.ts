/**
 * How soon a query asks again by itself, in milliseconds. The live stream tells most changes sooner; this is for
 * networks that hold streams back. Everything else is asked again when it is looked at and no longer fresh.
 */
export const REFETCH = {
  /** While what is on screen is under way and ends within seconds: a re-test, an export. */
  soon: 2_000,
  /** While something takes minutes: a scan, the first report. */
  later: 10_000,
  never: false,
} as const;

/** How soon a query asks again by itself, in milliseconds. */
type Pace = number | false;

/** What a query knows when it asks how soon to ask again. */
interface QueryState<T> {
  data: T | undefined;
  status: "pending" | "error" | "success";
  dataUpdateCount: number;
}

/**
 * The pace of a query that has an answer. One that has none rests: asked anew, it would say that it loads and never that it
 * failed. One whose last call failed asks seldom, so that a server in trouble is left in peace.
 */
export function paced<T>(
  paceOf: (data: T, answers: number) => Pace,
): (query: { state: QueryState<T> }) => Pace {
  return ({ state: { data, status, dataUpdateCount } }) => {
    if (data === undefined) return REFETCH.never;
    const pace = paceOf(data, dataUpdateCount);
    return pace === false || status !== "error" ? pace : Math.max(pace, REFETCH.later);
  };
}
