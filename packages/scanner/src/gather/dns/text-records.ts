import type { Answer } from "dns-packet";

import type { Gathered } from "#evidence/gathered.ts";

import type { AskDns } from "./ask-dns.ts";

/** The TXT records of a name, each with its strings joined (RFC 7208 3.3), that begin with this version tag. */
export async function textRecords(ask: AskDns, name: string, version: RegExp): Promise<Gathered<string[]>> {
  const answers = await ask(name, "TXT");
  if (!answers.gathered) return answers;
  return { gathered: true, value: answers.value.flatMap(textOf).filter((text) => version.test(text)) };
}

function textOf(answer: Answer): string[] {
  if (answer.type !== "TXT") return [];
  const parts = Array.isArray(answer.data) ? answer.data : [answer.data];
  return [parts.map((part) => part.toString()).join("")];
}
