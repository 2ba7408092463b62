import type { Gathered } from "#evidence/gathered.ts";
import type { TlsFacts } from "#evidence/site.ts";

import { gatherCertificate } from "./certificate.ts";
import { ALL_LEGACY, DHE, ECDHE, TLS13_SUITES, WEAK_FAMILIES } from "./cipher-suites.ts";
import { VERSIONS, type TlsVersion } from "./client-hello.ts";
import { exchange, type Answer, type Dial } from "./exchange.ts";

export interface TlsTarget {
  /** Name or address literal, as in the site's address. */
  host: string;
  port: number;
  /** Opens a checked connection to the host and port; called once for each question, at most about 25 times. */
  dial: Dial;
  /** Milliseconds one question may take; 5 s by default. */
  questionMs?: number;
  /** Milliseconds the whole probe may take; 30 s by default. */
  probeMs?: number;
  /** Authorities trusted beside the public ones, PEM. */
  extraRoots?: readonly string[];
}

/** Asks one question; answers 'not gathered' once the probe's time is used up. */
type Ask = (version: TlsVersion, suites: readonly number[]) => Promise<Gathered<Answer>>;
type Answers = Record<TlsVersion, Gathered<Answer>>;

const ALL_VERSIONS: readonly TlsVersion[] = ["SSLv3", "TLS1.0", "TLS1.1", "TLS1.2", "TLS1.3"];
/** Questions open at the same time. */
const WIDTH = 4;
const WEAK = new Set(Object.values(WEAK_FAMILIES).flat());

/**
 * Finds out what a server agrees to: versions and weak cipher families by one ClientHello each, written by
 * hand because current libraries no longer speak them, the certificate by a real handshake. Sends nothing but
 * hellos. Fails as a whole only when no question was answered with TLS.
 */
export async function probeTls(target: TlsTarget): Promise<Gathered<TlsFacts>> {
  const deadline = performance.now() + (target.probeMs ?? 30_000);
  const remaining = (): number => Math.min(target.questionMs ?? 5_000, deadline - performance.now());
  const ask: Ask = (version, suites) => {
    const timeoutMs = remaining();
    if (timeoutMs <= 0) return Promise.resolve({ gathered: false, reason: "The TLS test ran out of time" });
    return exchange(target.dial, { version, suites, host: target.host }, timeoutMs);
  };
  const versions = await askVersions(ask);
  const silent = whyNoTls(versions, target);
  if (silent !== null) return { gathered: false, reason: silent };
  const certificate = await gatherCertificate({
    host: target.host,
    dial: target.dial,
    timeoutMs: Math.max(1, remaining()),
    sentInTheOpen: certificatesOf(versions),
    extraRoots: target.extraRoots ?? [],
  });
  const spoken = spokenVersions(versions);
  const weakFamilies = await askFamilies(ask, spoken);
  const [forwardSecrecy, dhBits] = await Promise.all([
    askForwardSecrecy(ask, versions, spoken),
    askDhBits(ask, spoken),
  ]);
  const accepted = ALL_VERSIONS.map((version) => [version, isAgreedAt(versions[version], version)] as const);
  return {
    gathered: true,
    value: { certificate, versions: Object.fromEntries(accepted), weakFamilies, forwardSecrecy, dhBits },
  };
}

async function askVersions(ask: Ask): Promise<Answers> {
  const answers = await inTurns(ALL_VERSIONS, (version) =>
    ask(version, version === "TLS1.3" ? TLS13_SUITES : ALL_LEGACY),
  );
  const unasked: Gathered<Answer> = { gathered: false, reason: "not asked" };
  const at = (index: number): Gathered<Answer> => answers[index] ?? unasked;
  return { SSLv3: at(0), "TLS1.0": at(1), "TLS1.1": at(2), "TLS1.2": at(3), "TLS1.3": at(4) };
}

function whyNoTls(versions: Answers, { host, port }: TlsTarget): string | null {
  const answers = Object.values(versions);
  if (answers.some((answer) => answer.gathered && answer.value.kind === "agreed")) return null;
  const foreign = answers.some((answer) => answer.gathered && answer.value.kind === "not-tls");
  if (foreign) return `${host} port ${port} answers but doesn't speak TLS`;
  const unanswered = answers.find((answer) => !answer.gathered);
  if (unanswered?.gathered === false) return unanswered.reason;
  return `${host} port ${port} closed every TLS connection that was tried`;
}

function certificatesOf(versions: Answers): Buffer[] | null {
  for (const version of ["TLS1.2", "TLS1.1", "TLS1.0", "SSLv3"] as const) {
    const answer = versions[version];
    if (!answer.gathered || answer.value.kind !== "agreed") continue;
    const { certificates } = answer.value.flight;
    if (certificates !== null) return certificates;
  }
  return null;
}

/** Versions up to 1.2 to ask further at: the highest, and the lowest where it differs. `unknown` says why not. */
function spokenVersions(versions: Answers): { ask: TlsVersion[]; unknown: string | null } {
  const old = ["TLS1.2", "TLS1.1", "TLS1.0", "SSLv3"] as const;
  const spoken = old.filter((version) => {
    const agreed = isAgreedAt(versions[version], version);
    return agreed.gathered && agreed.value;
  });
  const unanswered = old.map((version) => versions[version]).find((answer) => !answer.gathered);
  const unknown = spoken.length === 0 && unanswered?.gathered === false ? unanswered.reason : null;
  const ends = [spoken.at(0), spoken.at(-1)].filter((version) => version !== undefined);
  return { ask: [...new Set(ends)], unknown };
}

async function askFamilies(
  ask: Ask,
  spoken: ReturnType<typeof spokenVersions>,
): Promise<Record<string, Gathered<boolean>>> {
  const families = Object.entries(WEAK_FAMILIES);
  const answers = await inTurns(families, ([, suites]) => askAtEach(ask, spoken, suites));
  return Object.fromEntries(
    families.map(([family], at) => [family, answers[at] ?? { gathered: false, reason: "not asked" }]),
  );
}

/** Whether the server agrees to one of the suites at any version it speaks below 1.3, which has none of them. */
async function askAtEach(
  ask: Ask,
  spoken: ReturnType<typeof spokenVersions>,
  suites: readonly number[],
): Promise<Gathered<boolean>> {
  if (spoken.unknown !== null) return { gathered: false, reason: spoken.unknown };
  for (const version of spoken.ask) {
    const answer = await ask(version, suites);
    if (!answer.gathered) return answer;
    if (answer.value.kind === "agreed") return { gathered: true, value: true };
  }
  return { gathered: true, value: false };
}

async function askForwardSecrecy(
  ask: Ask,
  versions: Answers,
  spoken: ReturnType<typeof spokenVersions>,
): Promise<Gathered<boolean>> {
  const newest = isAgreedAt(versions["TLS1.3"], "TLS1.3");
  if (newest.gathered && newest.value) return newest;
  const suites = [...ECDHE, ...DHE].filter((suite) => !WEAK.has(suite));
  const agreed = await askAtEach(ask, spoken, suites);
  // Refused, but TLS 1.3 was not answered: it may still be there.
  return agreed.gathered && !agreed.value && !newest.gathered ? newest : agreed;
}

async function askDhBits(
  ask: Ask,
  spoken: ReturnType<typeof spokenVersions>,
): Promise<Gathered<number | null>> {
  if (spoken.unknown !== null) return { gathered: false, reason: spoken.unknown };
  const [highest] = spoken.ask;
  if (highest === undefined) return { gathered: true, value: null };
  const answer = await ask(highest, DHE);
  if (!answer.gathered) return answer;
  if (answer.value.kind !== "agreed") return { gathered: true, value: null };
  const { dhBits } = answer.value.flight;
  if (dhBits === null)
    return { gathered: false, reason: "The server accepted DHE but did not send its prime" };
  return { gathered: true, value: dhBits };
}

function isAgreedAt(answer: Gathered<Answer>, version: TlsVersion): Gathered<boolean> {
  if (!answer.gathered) return answer;
  return {
    gathered: true,
    value: answer.value.kind === "agreed" && answer.value.version === VERSIONS[version],
  };
}

/** Runs one task for each item, a few at a time; results keep the order of the items. */
async function inTurns<T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += WIDTH) {
    results.push(...(await Promise.all(items.slice(at, at + WIDTH).map((item) => task(item)))));
  }
  return results;
}
