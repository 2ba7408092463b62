import { CHOOSABLE_KINDS, type ChoosableKind } from "@plumbline/contract/notification-kinds";
import { z } from "zod";

import type { Config } from "#platform/config.ts";
import { signed, verified } from "#platform/signed-text.ts";

/** Where the pages of these links stand. */
export const UNSUBSCRIBE_PATH = "/unsubscribe";

/** What a link ends: mails of these kinds to this person. */
export interface Ending {
  userId: string;
  kinds: readonly ChoosableKind[] | "all";
}

type LinkConfig = Pick<Config, "server" | "security" | "home">;

/** The address at which a person ends mails without logging in. It is signed and not stored, and never runs out. */
export async function unsubscribeUrl(config: LinkConfig, ending: Ending): Promise<string> {
  return `${config.server.publicUrl}${UNSUBSCRIBE_PATH}/${await endingToken(config, ending)}`;
}

/** A letter for each kind keeps links short. Links are kept for years: a letter never changes its meaning. */
const LETTERS: Record<ChoosableKind, string> = {
  "report-ready": "r",
  "scan-failed": "f",
  "new-critical-issue": "n",
  "issue-came-back": "b",
  "fix-verified": "v",
  "invite-accepted": "i",
  "maintenance-announced": "m",
};
const ALL = "all";

/** The signed part of such an address. */
export async function endingToken(config: LinkConfig, { userId, kinds }: Ending): Promise<string> {
  const scope = kinds === "all" ? ALL : kinds.map((kind) => LETTERS[kind]).join("");
  return signed(config, `${userId} ${scope}`);
}

const ending = z.tuple([z.uuid(), z.string()]);

/** What a link ends; null for one that was not made here. */
export async function readEndingToken(config: LinkConfig, token: string): Promise<Ending | null> {
  const text = await verified(config, token);
  const parsed = ending.safeParse(text?.split(" "));
  if (!parsed.success) return null;
  const [userId, scope] = parsed.data;
  if (scope === ALL) return { userId, kinds: "all" };
  return { userId, kinds: CHOOSABLE_KINDS.filter((kind) => scope.includes(LETTERS[kind])) };
}
