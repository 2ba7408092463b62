import { isAtOrAbove } from "retire";

import type { Header } from "#evidence/network.ts";

import { PHP_OF_RED_HAT, SERVER_SOFTWARE } from "../data/server-releases.ts";
import { SOFTWARE_HEADERS } from "./software-headers.ts";

/** Software that a header names with its version. */
export interface SoftwareSeen {
  name: string;
  version: string;
  header: string;
  value: string;
  /** The day of its last fixes from those who make it; null where they still fix it. */
  ended: string | null;
  /** Whether a distribution may add fixes that the version does not show. */
  mayBeKept: boolean;
}

const OF_RED_HAT = /\((?:Red Hat|CentOS|AlmaLinux|Rocky|Oracle Linux|Fedora|Amazon)/i;

/** The server software that the headers of an answer name, as far as we know its dates; each once. */
export function serverSoftware(headers: readonly Header[], now: Date): SoftwareSeen[] {
  const isOfRedHat = headers.some(([name, value]) => name === "server" && OF_RED_HAT.test(value));
  const found = headers
    .filter(([name]) => SOFTWARE_HEADERS.includes(name))
    .flatMap(([header, value]) =>
      SERVER_SOFTWARE.flatMap(({ name, pattern, lines }) =>
        [...value.matchAll(pattern)].map(([, version = "", added = ""]) => {
          const line = lines.find(({ below }) => !isAtOrAbove(version, below));
          const hasEnded = line !== undefined && now.getTime() > Date.parse(line.ended);
          const isOfDistribution = name === "PHP" && isOfRedHat && PHP_OF_RED_HAT.has(version);
          return {
            name,
            version,
            header,
            value,
            ended: hasEnded ? line.ended : null,
            mayBeKept: line?.isKept === true || (name === "PHP" && added !== "") || isOfDistribution,
          };
        }),
      ),
    );
  return [...new Map(found.toReversed().map((seen) => [seen.name, seen])).values()].toReversed();
}
