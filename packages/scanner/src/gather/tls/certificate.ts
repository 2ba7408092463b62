import { X509Certificate } from "node:crypto";
import { isIP, type Socket } from "node:net";
import { connect, rootCertificates } from "node:tls";

import type { Gathered } from "#evidence/gathered.ts";
import type { CertificateFacts } from "#evidence/site.ts";

import type { Dial } from "./exchange.ts";
import { ocspStatus, type OcspStatus } from "./ocsp-status.ts";

/** Node brings the authorities that Mozilla's Firefox trusts; other browsers' lists differ in few of them. */
const ROOT_STORE = `Mozilla's list of authorities, as in Node.js ${process.versions.node}`;

/** Everything OpenSSL can still speak: a weak server must be heard to be judged. */
const EVERY_CIPHER =
  "TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ALL:eNULL:@SECLEVEL=0";

/** Bits of the curves a certificate's key can lie on. */
const CURVE_BITS: Record<string, number> = {
  prime192v1: 192,
  secp224r1: 224,
  prime256v1: 256,
  secp256k1: 256,
  secp384r1: 384,
  secp521r1: 521,
  brainpoolP256r1: 256,
  brainpoolP384r1: 384,
  brainpoolP512r1: 512,
};

export interface CertificateQuestion {
  host: string;
  dial: Dial;
  timeoutMs: number;
  /** Certificates as the server sent them in the open, in order; null when only TLS 1.3 was spoken. */
  sentInTheOpen: readonly Buffer[] | null;
  /** Authorities trusted beside the public ones, PEM. */
  extraRoots: readonly string[];
}

/**
 * The server's certificate by a real handshake at OpenSSL's lowest security level, so that weak ones come
 * through and are judged by checks and not by the library. Only names in subjectAltName count, as in browsers.
 */
export async function gatherCertificate(question: CertificateQuestion): Promise<Gathered<CertificateFacts>> {
  let raw: Socket;
  try {
    raw = await question.dial();
  } catch (error) {
    return {
      gathered: false,
      reason: `No connection: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
  const handshake = await shakeHands(raw, question);
  return handshake.gathered ? describe(handshake.value, question) : handshake;
}

interface Handshake {
  chain: X509Certificate[];
  trustError: string | null;
  stapledStatus: OcspStatus | null;
}

function shakeHands(raw: Socket, question: CertificateQuestion): Promise<Gathered<Handshake>> {
  const { promise, resolve } = Promise.withResolvers<Gathered<Handshake>>();
  const fail = (reason: string): void => resolve({ gathered: false, reason });
  const timer = setTimeout(() => fail("The TLS handshake was not finished in time"), question.timeoutMs);
  const socket = connect({
    socket: raw,
    servername: isIP(question.host) === 0 ? question.host : "",
    rejectUnauthorized: false,
    minVersion: "TLSv1",
    ciphers: EVERY_CIPHER,
    ca: [...rootCertificates, ...question.extraRoots],
    requestOCSP: true,
    // Names are judged apart from trust.
    checkServerIdentity: () => undefined,
  });
  let stapledStatus: OcspStatus | null = null;
  // Comes before the end of the handshake; empty where nothing is stapled.
  socket.once("OCSPResponse", (response: Buffer | null) => {
    stapledStatus = response === null ? null : ocspStatus(response);
  });
  socket.once("secureConnect", () => {
    const leaf = socket.getPeerX509Certificate();
    const error: unknown = socket.authorizationError;
    if (leaf === undefined) fail("The server sent no certificate");
    else
      resolve({
        gathered: true,
        value: {
          chain: issuersOf(leaf),
          trustError: socket.authorized ? null : String(error),
          stapledStatus,
        },
      });
  });
  socket.on("error", (error) => fail(`The TLS handshake failed: ${error.message}`));
  socket.once("close", () => fail("The server closed the connection during the TLS handshake"));
  return promise.finally(() => {
    clearTimeout(timer);
    socket.destroy();
    raw.destroy();
  });
}

/** The leaf and what OpenSSL found above it, at most ten. */
function issuersOf(leaf: X509Certificate): X509Certificate[] {
  const chain: X509Certificate[] = [];
  for (
    let next: X509Certificate | undefined = leaf;
    next !== undefined && chain.length < 10;
    next = next.issuerCertificate
  ) {
    chain.push(next);
  }
  return chain;
}

function describe(
  { chain, trustError, stapledStatus }: Handshake,
  question: CertificateQuestion,
): Gathered<CertificateFacts> {
  const sent =
    question.sentInTheOpen?.flatMap((der) => parse(der) ?? []) ?? chain.filter((cert) => !isRoot(cert));
  const [leaf] = chain;
  if (leaf === undefined) return { gathered: false, reason: "The server sent no certificate" };
  const intermediates = sent.filter(
    (cert) => cert.fingerprint256 !== leaf.fingerprint256 && !isSelfSigned(cert),
  );
  return {
    gathered: true,
    value: {
      ...identity(leaf),
      ...strength(leaf),
      selfSigned: isSelfSigned(leaf),
      chainLength: Math.max(1, sent.length),
      matchesHost: matches(leaf, question.host),
      trustError,
      rootStore: question.extraRoots.length === 0 ? ROOT_STORE : `${ROOT_STORE}, and by your own authorities`,
      stapledStatus,
      namesIssuerAddress: /^CA Issuers - URI:/m.test(leaf.infoAccess ?? ""),
      chainInOrder: question.sentInTheOpen === null ? null : inOrder(sent),
      intermediates: intermediates.map((cert) =>
        Object.assign({ subject: oneLine(cert.subject) }, strength(cert)),
      ),
    },
  };
}

function identity(leaf: X509Certificate) {
  return {
    subject: oneLine(leaf.subject),
    issuer: oneLine(leaf.issuer),
    subjectAltNames: leaf.subjectAltName === undefined ? [] : leaf.subjectAltName.split(", "),
    validFrom: leaf.validFromDate.toISOString(),
    validTo: leaf.validToDate.toISOString(),
  };
}

function strength(cert: X509Certificate) {
  const { asymmetricKeyType, asymmetricKeyDetails } = cert.publicKey;
  const curve = asymmetricKeyDetails?.namedCurve;
  return {
    keyType: asymmetricKeyType ?? "unknown",
    keyBits:
      asymmetricKeyDetails?.modulusLength ?? (curve === undefined ? null : (CURVE_BITS[curve] ?? null)),
    signatureAlgorithm: cert.signatureAlgorithm ?? "unknown",
  };
}

function inOrder(sent: readonly X509Certificate[]): boolean {
  return sent.every((cert, at) => {
    const next = sent[at + 1];
    return next === undefined || cert.checkIssued(next);
  });
}

function matches(leaf: X509Certificate, host: string): boolean {
  if (isIP(host) !== 0) return leaf.checkIP(host) !== undefined;
  return leaf.checkHost(host, { subject: "never" }) !== undefined;
}

function isSelfSigned(cert: X509Certificate): boolean {
  return cert.subject === cert.issuer && cert.verify(cert.publicKey);
}

// OpenSSL completes the chain from its own store; what it added the server did not send.
function isRoot(cert: X509Certificate): boolean {
  return cert.subject === cert.issuer && cert.ca;
}

function parse(der: Buffer): X509Certificate | null {
  try {
    return new X509Certificate(der);
  } catch {
    return null;
  }
}

function oneLine(name: string): string {
  return name.replaceAll("\n", ", ");
}
