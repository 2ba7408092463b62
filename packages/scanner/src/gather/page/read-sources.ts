import type { CDPSession } from "puppeteer-core";

import { peopleInAnswer } from "#checks/privacy/reading/people-in-answers.ts";
import { tokensIn } from "#checks/security/reading/bearer-tokens.ts";
import { shownByAnswer } from "#checks/security/reading/data-answers.ts";
import { secretKeysInJson } from "#checks/security/reading/secret-keys.ts";
import { passwordsInJson, secretsIn } from "#checks/security/reading/secrets.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { PageTab } from "#gather/page/page-tab.ts";
import type { VisitLimits } from "#gather/page/visit-limits.ts";

const SOURCE_LIMIT = 60;
const TEXT_LIMIT = 512 * 1024;
const ANSWER_LIMIT = 10;
const LATE = "We could not read what the page loaded in time.";

/** Bodies of the scripts and style sheets a page loaded, in the order they were requested. */
export async function readSources(tab: PageTab, limits: VisitLimits): Promise<PageEvidence["sources"]> {
  const wanted = tab.log.textResources().slice(0, SOURCE_LIMIT);
  const bodies = wanted.map(async ({ type, ...resource }) => {
    const text = await bodyOf(resource);
    return { url: resource.url, type, text: text.slice(0, TEXT_LIMIT) };
  });
  const settled = await tab.race(Promise.allSettled(bodies), limits.readMs, LATE);
  // A body is missing when it was larger than the browser keeps, or its frame is gone.
  return settled.flatMap((body) => (body.status === "fulfilled" ? [body.value] : []));
}

/** What is kept of the answers that a page's scripts asked its own host for: nothing of most. */
export type AnswersRead = Pick<PageEvidence, "answerSecrets" | "answerPeople" | "answersShown">;

/** Secrets, shortened, how many people's records, and what is shown of the server in answers from the page's own host. */
export async function readAnswers(tab: PageTab, limits: VisitLimits): Promise<AnswersRead> {
  const wanted = tab.log.dataResources().slice(0, ANSWER_LIMIT);
  const bodies = wanted.map(async (resource) => {
    const text = (await bodyOf(resource)).slice(0, TEXT_LIMIT);
    const { url, status } = resource;
    const answer = shownByAnswer(text, status);
    const shown = answer === null ? [] : [{ url, status, ...answer }];
    const isJson = resource.isJson || /^\s*[[{]/.test(text);
    if (!isJson || status >= 400) return { url, secrets: [], people: null, shown };
    const secrets = [
      ...secretsIn(text),
      ...tokensIn(text),
      ...passwordsInJson(text),
      ...secretKeysInJson(text),
    ];
    return { url, secrets, people: peopleInAnswer(text, url), shown };
  });
  const settled = await tab.race(Promise.allSettled(bodies), limits.readMs, LATE);
  const read = settled.flatMap((body) => (body.status === "fulfilled" ? [body.value] : []));
  const answerSecrets = read.flatMap(({ url, secrets }) => (secrets.length > 0 ? [{ url, secrets }] : []));
  const answerPeople = read.flatMap(({ url, people }) => (people === null ? [] : [{ url, ...people }]));
  const answersShown = read.flatMap(({ shown }) => shown);
  return {
    ...(answersShown.length === 0 ? {} : { answersShown }),
    ...(answerSecrets.length === 0 ? {} : { answerSecrets }),
    ...(answerPeople.length === 0 ? {} : { answerPeople }),
  };
}

async function bodyOf({ session, requestId }: { session: CDPSession; requestId: string }): Promise<string> {
  const { body, base64Encoded } = await session.send("Network.getResponseBody", { requestId });
  return base64Encoded ? Buffer.from(body, "base64").toString("utf8") : body;
}
