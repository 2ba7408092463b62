import type { EngineAnswer } from "#evidence/engines.ts";
import type { NotGathered } from "#evidence/gathered.ts";
import type { PageFacts, Probe } from "#evidence/probe-facts.ts";
import { notGathered } from "#gather/page/not-gathered.ts";

/** What looking at a page closely brought. */
export interface Examined {
  engines: EngineAnswer[];
  facts: PageFacts;
}

export const NOTHING_SEEN: Examined = { engines: [], facts: {} };

/** Asks one probe; one that fails says why and costs only its own answer. */
export async function answerTo<Facts>(
  { id, shape }: Probe<Facts>,
  ask: () => Promise<Facts>,
): Promise<PageFacts> {
  try {
    return { [id]: { gathered: true, shape, value: await ask() } };
  } catch (error) {
    return { [id]: notExamined(error) };
  }
}

/** What is said where a page could not be examined for something. */
export function notExamined(error: unknown): NotGathered {
  return notGathered(error, "We could not examine the page for this.");
}

export function together(...parts: readonly Examined[]): Examined {
  return {
    engines: parts.flatMap(({ engines }) => engines),
    facts: Object.assign({}, ...parts.map(({ facts }) => facts)) as PageFacts,
  };
}
