/**
 * Our TLS probe beside testssl.sh on local OpenSSL and GnuTLS servers: agreement item by item, and time. Needs
 * testssl.sh 3.0 (Debian: apt-get install testssl.sh), openssl and gnutls-serv.
 * Usage: npm run bench:tls [-- <part of a server's name>]
 */
import { compareWithTestssl, hasTestssl, type TlsComparison } from "@plumbline/scanner/tls-comparison";

import "../setup/closed-pipes.ts";

if (hasTestssl()) {
  const all: TlsComparison[] = [];
  for await (const comparison of compareWithTestssl(process.argv[2])) {
    const seconds = `${comparison.ourSeconds.toFixed(1)} s, testssl.sh ${comparison.theirSeconds.toFixed(0)} s`;
    console.error(`${comparison.profile}: ${differencesOf(comparison).length} differences; ours ${seconds}`);
    all.push(comparison);
  }
  report(all);
} else {
  console.log("testssl.sh is not installed; nothing was compared.");
}

function report(all: readonly TlsComparison[]): void {
  const names = new Set(all.flatMap(({ items }) => items.map(({ name }) => name)));
  for (const name of names) printItem(name, all);
  const answered = all.flatMap(({ items }) => items).filter(({ theirs }) => theirs !== null);
  const agreed = answered.filter(({ ours, theirs }) => ours === theirs).length;
  const ourSeconds = sum(all.map((comparison) => comparison.ourSeconds));
  const theirSeconds = sum(all.map((comparison) => comparison.theirSeconds));
  console.log(`
${all.length} servers, ${agreed} of ${answered.length} answers agree
ours ${ourSeconds.toFixed(1)} s, testssl.sh ${theirSeconds.toFixed(0)} s: ${(theirSeconds / ourSeconds).toFixed(0)} times as long`);
  process.exitCode = agreed === answered.length ? 0 : 1;
}

function differencesOf({ items }: TlsComparison): TlsComparison["items"] {
  return items.filter(({ ours, theirs }) => theirs !== null && ours !== theirs);
}

function printItem(name: string, all: readonly TlsComparison[]): void {
  const answers = all.flatMap(({ profile, items }) =>
    items.filter((item) => item.name === name && item.theirs !== null).map((item) => ({ profile, ...item })),
  );
  const different = answers.filter(({ ours, theirs }) => ours !== theirs);
  console.log(`${name.padEnd(20)} ${answers.length - different.length} of ${answers.length} agree`);
  for (const { profile, ours, theirs } of different) {
    console.log(`  ${profile}: ours ${ours}, testssl.sh ${theirs}`);
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
