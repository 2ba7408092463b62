import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";

import { TestAuthority } from "#gather/tls/certificates.testing.ts";
import type { LocalServer } from "#gather/tls/local-server.testing.ts";
import { probeTls } from "#gather/tls/probe-tls.ts";
import { type ServerProfile, serverProfiles, summaryOf } from "#gather/tls/server-profiles.testing.ts";
import type { CertificateFacts, TlsFacts } from "#evidence/site.ts";

import { readTestssl } from "./read-testssl.ts";

const COMMAND = "testssl";
const QUESTIONS = ["--protocols", "--std", "--pfs", "--rc4", "--logjam", "--server-defaults"];
const QUIET = ["--quiet", "--color", "0", "--warnings", "off"];

/** What both said of one local server, item by item; null where testssl.sh gave no answer. */
export interface TlsComparison {
  profile: string;
  items: { name: string; ours: string; theirs: string | null }[];
  ourSeconds: number;
  theirSeconds: number;
}

/**
 * Asks local servers of every profile with our probe and with testssl.sh, which must be installed.
 *
 * @param named only the profiles with this in their name
 */
export async function* compareWithTestssl(named = ""): AsyncGenerator<TlsComparison> {
  const authority = new TestAuthority();
  const folder = mkdtempSync(join(tmpdir(), "plumbline-testssl-"));
  try {
    const root = join(folder, "root.pem");
    writeFileSync(root, authority.rootPem);
    const profiles = serverProfiles().filter(({ name }) => name.includes(named));
    const unplayable = profiles.find(({ missing }) => missing !== null);
    if (unplayable !== undefined) throw new Error(`${unplayable.name} ${unplayable.missing}`);
    for (const profile of profiles) yield await compare(profile, { authority, folder, root });
  } finally {
    authority.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether testssl.sh can be asked on this machine. */
export function hasTestssl(): boolean {
  return spawnSync("sh", ["-c", `command -v ${COMMAND}`], { stdio: "ignore" }).status === 0;
}

interface Bench {
  authority: TestAuthority;
  folder: string;
  root: string;
}

async function compare(profile: ServerProfile, bench: Bench): Promise<TlsComparison> {
  const server = await profile.start(bench.authority);
  try {
    const ours = await timed(() => ask(server, bench.authority.rootPem));
    const theirs = await timed(() => askTestssl(server, bench));
    const answers = readTestssl(theirs.value);
    const items = itemsOf(ours.value).map(([name, own]) => ({
      name,
      ours: own,
      theirs: answers.get(name) ?? null,
    }));
    return { profile: profile.name, items, ourSeconds: ours.seconds, theirSeconds: theirs.seconds };
  } finally {
    await server.stop();
  }
}

async function ask(server: LocalServer, rootPem: string): Promise<TlsFacts> {
  const { port, dial } = server;
  const result = await probeTls({ host: "localhost", port, dial, extraRoots: [rootPem] });
  if (!result.gathered) throw new Error(result.reason);
  return result.value;
}

async function askTestssl({ port }: LocalServer, { folder, root }: Bench): Promise<string> {
  const out = join(folder, `${port}.json`);
  const target = ["--add-ca", root, "--ip", "127.0.0.1", "--jsonfile", out, `localhost:${port}`];
  await new Promise<void>((resolve) => {
    // It ends with the number of what it found, so its exit code says nothing.
    execFile(COMMAND, [...QUIET, ...QUESTIONS, ...target], { maxBuffer: 64 * 1024 * 1024 }, () => resolve());
  });
  return readFileSync(out, "utf8");
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const startedAt = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - startedAt) / 1000 };
}

/** Our answers under the names testssl.sh's are read as. */
function itemsOf(facts: TlsFacts): [name: string, answer: string][] {
  const { versions, weak, forwardSecrecy, dhBits } = summaryOf(facts);
  const spoken = Object.keys(facts.versions).map((name): [string, string] => [
    name,
    yes(versions.includes(name)),
  ]);
  const families = ["NULL", "ANON", "EXPORT", "RC4", "3DES"].map((name): [string, string] => [
    name,
    yes(weak.includes(name)),
  ]);
  const certificate = facts.certificate.gathered ? certificateItems(facts.certificate.value) : [];
  return [
    ...spoken,
    ...families,
    ["DES or RC4", yes(weak.includes("DES") || weak.includes("RC4"))],
    ["forward secrecy", typeof forwardSecrecy === "boolean" ? yes(forwardSecrecy) : forwardSecrecy],
    ["Diffie-Hellman bits", String(dhBits)],
    ...certificate,
  ];
}

/** A certificate is read in a full handshake, which a server of broken ciphers alone refuses. */
function certificateItems(certificate: CertificateFacts): [name: string, answer: string][] {
  return [
    ["key bits", String(certificate.keyBits)],
    ["signature", certificate.signatureAlgorithm.replace(/WithRSAEncryption$/, " with RSA").toLowerCase()],
    ["in date", yes(Date.parse(certificate.validTo) > Date.now())],
    ["trusted", trustWords(certificate.trustError)],
    ["names the host", yes(certificate.matchesHost)],
  ];
}

/** Verification errors in the words of testssl.sh. */
function trustWords(error: string | null): string {
  const words: Record<string, string> = {
    CERT_HAS_EXPIRED: "no: expired",
    DEPTH_ZERO_SELF_SIGNED_CERT: "no: self signed",
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: "no: chain incomplete",
  };
  return error === null ? "yes" : (words[error] ?? `no: ${error}`);
}

function yes(is: boolean): string {
  return is ? "yes" : "no";
}
