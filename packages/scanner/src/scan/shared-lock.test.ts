import { describe, expect, it } from "vitest";

import { SharedLock } from "#scan/shared-lock.ts";

describe("the shared lock", () => {
  it("lets many share, keeps everyone out while one has it alone, and goes on after a failure", async () => {
    const lock = new SharedLock();
    const events: string[] = [];
    const gate = Promise.withResolvers<void>();
    const sharer = (name: string) =>
      lock.shared(async () => {
        events.push(`${name} in`);
        await gate.promise;
        events.push(`${name} out`);
      });
    const first = [sharer("a"), sharer("b")];
    await new Promise((resolve) => setImmediate(resolve));
    const alone = lock.alone(async () => {
      events.push("alone in");
      await Promise.resolve();
      events.push("alone out");
      throw new Error("broken");
    });
    const late = sharer("c");
    gate.resolve();
    await Promise.all([...first, late, expect(alone).rejects.toThrow("broken")]);
    expect(events).toEqual(["a in", "b in", "a out", "b out", "alone in", "alone out", "c in", "c out"]);
  });
});
