import type { EngineAnswer, NotGathered } from "#evidence.ts";
import type { PageFacts, Probe } from "#evidence/probe-facts.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

/** What looking at a page closely brought. */
export interface Examined {
  engines: EngineAnswer[];
  facts: PageFacts;
}

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
  const sentence = error instanceof Error ? error.message : String(error);
  return {
    gathered: false,
    reason: error instanceof PageTrouble ? sentence : `We could not examine the page for this: ${sentence}`,
  };
}

export function together(...parts: readonly Examined[]): Examined {
  return {
    engines: parts.flatMap(({ engines }) => engines),
    facts: Object.assign({}, ...parts.map(({ facts }) => facts)) as PageFacts,
  };
}
