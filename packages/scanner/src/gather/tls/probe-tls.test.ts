import { afterAll, describe, expect, it } from "vitest";

import type { Gathered } from "#evidence/gathered.ts";
import type { TlsFacts } from "#evidence/site.ts";

import { TestAuthority, type LeafOptions } from "./certificates.testing.ts";
import {
  dialLoopback,
  freePort,
  isInstalled,
  openSslServer,
  scriptedServer,
  type LocalServer,
} from "./local-server.testing.ts";
import { probeTls, type TlsTarget } from "./probe-tls.ts";
import { serverProfiles, summaryOf, valueOf } from "./server-profiles.testing.ts";

const hasOpenSsl = isInstalled("openssl");
const authority = hasOpenSsl ? new TestAuthority() : null;
afterAll(() => authority?.remove());

async function probed(server: LocalServer, options: Partial<TlsTarget> = {}): Promise<Gathered<TlsFacts>> {
  try {
    return await probeTls({ host: "localhost", port: server.port, dial: server.dial, ...options });
  } finally {
    await server.stop();
  }
}

async function probe(server: LocalServer): Promise<TlsFacts> {
  const extraRoots = authority === null ? [] : [authority.rootPem];
  const result = await probed(server, { extraRoots });
  if (!result.gathered) throw new Error(result.reason);
  return result.value;
}

function identity(options?: LeafOptions) {
  if (authority === null) throw new Error("needs openssl");
  return authority.issue(options);
}

describe("probing servers of every kind", () => {
  it("knows at least 16 of them, of both common libraries", () => {
    const { OpenSSL = [], GnuTLS = [] } = Object.groupBy(serverProfiles(), ({ software }) => software);
    expect(OpenSSL.length + GnuTLS.length).toBeGreaterThanOrEqual(16);
    expect(Math.min(OpenSSL.length, GnuTLS.length)).toBeGreaterThanOrEqual(6);
  });

  it.for(serverProfiles())("tells $name", async ({ start, expected, missing }, { skip }) => {
    skip(missing !== null, missing ?? "");
    if (authority === null) throw new Error("needs openssl");
    expect(summaryOf(await probe(await start(authority)))).toEqual(expected);
  });
});

describe.skipIf(!hasOpenSsl)("probing certificates", () => {
  const certificateOf = async (
    options: LeafOptions,
    serverOptions: string[] = ["-cipher", "DEFAULT:@SECLEVEL=0"],
  ) => {
    const { certificate } = await probe(await openSslServer(identity(options), serverOptions));
    return valueOf(certificate);
  };

  it.each([
    ["good", false],
    ["revoked", true],
  ] as const)("tells that the server staples the word %s", async (stapledStatus, isRevoked) => {
    const stapled = identity();
    const response = authority?.ocspResponse(stapled, { isRevoked }) ?? "";
    for (const version of ["-tls1_2", "-tls1_3"]) {
      const { certificate } = await probe(await openSslServer(stapled, [version, "-status_file", response]));
      expect(valueOf(certificate)).toMatchObject({ stapledStatus, trustError: null });
    }
  });

  it("tells that nothing is stapled, and by whose list of authorities it judged", async () => {
    expect(await certificateOf({})).toMatchObject({
      stapledStatus: null,
      rootStore: expect.stringContaining("Mozilla") as string,
    });
  });

  it("tells a good one", async () => {
    expect(await certificateOf({})).toMatchObject({
      subject: "CN=localhost",
      issuer: "CN=Test Intermediate",
      subjectAltNames: ["DNS:localhost", "IP Address:127.0.0.1"],
      validTo: "2049-12-31T00:00:00.000Z",
      keyType: "rsa",
      keyBits: 2_048,
      signatureAlgorithm: "sha256WithRSAEncryption",
      selfSigned: false,
      chainLength: 2,
      matchesHost: true,
      trustError: null,
      chainInOrder: true,
      intermediates: [{ subject: "CN=Test Intermediate", keyBits: 2_048 }],
    });
  });

  it.each<[string, LeafOptions, object]>([
    [
      "an expired one",
      { notAfter: "20210101000000Z" },
      { trustError: "CERT_HAS_EXPIRED", validTo: "2021-01-01T00:00:00.000Z" },
    ],
    ["a future one", { notBefore: "20400101000000Z" }, { trustError: "CERT_NOT_YET_VALID" }],
    [
      "a self-signed one",
      { selfSigned: true },
      { selfSigned: true, trustError: "DEPTH_ZERO_SELF_SIGNED_CERT", chainLength: 1 },
    ],
    [
      "one without alternative names",
      { names: null },
      { subjectAltNames: [], matchesHost: false, trustError: null },
    ],
    ["one for another host", { names: "DNS:other.example" }, { matchesHost: false, trustError: null }],
    [
      "a missing intermediate",
      { send: "nothing" },
      { chainLength: 1, trustError: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" },
    ],
    [
      "a chain in the wrong order",
      { send: "root then intermediate" },
      { chainLength: 3, chainInOrder: false, trustError: null },
    ],
    ["a short key", { key: "rsa:1024" }, { keyBits: 1_024, trustError: null }],
    ["an MD5 signature", { digest: "md5" }, { signatureAlgorithm: "md5WithRSAEncryption", trustError: null }],
    [
      "a SHA-1 signature",
      { digest: "sha1" },
      { signatureAlgorithm: "sha1WithRSAEncryption", trustError: null },
    ],
    ["an elliptic key", { key: "ec" }, { keyType: "ec", keyBits: 256, trustError: null }],
  ])("tells %s", async (_name, options, expected) => {
    expect(await certificateOf(options)).toMatchObject(expected);
  });

  it("reads the certificate of a server that speaks TLS 1.3 alone, whose order stays unknown", async () => {
    expect(await certificateOf({}, ["-tls1_3"])).toMatchObject({
      chainLength: 2,
      chainInOrder: null,
      trustError: null,
    });
  });

  it("does not take an authority no one knows for a public one", async () => {
    const result = await probed(await openSslServer(identity(), ["-tls1_2"]));
    expect(result).toMatchObject({
      value: { certificate: { value: { trustError: "UNABLE_TO_GET_ISSUER_CERT_LOCALLY", chainLength: 2 } } },
    });
  });
});

describe("probing servers of an age no tool can play any more", () => {
  /** A server that agrees to one version and one suite, and refuses the rest with an alert. */
  const agreeing = (version: number, suite: number) => (hello: Buffer) => {
    const offersSuite = hello.includes(Buffer.from([suite >> 8, suite & 0xff]));
    if (hello.readUInt16BE(9) < version || !offersSuite) return Buffer.from([21, 3, 0, 0, 2, 2, 40]);
    const body = Buffer.concat([
      Buffer.from([version >> 8, version & 0xff]),
      Buffer.alloc(32, 7),
      Buffer.from([0, suite >> 8, suite & 0xff, 0]),
    ]);
    const message = Buffer.concat([Buffer.from([2, 0, 0, body.length]), body, Buffer.from([14, 0, 0, 0])]);
    return Buffer.concat([Buffer.from([22, 3, 0, 0, message.length]), message]);
  };

  it.each([
    { name: "SSL 3.0 with DES", version: 0x0300, suite: 0x0009, spoken: "SSLv3", family: "DES" },
    {
      name: "TLS 1.0 with export ciphers",
      version: 0x0301,
      suite: 0x0003,
      spoken: "TLS1.0",
      family: "EXPORT",
    },
  ])("tells $name", async ({ version, suite, spoken, family }) => {
    expect(summaryOf(await probe(await scriptedServer(agreeing(version, suite))))).toEqual({
      versions: [spoken],
      weak: [family],
      forwardSecrecy: false,
      dhBits: null,
    });
  });
});

describe("probing what is no TLS server", () => {
  const probeScripted = async (
    answer: Parameters<typeof scriptedServer>[0],
    limits: Partial<TlsTarget> = {},
  ) => await probed(await scriptedServer(answer), limits);

  it("could not run against a closed port", async () => {
    const port = await freePort();
    const result = await probeTls({ host: "localhost", port, dial: () => dialLoopback(port) });
    expect(result).toMatchObject({
      gathered: false,
      reason: expect.stringContaining("No connection") as string,
    });
  });

  it("could not run against a web server without TLS", async () => {
    const result = await probeScripted(() => Buffer.from("HTTP/1.1 400 Bad Request\r\n\r\n"));
    expect(result).toMatchObject({
      gathered: false,
      reason: expect.stringContaining("doesn't speak TLS") as string,
    });
  });

  it("says so too where one question of several stays without answer", async () => {
    let questions = 0;
    const isSilent = () => (questions += 1) === 1;
    const answer = () => (isSilent() ? "silence" : Buffer.from("HTTP/1.1 400 Bad Request\r\n\r\n"));
    expect(await probeScripted(answer, { questionMs: 2_000 })).toMatchObject({
      reason: expect.stringContaining("doesn't speak TLS") as string,
    });
  });

  it("could not run against a server that hangs up, or never answers", async () => {
    expect(await probeScripted(() => "close")).toMatchObject({
      reason: expect.stringContaining("closed every") as string,
    });
    expect(await probeScripted(() => "silence", { questionMs: 300 })).toMatchObject({
      reason: "The server did not answer in time",
    });
  });
});
