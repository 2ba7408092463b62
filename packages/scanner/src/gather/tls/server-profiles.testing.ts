import type { Gathered } from "#evidence/gathered.ts";
import type { TlsFacts } from "#evidence/site.ts";

import type { LeafOptions, TestAuthority } from "./certificates.testing.ts";
import { gnuTlsServer, isInstalled, type LocalServer, openSslServer } from "./local-server.testing.ts";

/** What a probe found in short: accepted versions, weak families and the rest; a reason where it found nothing. */
export interface TlsSummary {
  versions: string[];
  weak: string[];
  forwardSecrecy: boolean | string;
  dhBits: number | null | string;
}

/** A local server with one way of encrypting. */
export interface ServerProfile {
  name: string;
  software: "OpenSSL" | "GnuTLS";
  start: (authority: TestAuthority) => Promise<LocalServer>;
  expected: TlsSummary;
  /** What this machine lacks to play it; null where nothing is. */
  missing: string | null;
}

const COMMANDS = { OpenSSL: "openssl", GnuTLS: "gnutls-serv" } as const;
/** Debian's packages of the commands. */
const PACKAGES = { openssl: "openssl", "gnutls-serv": "gnutls-bin" } as const;
const modern = { weak: [], forwardSecrecy: true, dhBits: null };

/** `openssl s_server` by the options it is started with. */
const OPENSSL: [name: string, options: string[], expected: TlsSummary][] = [
  ["a modern one", ["-cipher", "ECDHE+AESGCM"], { ...modern, versions: ["TLS1.2", "TLS1.3"] }],
  ["TLS 1.3 alone", ["-tls1_3"], { ...modern, versions: ["TLS1.3"] }],
  ["TLS 1.2 alone", ["-tls1_2", "-cipher", "ECDHE+AESGCM"], { ...modern, versions: ["TLS1.2"] }],
  ["TLS 1.0 alone", ["-tls1", "-cipher", "ECDHE:!eNULL:@SECLEVEL=0"], { ...modern, versions: ["TLS1.0"] }],
  ["TLS 1.1 alone", ["-tls1_1", "-cipher", "ECDHE:!eNULL:@SECLEVEL=0"], { ...modern, versions: ["TLS1.1"] }],
  [
    "every version from 1.0 on",
    ["-cipher", "ECDHE:!eNULL:@SECLEVEL=0"],
    { ...modern, versions: ["TLS1.0", "TLS1.1", "TLS1.2", "TLS1.3"] },
  ],
  [
    "no encryption",
    ["-tls1_2", "-cipher", "NULL-SHA256:NULL-SHA:@SECLEVEL=0"],
    { versions: ["TLS1.2"], weak: ["NULL"], forwardSecrecy: false, dhBits: null },
  ],
  [
    "anonymous key exchange, one suite without encryption, beside a good one",
    ["-tls1_2", "-cipher", "ECDHE+AESGCM:AECDH:@SECLEVEL=0"],
    { ...modern, versions: ["TLS1.2"], weak: ["NULL", "ANON"] },
  ],
  [
    "the certificate's key alone",
    ["-tls1_2", "-cipher", "AES256-GCM-SHA384:AES128-SHA"],
    { versions: ["TLS1.2"], weak: [], forwardSecrecy: false, dhBits: null },
  ],
];

/** Servers that exchange keys by Diffie-Hellman alone, by the bits of their prime. */
const PRIMES = [1_024, 2_048] as const;

/** Modern servers whose certificate is not. */
const CERTIFICATES: [name: string, options: LeafOptions][] = [
  ["an expired certificate", { notAfter: "20210101000000Z" }],
  ["a certificate signed by itself", { selfSigned: true }],
  ["a certificate of another host", { names: "DNS:other.example" }],
  ["a certificate without alternative names", { names: null }],
  ["a certificate without its intermediate", { send: "nothing" }],
  ["a certificate with a short key", { key: "rsa:1024" }],
  ["a certificate signed with SHA-1", { digest: "sha1" }],
];

/** `gnutls-serv` by its priority string. */
const GNUTLS: [name: string, priority: string, expected: TlsSummary][] = [
  [
    "its default of 2022",
    "NORMAL",
    { ...modern, versions: ["TLS1.0", "TLS1.1", "TLS1.2", "TLS1.3"], dhBits: 2_048 },
  ],
  [
    "a modern one",
    "SECURE192:-VERS-TLS1.0:-VERS-TLS1.1:-DHE-RSA",
    { ...modern, versions: ["TLS1.2", "TLS1.3"] },
  ],
  [
    "RC4",
    "NORMAL:-VERS-ALL:+VERS-TLS1.2:-KX-ALL:+ECDHE-RSA:+ARCFOUR-128",
    { ...modern, versions: ["TLS1.2"], weak: ["RC4"] },
  ],
  [
    "3DES at TLS 1.0",
    "NORMAL:-VERS-ALL:+VERS-TLS1.0:-KX-ALL:+RSA:-CIPHER-ALL:+3DES-CBC",
    { versions: ["TLS1.0"], weak: ["3DES"], forwardSecrecy: false, dhBits: null },
  ],
  [
    "no encryption",
    "NORMAL:-VERS-ALL:+VERS-TLS1.2:-KX-ALL:+RSA:-CIPHER-ALL:+NULL",
    { versions: ["TLS1.2"], weak: ["NULL"], forwardSecrecy: false, dhBits: null },
  ],
  [
    "anonymous key exchange",
    "NORMAL:-VERS-ALL:+VERS-TLS1.2:-KX-ALL:+ECDHE-RSA:+ANON-ECDH",
    { ...modern, versions: ["TLS1.2"], weak: ["ANON"] },
  ],
];

/** Every profile, whether or not this machine can play it. */
export function serverProfiles(): ServerProfile[] {
  const all = [
    ...OPENSSL.map(ofOpenSsl),
    ...PRIMES.map(ofPrime),
    ...CERTIFICATES.map(ofCertificate),
    ...GNUTLS.map(ofGnuTls),
  ];
  const missing = { OpenSSL: missingOf("OpenSSL"), GnuTLS: missingOf("GnuTLS") };
  return all.map((profile) => ({ ...profile, missing: missing[profile.software] }));
}

/** The certificates need `openssl`, whatever serves them. */
function missingOf(software: ServerProfile["software"]): string | null {
  const lacking = (["openssl", COMMANDS[software]] as const).find((command) => !isInstalled(command));
  return lacking === undefined ? null : `needs ${lacking} (Debian: apt-get install ${PACKAGES[lacking]})`;
}

type PlayableProfile = Omit<ServerProfile, "missing">;

function ofCertificate([name, options]: (typeof CERTIFICATES)[number]): PlayableProfile {
  return {
    name: `OpenSSL: ${name}`,
    software: "OpenSSL",
    start: (authority) =>
      openSslServer(authority.issue(options), ["-tls1_2", "-cipher", "ECDHE+AESGCM:@SECLEVEL=0"]),
    expected: { ...modern, versions: ["TLS1.2"] },
  };
}

function ofOpenSsl([name, options, expected]: (typeof OPENSSL)[number]): PlayableProfile {
  return {
    name: `OpenSSL: ${name}`,
    software: "OpenSSL",
    start: (authority) => openSslServer(authority.issue(), options),
    expected,
  };
}

function ofPrime(bits: (typeof PRIMES)[number]): PlayableProfile {
  return {
    name: `OpenSSL: a Diffie-Hellman prime of ${bits} bits`,
    software: "OpenSSL",
    start: (authority) => {
      // s_server's own prime has the strength of the certificate's key, 2048 bits.
      const parameters = bits === 2_048 ? [] : ["-dhparam", authority.weakDhParameters()];
      return openSslServer(authority.issue(), ["-tls1_2", "-cipher", "DHE:@SECLEVEL=0", ...parameters]);
    },
    expected: { versions: ["TLS1.2"], weak: [], forwardSecrecy: true, dhBits: bits },
  };
}

const RSA: LeafOptions = { key: "rsa:2048" };

function ofGnuTls([name, priority, expected]: (typeof GNUTLS)[number]): PlayableProfile {
  return {
    name: `GnuTLS: ${name}`,
    software: "GnuTLS",
    start: (authority) => gnuTlsServer(authority.issue(RSA), priority),
    expected,
  };
}

/** The facts in short. */
export function summaryOf(facts: TlsFacts): TlsSummary {
  return {
    versions: trueOnes(facts.versions),
    weak: trueOnes(facts.weakFamilies),
    forwardSecrecy: valueOf(facts.forwardSecrecy),
    dhBits: valueOf(facts.dhBits),
  };
}

function trueOnes(answers: Record<string, Gathered<boolean>>): string[] {
  return Object.entries(answers)
    .filter(([, answer]) => valueOf(answer) !== false)
    .map(([name, answer]) => (answer.gathered ? name : `${name}: ${answer.reason}`));
}

/** What was gathered, or why it was not. */
export function valueOf<T>(answer: Gathered<T>): T | string {
  return answer.gathered ? answer.value : answer.reason;
}
