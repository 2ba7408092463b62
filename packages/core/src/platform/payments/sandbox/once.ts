import { eq } from "drizzle-orm";

import { sandboxRequests } from "#platform/database/tables/sandbox.table.ts";
import { changeWorld, type Sandbox } from "#platform/payments/sandbox/sandbox.ts";

/**
 * Answers a request that came with a key: the first time by doing it, then with the same answer. A second request
 * with the key waits for the first.
 */
export function once<T extends string>(
  sandbox: Sandbox,
  key: string,
  act: (inside: Sandbox) => Promise<T>,
): Promise<T> {
  return changeWorld(sandbox, async (inside) => {
    const isKey = eq(sandboxRequests.key, key);
    const [isFirst] = await inside.db
      .insert(sandboxRequests)
      .values({ key, createdAt: inside.clock.now() })
      .onConflictDoNothing()
      .returning({ key: sandboxRequests.key });
    if (isFirst === undefined) return earlierAnswer<T>(inside, key);
    const answer = await act(inside);
    await inside.db.update(sandboxRequests).set({ answer }).where(isKey);
    return answer;
  });
}

/** States that what was answered to a key before is what its request answers now. */
async function earlierAnswer<T extends string>({ db }: Sandbox, key: string): Promise<T> {
  const [row] = await db
    .select({ answer: sandboxRequests.answer })
    .from(sandboxRequests)
    .where(eq(sandboxRequests.key, key));
  return row?.answer as T;
}
