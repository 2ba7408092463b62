import { z } from "zod";

const entries = z.array(z.object({ id: z.string(), finding: z.string() }));

/** Our names of what testssl.sh 3.0 answers with `offered` or `not offered`. */
const OFFERS: Record<string, string> = {
  SSLv3: "SSLv3",
  TLS1: "TLS1.0",
  TLS1_1: "TLS1.1",
  TLS1_2: "TLS1.2",
  TLS1_3: "TLS1.3",
  cipherlist_NULL: "NULL",
  cipherlist_aNULL: "ANON",
  cipherlist_EXPORT: "EXPORT",
  cipherlist_LOW: "DES or RC4",
  cipherlist_3DES_IDEA: "3DES",
  PFS: "forward secrecy",
};

/** The answers in a JSON file of testssl.sh 3.0 by our names, as `yes`, `no` or a number. */
export function readTestssl(json: string): Map<string, string> {
  const answers = new Map<string, string>();
  for (const { id, finding } of entries.parse(JSON.parse(json))) {
    const offer = OFFERS[id];
    if (offer !== undefined) answers.set(offer, yes(/^(?:weakly )?offered/.test(finding)));
    if (id === "RC4") answers.set("RC4", yes(/^VULNERABLE/i.test(finding)));
    if (id === "cert_keySize") answers.set("key bits", /(\d+) bits/.exec(finding)?.[1] ?? finding);
    if (id === "cert_signatureAlgorithm") answers.set("signature", finding.toLowerCase());
    if (id === "cert_expirationStatus") answers.set("in date", yes(finding !== "expired"));
    if (id === "cert_chain_of_trust") answers.set("trusted", trustWords(finding));
    if (id === "cert_trust") answers.set("names the host", yes(/^Ok/i.test(finding)));
    if (id === "LOGJAM-common_primes") answers.set("Diffie-Hellman bits", primeBits(finding));
  }
  return answers;
}

/** `passed.` or, say, `failed (self signed).` */
function trustWords(finding: string): string {
  return /passed/.test(finding) ? "yes" : `no: ${/\(([^)]+)\)/.exec(finding)?.[1] ?? finding}`;
}

function yes(is: boolean): string {
  return is ? "yes" : "no";
}

/** Names of well-known primes stand for their size. */
function primeBits(finding: string): string {
  if (/no DH/i.test(finding)) return "null";
  const named: [RegExp, string][] = [
    [/Group 2\b/, "1024"],
    [/Group 5\b/, "1536"],
    [/Group 14\b/, "2048"],
    [/Group 15\b/, "3072"],
    [/Group 16\b/, "4096"],
  ];
  const known = named.find(([pattern]) => pattern.test(finding));
  return known?.[1] ?? /ffdhe(\d+)|(\d+) bits/.exec(finding)?.slice(1).find(Boolean) ?? finding;
}
