import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

const account = z.object({
  /** Site as the person named it: an address, or `sample`. */
  key: z.string(),
  email: z.string(),
  password: z.string(),
});
export type DemoAccount = z.infer<typeof account>;

/** Someone who was sent a payment link. */
const prospect = z.object({ email: z.string(), organizationId: z.string(), paymentToken: z.string() });
export type DemoProspect = z.infer<typeof prospect>;

const state = z.object({
  samplePort: z.number().int().optional(),
  accounts: z.array(account),
  prospects: z.array(prospect).default([]),
});
export type DemoState = z.infer<typeof state>;

/** What `demo.json` tells whoever started the demo, by hand or by program. */
export interface DemoReady {
  url: string;
  email: string;
  password: string;
  organizationId: string;
  scanId: string;
  site: string;
  paymentLink: string;
  /** Null where a mail server is set up. */
  outbox: string | null;
}

/** A reader never sees half a file. */
function writeWhole(path: string, value: unknown): void {
  writeFileSync(`${path}.new`, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

/** What an earlier run left in this home; empty for a new one. */
export function readDemoState(home: string): DemoState {
  try {
    return state.parse(JSON.parse(readFileSync(join(home, "demo-state.json"), "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return { accounts: [], prospects: [] };
    throw error;
  }
}

/** Keeps what the next run needs to take up from here. */
export function writeDemoState(home: string, value: DemoState): void {
  writeWhole(join(home, "demo-state.json"), value);
}

/** Says that everything is there; taken away at the next start until it is so again. */
export function writeDemoReady(home: string, value: DemoReady): void {
  writeWhole(join(home, "demo.json"), value);
}

/** Takes away the word of an earlier run. */
export function clearDemoReady(home: string): void {
  rmSync(join(home, "demo.json"), { force: true });
}
