import { discover } from "#checks/discover.ts";
import type { EngineName } from "#evidence/engine-names.ts";
import type { PageProbe } from "#gather/examining/page-probe.ts";

import type { Rule } from "./rule.ts";

/** Every rule that has a folder of its own here. */
export const ROOMS: readonly Rule[] = await discover<Rule>(import.meta.dirname, "a11y-*/rule");

/** The probes that run in pages, each once however many rules ask for its facts. */
export const PAGE_PROBES: readonly PageProbe[] = [
  ...new Map(
    ROOMS.flatMap(({ examines = [] }) => examines.flatMap(({ probes }) => probes))
      .filter(isPageProbe)
      .map((probe) => [probe.id, probe]),
  ).values(),
];

function isPageProbe(probe: object): probe is PageProbe {
  return "module" in probe;
}

const ROOM_OF_RULE = new Map(
  ROOMS.flatMap((room) =>
    Object.entries(room.engines ?? {}).flatMap(([engine, rules]) =>
      rules.map((name) => [`${engine} ${name}`, room] as const),
    ),
  ),
);

/** The rule that tells what an engine's rule finds; null where nobody names it. */
export function roomOf(engine: EngineName, rule: string): Rule | null {
  return ROOM_OF_RULE.get(`${engine} ${rule}`) ?? null;
}
