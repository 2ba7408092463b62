import { randomBytes } from "node:crypto";

import { and, eq, isNotNull } from "drizzle-orm";

import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";

export interface FileProbePermit {
  /** What the owner publishes; each scan looks for it before it asks for anything. */
  token: string;
  /** False when it was permitted already; then the token is the one given before. */
  isNew: boolean;
}

/** Notes that the owner wishes the website to be asked for private files, and answers what proves the owner. */
export async function permitFileProbe(context: OrganizationContext): Promise<FileProbePermit> {
  return inTransaction(context, async (inside) => {
    const own = eq(organizations.id, inside.organization.id);
    const [row] = await inside.db
      .select({ token: organizations.ownershipToken })
      .from(organizations)
      .where(own)
      .for("no key update");
    if (row?.token) return { token: row.token, isNew: false };
    const token = randomBytes(16).toString("hex");
    await inside.db.update(organizations).set({ ownershipToken: token }).where(own);
    await recordAct(inside, { action: "organization.file-probe-permitted" });
    return { token, isNew: true };
  });
}

/** Takes the permission back; a later one needs a new proof. False where there was none. */
export async function forbidFileProbe(context: OrganizationContext): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const ended = await inside.db
      .update(organizations)
      .set({ ownershipToken: null })
      .where(and(eq(organizations.id, inside.organization.id), isNotNull(organizations.ownershipToken)))
      .returning({ id: organizations.id });
    if (ended.length === 0) return false;
    await recordAct(inside, { action: "organization.file-probe-forbidden" });
    return true;
  });
}
