import { readdirSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import type { ObservatoryInput } from "@plumbline/scanner/observatory-verdicts";

/** One question the Observatory's own tests put to one of its analyzers, and its answer. */
export interface Recorded {
  analyzer: string;
  test: string;
  input: ObservatoryInput;
  result: string;
  pass: boolean;
}

type Headers = Record<string, string | string[]>;

interface Response {
  headers: Headers;
  request?: { headers: Headers };
  /** Whether its certificate was. */
  verified?: boolean;
  /** Headers in meta elements. */
  httpEquiv?: Map<string, string[]>;
}

/** The parts of the Observatory's `Requests` its analyzers read. */
interface Requests {
  session: { url: URL; jar: { serializeSync(): { cookies: object[] } } } | null;
  resources: { path?: string };
  responses: Record<"auto" | "cors" | "https", Response | null> & {
    httpRedirects: { url: URL; status: number }[];
  };
}

const ANALYZER = /\/src\/analyzer\/tests\/([\w-]+)\.js$/;
const OTHERS = /apiv2|database|retriever|scanner|grader|utils|parser/;

/** Runs the analyzers' tests of the package in this folder and hands over every call they make. */
export async function recordAnalyzers(packageFolder: string): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  let test = "";
  const note = (analyzer: string, requests: Requests, output: { result: string; pass: boolean }) => {
    const { result, pass } = output;
    recorded.push({ analyzer, test, input: inputOf(requests), result, pass });
  };
  // Its preload list is fetched when it is installed; ours is not asked here.
  writeFileSync(join(packageFolder, "conf/hsts-preload.json"), "{}");
  const hooks = registerHooks({ load: wrapAnalyzers });
  const cases = testCases();
  Object.assign(globalThis, { noteAnalysis: note, ...cases.words });
  const before = process.cwd();
  process.chdir(packageFolder);
  try {
    for (const file of readdirSync("test").filter(
      (name) => name.endsWith(".test.js") && !OTHERS.test(name),
    )) {
      await import(pathToFileURL(join(packageFolder, "test", file)).href);
    }
    for (const { name, run } of cases.all) {
      test = name;
      // Whether its own expectation holds is its business: what was asked has been noted.
      await run().catch(() => undefined);
    }
  } finally {
    process.chdir(before);
    hooks.deregister();
  }
  return recorded;
}

type LoadHook = NonNullable<Parameters<typeof registerHooks>[0]["load"]>;

/** Has each analyzer tell what it was asked and what it answered. */
function wrapAnalyzers(...[url, context, next]: Parameters<LoadHook>): ReturnType<typeof next> {
  const loaded = next(url, context);
  const analyzer = ANALYZER.exec(url)?.[1];
  if (analyzer === undefined) return loaded;
  const source = textOf(loaded.source).replace(
    /export function (\w+Test)\(/,
    (_, name: string) => `export function ${name}(...asked) {
  const output = analyze(...asked);
  globalThis.noteAnalysis(${JSON.stringify(analyzer)}, asked[0], output);
  return output;
}
function analyze(`,
  );
  return { ...loaded, source };
}

function textOf(source: ReturnType<LoadHook>["source"]): string {
  return typeof source === "string" ? source : new TextDecoder().decode(source);
}

/** The words its tests are written in. */
function testCases() {
  const all: { name: string; run: () => Promise<void> }[] = [];
  const setUps: (() => unknown)[][] = [[]];
  const words = {
    describe(_name: string, define: () => void) {
      setUps.push([]);
      define();
      setUps.pop();
    },
    beforeEach: (prepare: () => unknown) => void setUps.at(-1)?.push(prepare),
    it(name: string, body: () => unknown) {
      const prepare = setUps.flat();
      const run = async (): Promise<void> => {
        for (const step of prepare) await step();
        await body();
      };
      all.push({ name, run });
    },
  };
  return { all, words };
}

function inputOf({ session, resources, responses }: Requests): ObservatoryInput {
  const own = responses.auto ?? responses.https;
  const origin = responses.cors?.request?.headers["origin"];
  return {
    url: session?.url.href ?? "https://mozilla.org/",
    headers: [...listed(own?.headers), ...listed(responses.https?.headers).filter(isHsts)],
    corsHeaders: [
      ...listed(responses.cors?.headers),
      ...(typeof origin === "string" ? [["x-sent-origin", origin] as const] : []),
    ],
    html: `${resources.path ?? ""}${metasOf(own)}`,
    cookies: (session?.jar.serializeSync().cookies ?? []).map((cookie) => asSetCookie({ ...cookie })),
    hops: responses.httpRedirects.map(({ url, status }) => ({ url: url.href, status })),
    https: encryptionOf(responses.https),
  };
}

function encryptionOf(https: Response | null): ObservatoryInput["https"] {
  if (https === null) return "none";
  return https.verified === false ? "untrusted" : "trusted";
}

/** Some tests set the meta elements' content without the page around it. */
function metasOf(response: Response | null): string {
  const entries = [...(response?.httpEquiv ?? [])].flatMap(([name, values]) =>
    values.map((value) => ({ name, content: value.replaceAll('"', "&quot;") })),
  );
  const metas = entries.flatMap(({ name, content }) => [
    `<meta http-equiv="${name}" content="${content}">`,
    ...(name.toLowerCase() === "referrer-policy" ? [`<meta name="referrer" content="${content}">`] : []),
  ]);
  return metas.join("");
}

function isHsts([name]: readonly [string, string]): boolean {
  return name === "strict-transport-security";
}

function listed(headers: Headers | undefined): [string, string][] {
  return Object.entries({ ...headers }).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name.toLowerCase(), one]),
  );
}

interface Cookie {
  key?: string;
  value?: string;
  secure?: boolean;
  httpOnly?: boolean;
  sameSite?: string;
}

function asSetCookie({ key = "", value = "", secure, httpOnly, sameSite }: Cookie): string {
  const flags = [secure === true ? "Secure" : "", httpOnly === true ? "HttpOnly" : ""].filter(Boolean);
  const site = sameSite === undefined ? [] : [`SameSite=${sameSite}`];
  return [`${key}=${value}`, "Path=/", ...flags, ...site].join("; ");
}
