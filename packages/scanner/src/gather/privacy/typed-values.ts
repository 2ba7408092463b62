import { createHash, randomBytes } from "node:crypto";

import type { TypedField, TypedValueSent } from "#evidence/privacy.ts";

/** A value that stands nowhere else, and the field it was typed into. */
export interface TypedValue {
  field: TypedField;
  text: string;
}

/** What a page tried to send while values were typed. */
export interface Attempt {
  url: string;
  body: string;
}

/** Shorter beginnings of a value stand in other texts by chance. */
const SHORTEST_PART = 7;

/** A made-up value that a field of this kind takes; no person has it. */
export function valueFor(field: TypedField): TypedValue {
  const mark = randomBytes(5).toString("hex");
  const texts: Record<TypedField["kind"], string> = {
    email: `p${mark}@example.com`,
    password: `P${mark}!x`,
    telephone: `555${BigInt(`0x${mark}`).toString().padStart(10, "1").slice(0, 8)}`,
    search: `q${mark}`,
    text: `t${mark}`,
  };
  return { field, text: texts[field.kind] };
}

/** Which of the values what a page tried to send held: as they are, encoded, hashed, cut short, or key by key. */
export function valuesSent(values: readonly TypedValue[], attempts: readonly Attempt[]): TypedValueSent[] {
  const whole = attempts.flatMap((attempt) => {
    const texts = readings(attempt);
    return values.flatMap((value): TypedValueSent[] => {
      const how = howHeld(value.text, texts);
      return how === null ? [] : [{ field: value.field, to: withoutQuery(attempt.url), how }];
    });
  });
  const byHost = Map.groupBy(attempts, ({ url }) => URL.parse(url)?.host ?? "");
  const inKeys = [...byHost.values()].flatMap((ofHost) => {
    const keys = ofHost.map(singleKeys).join("").toLowerCase();
    const [first] = ofHost;
    return values
      .filter(({ text }) => keys.includes(lettersOf(text)))
      .map(({ field }): TypedValueSent => ({ field, to: withoutQuery(first?.url ?? ""), how: "key by key" }));
  });
  const unique = new Map<string, TypedValueSent>();
  for (const sent of [...whole, ...inKeys]) {
    const key = `${sent.field.kind} ${sent.field.name} ${URL.parse(sent.to)?.host}`;
    if (!unique.has(key)) unique.set(key, sent);
  }
  return [...unique.values()];
}

/** The address and the body, each as sent and with its percent and Base64 encoding undone. */
function readings({ url, body }: Attempt): { plain: string; fromBase64: string } {
  const plain = [url, body].flatMap((text) => [text, percentDecoded(text)]).join("\n");
  const runs = plain.match(/[A-Za-z0-9+/_-]{10,}={0,2}/g) ?? [];
  const fromBase64 = runs.map((run) => Buffer.from(run, "base64").toString("latin1")).join("\n");
  return { plain, fromBase64 };
}

function howHeld(
  text: string,
  { plain, fromBase64 }: { plain: string; fromBase64: string },
): TypedValueSent["how"] | null {
  const part = text.slice(0, SHORTEST_PART);
  if (plain.includes(part)) return "as typed";
  if (fromBase64.includes(part)) return "in Base64";
  const lower = plain.toLowerCase();
  const hash = HASHES.find(([algorithm]) =>
    [text, text.toLowerCase()].some((form) => lower.includes(hashOf(form, algorithm))),
  );
  return hash?.[1] ?? null;
}

const HASHES = [
  ["md5", "as an MD5 hash"],
  ["sha1", "as a SHA-1 hash"],
  ["sha256", "as a SHA-256 hash"],
] as const;

function hashOf(text: string, algorithm: string): string {
  return createHash(algorithm).update(text).digest("hex");
}

/** Letters and digits that stand alone, as in `{"key":"a"}` or `KeyA`. */
function singleKeys({ url, body }: Attempt): string {
  const sent = [percentDecoded(new URL(url).search), body].join("\n");
  const keys = sent.matchAll(/(?<![\w.])(?:Key([A-Z])|Digit(\d)|([a-zA-Z\d]))(?![\w.])/g);
  return [...keys].map(([, letter, digit, other]) => letter ?? digit ?? other ?? "").join("");
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z\d]/g, "");
}

function withoutQuery(url: string): string {
  const address = URL.parse(url);
  return address === null ? url : address.origin + address.pathname;
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text.replaceAll(/%([0-7][\da-f])/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
  }
}
