import type { PageTab } from "#gather/page/page-tab.ts";

/** What an expression comes to in the page's own world, which nothing else of ours reads. */
export async function askPage<Value>({ session }: PageTab, expression: string): Promise<Value> {
  const asked = { expression, awaitPromise: true, returnByValue: true };
  return (await session.send("Runtime.evaluate", asked)).result.value as Value;
}
