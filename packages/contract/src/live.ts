import { z } from "zod";

import { role } from "./auth.ts";
import { defineEndpoint } from "./endpoint.ts";
import { LIVE_STREAM } from "#endpoints/live.ts";
import { notificationList } from "./notifications.ts";
import { scanKind, scanStage } from "./scans.ts";

const count = z.number().int();

/** A scan of the whole site that is queued or under way, or whose report is still being written. */
export const liveScan = z.object({
  id: z.string(),
  kind: scanKind,
  status: z.enum(["QUEUED", "RUNNING", "COMPLETED"]).describe("COMPLETED while its report is being written"),
  stage: scanStage.nullable().describe("Null until it has begun"),
  phase: z.string().describe("What it does now, in words"),
  pagesDone: count,
  pagesPlanned: count.nullable(),
  issuesFound: count,
  modules: count.describe("Areas being measured now"),
  startedAt: z.iso.datetime().nullable(),
  secondsLeft: count
    .nullable()
    .describe("Until all planned pages are visited, at the pace so far; null without one"),
});
export type LiveScan = z.infer<typeof liveScan>;

/** Events of the stream and what each carries. Each is sent once at the start and then with every change. */
export const LIVE_EVENTS = {
  scan: liveScan.nullable(),
  notifications: notificationList,
  issues: z.string().describe("Another one with each change of the issues, which are then to be read anew"),
  role: role.nullable().describe("One's own; null for whom is no member any more"),
} as const;
export type LiveEvent = keyof typeof LIVE_EVENTS;

export const liveStream = defineEndpoint(LIVE_STREAM, {
  summary:
    "The running scan, one's own notifications and one's role as they change (server-sent events `scan`, `notifications`, `issues`, `role`)",
  errors: ["server.busy"],
});
