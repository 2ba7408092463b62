import { AREA_NAMES } from "@plumbline/contract/areas";
import { count } from "@plumbline/contract/numbers";
import type { RejudgedScan, RejudgedState } from "@plumbline/core/rejudging/read-rejudged";

import type { QueuedRejudging, RejudgedClients } from "./rejudge-acts.ts";
import { minuteOf, table } from "./table.ts";

/** What was queued, and where to see what comes of it. */
export function queuedText({ rulesetVersion, clients }: QueuedRejudging): string {
  const scans = clients.reduce((sum, client) => sum + client.scans, 0);
  if (scans === 0) return `Ruleset ${rulesetVersion} has dealt with all scans; nothing was queued.\n`;
  return (
    `${count(scans, "scan")} of ${count(clients.length, "client")} ${scans === 1 ? "is" : "are"} queued to be judged ` +
    `again by ruleset ${rulesetVersion}; a running worker takes them up.\n` +
    '"plumbline rejudge --status" tells what comes of each.\n'
  );
}

/** What would come of it: each scan that would not stay as it is, and how many there are. */
export function triedText(tried: RejudgedClients): string {
  return listing(tried, { judged: "would be judged again", kept: "would keep what they told" });
}

/** What came of it so far. */
export function statusText(found: RejudgedClients): string {
  return listing(found, { judged: "judged again", kept: "kept as told" });
}

type Verbs = Record<"judged" | "kept", string>;

function listing({ rulesetVersion, clients }: RejudgedClients, verbs: Verbs): string {
  const parts = clients.map(({ name, scans }) => [name, scans.filter(isTold)] as const);
  const tables = parts
    .filter(([, scans]) => scans.length > 0)
    .map(
      ([name, scans]) => `${name}\n${table(["ENDED", "KIND", "RULESET", "SCORE", "WHAT"], scans.map(row))}\n`,
    );
  const all = clients.flatMap(({ scans }) => scans);
  const of = (wanted: RejudgedState): number => all.filter(({ state }) => state === wanted).length;
  const waiting = of("waiting");
  const sums = [
    `${of("judged")} ${verbs.judged}`,
    `${of("kept")} ${verbs.kept}`,
    ...(waiting > 0 ? [`${waiting} not judged again yet`] : []),
    `${of("settled")} of this ruleset from the start`,
  ];
  return `${tables.join("")}Ruleset ${rulesetVersion}: ${sums.join(", ")}.\n`;
}

/** A scan of this ruleset is told where its overall score moved with an area it had left out. */
function isTold({ state, overall }: RejudgedScan): boolean {
  return state !== "settled" || overall.told !== overall.now;
}

function row({ finishedAt, kind, toldBy, overall, areas, state, reason }: RejudgedScan): string[] {
  const moved = areas.map(({ area, told, now }) => `${AREA_NAMES[area]} ${shown(told)} to ${shown(now)}`);
  const words: Record<RejudgedState, string> = {
    judged: moved.length > 0 ? moved.join(", ") : "The same scores",
    settled: "An area it left out moved",
    waiting: "Not judged again yet",
    kept: reason ?? "",
  };
  const score =
    overall.told === overall.now ? shown(overall.now) : `${shown(overall.told)} to ${shown(overall.now)}`;
  return [finishedAt === null ? "" : minuteOf(finishedAt), kind, toldBy, score, words[state]];
}

function shown(score: number | null): string {
  return score === null ? "none" : String(score);
}
