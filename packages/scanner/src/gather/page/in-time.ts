import { OutOfTime } from "#gather/page/page-trouble.ts";

/**
 * Waits no longer than `limitMs` for something a page may hold up for ever.
 *
 * @throws OutOfTime with the sentence when it took longer
 */
export async function inTime<T>(promise: Promise<T>, limitMs: number, sentence: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new OutOfTime(sentence)), limitMs);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
