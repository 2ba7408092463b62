import { createHash } from "node:crypto";

import { siteOf } from "#checks/privacy/reading/site-address.ts";
import type { NetworkRequest } from "#evidence/network.ts";

/** A value that names a person, seen in what a request carried. */
export interface PersonalValue {
  kind: "e-mail address" | "hash of an e-mail address" | "telephone number";
  where: "address" | "body" | "Referer header";
  /** With the middle left out, for a report. */
  masked: string;
  /** An address at the site's own domain is most often the company's, not a visitor's. */
  isOwnAddress: boolean;
}

/** Preceded by `//` it is the user part of an address, e.g. an error-tracking key. */
const EMAIL = /(?<!\/\/)\b[\w.+-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}\b/gi;
const FILE_ENDING = /\.(?:png|jpe?g|gif|webp|svg|avif|css|m?js|json|map|woff2?)$/i;
const PHONE_PARAMETER = /[?&](?:phone|tel|mobile|ph)=(\+?\d[\d\s().-]{7,})/i;

/** E-mail addresses, their usual hashes and telephone numbers in what a request sent. */
export function personalValues(
  request: Pick<NetworkRequest, "url" | "postData" | "requestHeaders">,
  context: { siteUrl: string; knownEmails: readonly string[] },
): PersonalValue[] {
  const referer = request.requestHeaders.find(([name]) => name === "referer")?.[1] ?? "";
  const carried = [
    { where: "address" as const, text: request.url },
    { where: "body" as const, text: request.postData ?? "" },
    { where: "Referer header" as const, text: referer },
  ];
  return carried.flatMap(({ where, text }) => {
    const plain = decoded(text);
    const emails = emailsIn(`${plain} ${packedIn(plain)}`).map((email) =>
      described(email, where, context.siteUrl),
    );
    const hashes = hashesIn(plain, context.knownEmails).map((masked): PersonalValue => {
      return { kind: "hash of an e-mail address", where, masked, isOwnAddress: false };
    });
    const phones = phonesIn(plain).map((masked): PersonalValue => {
      return { kind: "telephone number", where, masked, isOwnAddress: false };
    });
    return emails.concat(hashes, phones);
  });
}

function described(email: string, where: PersonalValue["where"], siteUrl: string): PersonalValue {
  const domain = email.split("@")[1] ?? "";
  const isOwnAddress = siteOf(`https://${domain}/`) === siteOf(siteUrl);
  return { kind: "e-mail address", where, masked: mask(email), isOwnAddress };
}

/** E-mail addresses in a text; file names such as `logo@2x.png` are not. */
export function emailsIn(text: string): string[] {
  return (text.match(EMAIL) ?? []).filter((found) => !FILE_ENDING.test(found));
}

function hashesIn(text: string, emails: readonly string[]): string[] {
  const lower = text.toLowerCase();
  return emails.flatMap((email) =>
    ["md5", "sha1", "sha256"]
      .filter((algorithm) => lower.includes(hashOf(email, algorithm)))
      .map((algorithm) => `${algorithm} of ${mask(email)}`),
  );
}

function hashOf(email: string, algorithm: string): string {
  return createHash(algorithm).update(email.trim().toLowerCase()).digest("hex");
}

function phonesIn(text: string): string[] {
  const number = PHONE_PARAMETER.exec(text)?.[1];
  return number === undefined ? [] : [mask(number)];
}

function mask(value: string): string {
  const [user = "", domain] = value.split("@");
  if (domain === undefined) return `${value.slice(0, 3)}…${value.slice(-2)}`;
  return `${user.slice(0, 1)}…@${domain}`;
}

/** An address in an address is encoded once more for each that carries it. */
const MOST_ENCODED = 3;
const ENCODED = /(?:%[\da-f]{2})+/gi;
/** Sixteen letters hold eleven: `a@mail.info`. */
const PACKED = /[\w+/-]{16,2000}={0,2}/g;
const READABLE = /^[\x20-\x7e]+$/;

/** Percent-encoding undone as far as it is well formed, and as often as it was done. */
export function decoded(text: string, left = MOST_ENCODED): string {
  const plain = text.replaceAll(ENCODED, decodedOrAsIs);
  return left === 1 || plain === text ? plain : decoded(plain, left - 1);
}

function decodedOrAsIs(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded.replaceAll("%40", "@");
  }
}

/** What stands in a text packed as base64, which hides nothing; most letters of other values are no text unpacked. */
export function packedIn(text: string): string {
  return (text.match(PACKED) ?? [])
    .map((packed) => decoded(Buffer.from(packed, "base64").toString("latin1")))
    .filter((unpacked) => READABLE.test(unpacked))
    .join(" ");
}
