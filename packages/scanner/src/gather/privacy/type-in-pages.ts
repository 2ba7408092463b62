import type { Browser } from "puppeteer-core";

import type { Gathered } from "#evidence/gathered.ts";
import type { TypedPage } from "#evidence/privacy.ts";
import { gatherUntil } from "#gather/privacy/gather-until.ts";
import { PRIVACY_LIMITS } from "#gather/privacy/privacy-limits.ts";
import { typeInPage } from "#gather/privacy/type-in-page.ts";

const TOTAL_MS = 25_000;

type NotGathered = Extract<Gathered<TypedPage>, { gathered: false }>;
type TypeIn = (url: string) => Promise<Gathered<TypedPage>>;

/**
 * Types into pages, one after the other; one of those that ask most and could not be typed into makes all of it 'not
 * gathered', unless another one told something. The others are looked at as far as the time for all of them goes.
 */
export async function typeInPages(
  browser: Browser,
  { asking, others = [] }: { asking: readonly string[]; others?: readonly string[] },
  { userAgent, signal: stopped }: { userAgent: string | null; signal?: AbortSignal | undefined },
): Promise<Gathered<TypedPage[]>> {
  const signal = AbortSignal.any([
    AbortSignal.timeout(TOTAL_MS),
    ...(stopped === undefined ? [] : [stopped]),
  ]);
  const gather = gatherUntil(signal);
  const typeIn: TypeIn = async (url) =>
    await gather(() => typeInPage(browser, { url, limits: PRIVACY_LIMITS, userAgent, signal }));
  const { typed, failed } = await typeInAll(asking, typeIn);
  let failure: NotGathered | null = null;
  // What failed in a busy moment may work later, as far as the time for all of them goes.
  for (const { url, first } of failed) {
    const page = signal.aborted ? first : await typeIn(url);
    if (page.gathered) typed.push(page.value);
    else failure ??= page;
  }
  const isTold = typed.some(({ sent }) => sent.length > 0);
  if (failure !== null && !isTold) return failure;
  const beside = await typeInAll(others, typeIn);
  const unseen = beside.failed.map(({ url, first }): TypedPage => {
    return { url, fields: [], sent: [], notSeen: first.reason };
  });
  return { gathered: true, value: [...typed, ...beside.typed, ...unseen] };
}

async function typeInAll(
  urls: readonly string[],
  typeIn: TypeIn,
): Promise<{ typed: TypedPage[]; failed: { url: string; first: NotGathered }[] }> {
  const typed: TypedPage[] = [];
  const failed: { url: string; first: NotGathered }[] = [];
  for (const url of urls) {
    const page = await typeIn(url);
    if (page.gathered) typed.push(page.value);
    else failed.push({ url, first: page });
  }
  return { typed, failed };
}
