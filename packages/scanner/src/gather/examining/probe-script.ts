import type { PageFacts } from "#evidence/probe-facts.ts";
import { notExamined } from "#gather/examining/examined.ts";
import type { PageProbe } from "#gather/examining/page-probe.ts";
import { bundle, declareScript } from "#gather/page/in-page-scripts/bundle.ts";
import type { InPageAnswer } from "#gather/page/in-page/run-probes.ts";
import { inPage } from "#gather/page/in-page-scripts/in-page-module.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

const RUNNER = inPage(
  new URL("../page/in-page/run-probes.ts", import.meta.url),
  () => import("../page/in-page/run-probes.ts"),
);

/**
 * Text of a module that holds probes and runs them by id. All probes of one script share its modules, and what these
 * remember of the page.
 *
 * @param others statements that add further exports
 */
export function probeModule(probes: readonly PageProbe[], others = ""): string {
  const imports = probes.map(
    ({ module }, index) => `import { probe as probe${index} } from ${JSON.stringify(module.file)};`,
  );
  const runner = JSON.stringify(RUNNER.file);
  const entries = probes.map(({ id }, index) => `${JSON.stringify(id)}: probe${index}`);
  return declareScript(
    [
      `import { runProbes } from ${runner};`,
      `export { answersTo } from ${runner};`,
      ...imports,
      `export const run = (ids, pageFor) => runProbes({ ${entries.join(", ")} }, ids, pageFor);`,
      others,
    ].join("\n"),
  );
}

/** Puts a probe module into the page under a name of our world. */
export async function putIntoPage(
  tab: PageTab,
  name: string,
  { module, limitMs }: { module: string; limitMs: number },
): Promise<void> {
  await tab.evaluate(`globalThis.${name} = ${bundle(module)}; void 0`, limitMs);
}

const SILENT = "The page was left before it could be examined for this.";
const TOO_LONG = "The page took too long to examine for this.";

interface ProbesAsked {
  probes: readonly PageProbe[];
  limitMs: number;
  /** Expression for a function that gives the page as the probe of an id is to see it; as it is when absent. */
  pageFor?: string;
}

/**
 * Runs probes that were put into the page, in one go. Where one of them does not end, what the others brought is kept,
 * and those it kept waiting are run after it.
 */
export async function askProbes(
  tab: PageTab,
  name: string,
  { probes, limitMs, pageFor = "undefined" }: ProbesAsked,
): Promise<PageFacts> {
  const facts: PageFacts = {};
  let waiting = [...probes];
  while (waiting.length > 0) {
    const ids = JSON.stringify(waiting.map(({ id }) => id));
    const { answers, trouble } = await run(tab, limitMs, {
      whole: `${name}.run(${ids}, ${pageFor})`,
      soFar: `${name}.answersTo(${ids})`,
    });
    const answered = waiting.filter(({ id }) => id in answers);
    for (const { id, shape } of answered) facts[id] = factsFrom(answers[id], shape);
    waiting = waiting.filter(({ id }) => !(id in answers));
    if (trouble !== null && answered.length === 0) {
      for (const { id } of waiting) facts[id] = notExamined(trouble);
      break;
    }
  }
  return facts;
}

/** The answers; where the probes do not end, those that came so far, and nothing where not even that is told. */
async function run(
  tab: PageTab,
  limitMs: number,
  { whole, soFar }: { whole: string; soFar: string },
): Promise<{ answers: Record<string, InPageAnswer>; trouble: unknown }> {
  try {
    return { answers: asAnswers(await tab.evaluate(whole, limitMs)), trouble: null };
  } catch (trouble) {
    const answers = await tab.evaluate(soFar, limitMs).then(asAnswers, () => ({}));
    return { answers, trouble };
  }
}

/** `run` and `answersTo` in the page return this shape. */
function asAnswers(value: unknown): Record<string, InPageAnswer> {
  return value as Record<string, InPageAnswer>;
}

function factsFrom(answer: InPageAnswer | undefined, shape: number): PageFacts[string] {
  if (answer === undefined) return notExamined(new PageTrouble(SILENT));
  if (answer.state === "begun") return notExamined(new PageTrouble(TOO_LONG));
  if (answer.state === "failed") return notExamined(answer.reason);
  const { value, stopped } = answer;
  return { gathered: true, shape, value, ...(stopped === undefined ? {} : { stopped }) };
}
