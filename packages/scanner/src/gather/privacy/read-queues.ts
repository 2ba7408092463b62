import { z } from "zod";

import type { TypedPage } from "#evidence/privacy.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import { type TypedValue, valuesSent } from "#gather/privacy/typed-values.ts";

const READ_MS = 2000;
const LONGEST = 20_000;
/** Where pages put what a company's script is to send once it is there, by the companies' own guides. */
const QUEUES = [
  "_learnq",
  "klaviyo",
  "_hsq",
  "_cio",
  "_dcq",
  "omnisend",
  "fbq.queue",
  "ttq",
  "pintrk.queue",
  "snaptr.queue",
  "rdt.callQueue",
  "criteo_q",
  "_tfa",
  "uetq",
];

/** The page's own world; a script that has come takes the list's place, or empties it. */
const EXPRESSION = `${JSON.stringify(QUEUES)}.flatMap((queue) => {
  try {
    const list = queue.split(".").reduce((holder, name) => holder?.[name], globalThis);
    return Array.isArray(list) && list.length > 0 ? [{ queue, body: JSON.stringify(list).slice(0, ${LONGEST}) }] : [];
  } catch {
    return [];
  }
})`;
const queues = z.array(z.object({ queue: z.string(), body: z.string() }));

/**
 * Which of the values wait for scripts of other companies. A page that changed functions of the browser tells of none.
 *
 * @throws PageTrouble when the page does not answer
 */
export async function readQueues(
  tab: PageTab,
  typed: readonly TypedValue[],
): Promise<NonNullable<TypedPage["queued"]>> {
  const answer = tab.session.send("Runtime.evaluate", { expression: EXPRESSION, returnByValue: true });
  const { result } = await tab.race(answer, READ_MS, "We could not read the page in time.");
  const read = queues.safeParse(result.value);
  if (!read.success) return [];
  return read.data.flatMap(({ queue, body }) =>
    valuesSent(typed, [{ url: `queue:${queue}`, body }]).map(({ field, how }) => ({ field, queue, how })),
  );
}
