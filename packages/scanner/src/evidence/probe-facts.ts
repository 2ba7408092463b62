import type { Gathered, NotGathered } from "#evidence/gathered.ts";

/**
 * What one probe brought of a page, as JSON. The shape tells which version of the probe wrote it, and `stopped` that
 * the page has more of it than the probe reads.
 */
type ProbeAnswer = { gathered: true; shape: number; value: unknown; stopped?: true } | NotGathered;

/** Facts of a page by the id of the probe that brought them. */
export type PageFacts = Record<string, ProbeAnswer>;

/** A page that may have been asked; its facts are absent where an older scan asked nothing. */
interface AskedPage {
  readonly facts?: PageFacts | undefined;
}

/** Something that is asked of pages, and what its answer looks like. */
export interface Probe<Facts> {
  /** Key of its answer in the evidence of a page. */
  readonly id: string;
  /** Raised when the answer is no longer what it was, so that an older one is not mistaken for it. */
  readonly shape: number;
  /** How the page is shown meanwhile, as a finding's source says it; absent for the usual view. */
  readonly view?: string;
  /** Never set: it carries the type. */
  readonly facts?: Facts;
}

/** Names something that is asked of pages. */
export function probe<Facts>(id: string, shape: number, view?: string): Probe<Facts> {
  return { id, shape, ...(view === undefined ? {} : { view }) };
}

/** What a probe brought of a page; null where the page was not asked. */
export function factsOf<Facts>({ facts }: AskedPage, { id, shape }: Probe<Facts>): Gathered<Facts> | null {
  const answer = facts?.[id];
  if (answer === undefined) return null;
  if (!answer.gathered) return answer;
  if (answer.shape !== shape) {
    return {
      gathered: false,
      reason: "An older version of this check gathered too little to judge it again.",
    };
  }
  return { gathered: true, value: asFacts<Facts>(answer.value) };
}

/** Whether the page has more of what a probe brings than it reads. */
export function hasStopped({ facts }: AskedPage, { id }: Probe<unknown>): boolean {
  const answer = facts?.[id];
  return answer?.gathered === true && answer.stopped === true;
}

/** Facts of one shape are written by one version of their probe alone. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the one place where facts get their type back
function asFacts<Facts>(value: unknown): Facts {
  return value as Facts;
}
