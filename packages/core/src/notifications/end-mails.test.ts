import { CHOOSABLE_KINDS } from "@plumbline/contract/notification-kinds";
import { type Cast, createCast } from "@plumbline/testing/cast";
import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { selectChoices } from "#notifications/choices.queries.ts";
import { endMails, readEnding } from "#notifications/end-mails.ts";
import { endingToken } from "#notifications/unsubscribe-link.ts";
import { users } from "#platform/database/tables/accounts.table.ts";
import { auditLog } from "#platform/database/tables/audit-log.table.ts";

let services: TestServices;
let cast: Cast;

beforeAll(async () => {
  services = await testServices();
  cast = await createCast(services);
});
afterAll(() => services.close());

async function mailedTo(userId: string): Promise<string[]> {
  const choices = (await selectChoices(services.db, [userId])).get(userId)!;
  return CHOOSABLE_KINDS.filter((kind) => choices[kind]);
}

describe("an unsubscribe link", () => {
  it("ends the kinds it was mailed with, for its person alone, and says who did it", async () => {
    const { bob, alice } = cast;
    const kinds = ["new-critical-issue", "issue-came-back"] as const;
    const token = await endingToken(services.config, { userId: bob.userId, kinds });
    expect(await readEnding(services, token)).toMatchObject({ kinds: [...kinds], isAll: false });
    expect(await mailedTo(bob.userId)).toContain("new-critical-issue");
    expect(await endMails(services, token)).toMatchObject({ kinds: [...kinds] });
    expect(await mailedTo(bob.userId)).toEqual(["report-ready", "scan-failed", "maintenance-announced"]);
    expect(await mailedTo(alice.userId)).toContain("new-critical-issue");
    const acts = await services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "notification-choices.set"));
    expect(acts).toMatchObject([
      {
        organizationId: bob.organizationId,
        subjectId: bob.userId,
        details: { by: "unsubscribe link", ended: "new-critical-issue, issue-came-back" },
      },
    ]);
  });

  it("leads to one that ends all of them, and pressing twice changes nothing", async () => {
    const { vera } = cast;
    const kinds = ["report-ready"] as const;
    const token = await endingToken(services.config, { userId: vera.userId, kinds });
    const { allToken } = (await readEnding(services, token))!;
    expect(await endMails(services, allToken)).toMatchObject({ isAll: true });
    await endMails(services, allToken);
    expect(await mailedTo(vera.userId)).toEqual([]);
  });

  it("that was changed, or whose person is gone, ends nothing", async () => {
    const { charlie } = cast;
    const token = await endingToken(services.config, { userId: charlie.userId, kinds: "all" });
    const [, signature] = token.split(".");
    const forged = `${Buffer.from(`${cast.alice.userId} all`).toString("base64url")}.${signature}`;
    expect(await endMails(services, forged)).toBeNull();
    expect(await mailedTo(cast.alice.userId)).toContain("report-ready");
    await services.db.delete(users).where(eq(users.id, charlie.userId));
    expect(await readEnding(services, token)).toBeNull();
    expect(await endMails(services, token)).toBeNull();
  });
});
