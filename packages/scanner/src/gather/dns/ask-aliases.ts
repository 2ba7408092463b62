import type { Gathered } from "#evidence/gathered.ts";
import type { HostAlias } from "#evidence/site.ts";

import type { AskDns } from "./ask-dns.ts";

/** Longer chains are broken: resolvers stop at about as many. */
const LONGEST_CHAIN = 8;

/** The names that a host leads to by CNAME records, one after the other (RFC 1034 3.6.2); none where it is no alias. */
export async function askAlias(ask: AskDns, host: string): Promise<HostAlias> {
  return { host, names: await followed(ask, host) };
}

async function followed(ask: AskDns, host: string): Promise<Gathered<string[]>> {
  const names: string[] = [];
  let name = host;
  while (names.length < LONGEST_CHAIN) {
    const answers = await ask(name, "CNAME");
    if (!answers.gathered) return answers;
    const [target] = answers.value.flatMap((answer) => (answer.type === "CNAME" ? [plain(answer.data)] : []));
    if (target === undefined || names.includes(target)) break;
    names.push(target);
    name = target;
  }
  return { gathered: true, value: names };
}

function plain(name: string): string {
  return name.replace(/\.$/, "").toLowerCase();
}
