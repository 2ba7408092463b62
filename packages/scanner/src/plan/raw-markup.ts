import { parse } from "parse5";
import type { DefaultTreeAdapterTypes } from "parse5";

import { mayTellContacts } from "#checks/privacy/reading/contact-events.ts";
import { mayKeepEmails } from "#checks/privacy/reading/emails-kept.ts";
import { mayHandOver } from "#checks/privacy/reading/handed-over.ts";
import { dataInScript, streamedData, streamedPart } from "#plan/data-in-script.ts";
import { peopleInAnswer, type PeopleInAnswer } from "#checks/privacy/reading/people-in-answers.ts";
import { peopleIn } from "#checks/privacy/reading/people-in-data.ts";
import { mayTellAnswers } from "#checks/privacy/reading/answer-events.ts";
import { mayTellPixels } from "#checks/privacy/reading/pixel-events.ts";
import { internalAddressesIn, internalHostsIn } from "#checks/security/reading/internal-hosts.ts";
import { mayOpenSocket } from "#checks/security/reading/open-sockets.ts";
import { privatePathsIn } from "#checks/security/reading/private-names.ts";
import { mayBeForeign } from "#checks/security/reading/scripts/may-be-foreign.ts";
import { mayStoreSecrets } from "#checks/security/reading/scripts/stored-secrets.ts";
import { mayStoreTokens } from "#checks/security/reading/scripts/stored-tokens.ts";
import { mayRunText } from "#checks/security/reading/scripts/text-as-code.ts";
import { tokensIn } from "#checks/security/reading/bearer-tokens.ts";
import { secretKeysInJson, secretKeysInScript } from "#checks/security/reading/secret-keys.ts";
import {
  notedPasswords,
  passwordsInJson,
  secretsIn,
  type SecretSeen,
} from "#checks/security/reading/secrets.ts";

type Node = DefaultTreeAdapterTypes.Node;

/** What a document says before any script has run, as most crawlers other than Google's read it. */
export interface RawMarkup {
  title: string | null;
  /** The first canonical address it names, made absolute. */
  canonical: string | null;
  /** Contents of its `robots` and `googlebot` meta elements, lower case. */
  robots: string[];
  /** Links with an address. */
  links: number;
  words: number;
  /** Words outside of headers, menus and footers, and headings anywhere; absent in older evidence. */
  own?: { words: number; headings: number };
  /** Images whose file only a script can find, without another one for those that run none; absent in older evidence. */
  imagesByScript?: number;
  /** Secrets in scripts that stand in the markup itself, shortened; absent in older evidence. */
  secrets?: SecretSeen[];
  /** People whose records stand in its scripts and data, see `peopleIn`; absent without any, and in older evidence. */
  people?: number;
  /** People whose records stand in its data in JSON, where most of them are; absent without any, and in older evidence. */
  dataPeople?: PeopleInAnswer;
  /** Secrets in comments, shortened, with passwords that are noted there; absent in older evidence. */
  commentSecrets?: SecretSeen[];
  /**
   * Scripts in the markup that speak of the page's address or of messages, tell ad networks something, run text, or may
   * store secrets: the first 40, each cut to 50,000 characters; absent in older evidence.
   */
  inlineScripts?: string[];
  /** Hosts of private networks in full addresses in its scripts, the first 20; absent in older evidence. */
  scriptHosts?: string[];
}

/** What is read of the markup, some of which is kept with the page itself. */
export interface ReadMarkup extends RawMarkup {
  imagesByScript: number;
  own: { words: number; headings: number };
  inlineScripts: string[];
  secrets: SecretSeen[];
  commentSecrets: SecretSeen[];
  commentPaths: string[];
  commentHosts: string[];
  scriptHosts: string[];
}

const MOST_NAMES = 20;
const MOST_SCRIPTS = 40;
const LONGEST_SCRIPT = 50_000;
/** Other types hold data. */
const SCRIPT_TYPE = /^\s*(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script\s*(?:;.*)?)?\s*$/i;

/** Elements whose text no visitor reads. */
const UNREAD = new Set(["script", "style", "noscript", "template", "title"]);
/** Elements of the site around what the page itself says. */
const AROUND = new Set(["header", "nav", "footer", "aside", "dialog"]);

/** Reads markup without running it; `base` makes its addresses absolute. */
export function readRawMarkup(html: string, base: string): ReadMarkup {
  const raw: ReadMarkup = {
    title: null,
    canonical: null,
    robots: [],
    links: 0,
    words: 0,
    own: { words: 0, headings: 0 },
    imagesByScript: 0,
    secrets: [],
    commentSecrets: [],
    commentPaths: [],
    commentHosts: [],
    scriptHosts: [],
    inlineScripts: [],
  };
  let streamed = "";
  const pending: { node: Node; isOwn: boolean }[] = [{ node: parse(html), isOwn: true }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { node } = next;
    const isOwn = next.isOwn && !("tagName" in node && AROUND.has(node.tagName));
    if ("tagName" in node) {
      readElement(node, base, raw);
      streamed += node.tagName === "script" ? streamedPart(textOf(node)) : "";
    }
    if (node.nodeName === "#comment" && "data" in node) readComment(node.data, raw);
    else if (node.nodeName === "#text" && "value" in node) {
      raw.words += wordsIn(node.value);
      raw.own.words += isOwn ? wordsIn(node.value) : 0;
    }
    if ("childNodes" in node && !("tagName" in node && UNREAD.has(node.tagName))) {
      pending.push(...node.childNodes.toReversed().map((child) => ({ node: child, isOwn })));
    }
  }
  readData(streamedData(streamed), raw);
  return { ...raw, imagesByScript: Math.max(0, raw.imagesByScript) };
}

/** Whether an image names its file in `data-src` or the like alone. */
function isByScript(
  { parentNode }: DefaultTreeAdapterTypes.Element,
  attributes: Map<string, string>,
): boolean {
  const isSent = (name: string) => !/^(?:data:.*|about:blank|#?)$/i.test(attributes.get(name)?.trim() ?? "");
  if (isSent("src") || isSent("srcset")) return false;
  if (parentNode !== null && "tagName" in parentNode && parentNode.tagName === "picture") return false;
  return [...attributes].some(
    ([name, value]) => /^data-(?:[\w-]*-)?src(?:set)?$/i.test(name) && value !== "",
  );
}

function readElement(element: DefaultTreeAdapterTypes.Element, base: string, raw: ReadMarkup): void {
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const href = attributes.get("href");
  if (element.tagName === "title") raw.title ??= textOf(element);
  if (element.tagName === "script") {
    const code = textOf(element);
    readScript(code, attributes.get("type") ?? "", raw);
    if (!attributes.has("src") && SCRIPT_TYPE.test(attributes.get("type") ?? "")) addScript(raw, code);
  }
  if (element.tagName === "img" && isByScript(element, attributes)) raw.imagesByScript += 1;
  if (element.tagName === "noscript" && /<img\b/i.test(textOf(element))) raw.imagesByScript -= 1;
  if (/^h[1-6]$/.test(element.tagName)) raw.own.headings += 1;
  if (element.tagName === "a" && href !== undefined) raw.links += 1;
  if (element.tagName === "meta" && /^(?:robots|googlebot)$/i.test(attributes.get("name")?.trim() ?? "")) {
    raw.robots.push((attributes.get("content") ?? "").toLowerCase());
  }
  const isCanonical =
    element.tagName === "link" &&
    attributes.get("rel")?.toLowerCase().split(/\s+/).includes("canonical") === true;
  if (isCanonical && href !== undefined && URL.canParse(href, base))
    raw.canonical ??= new URL(href, base).href;
}

function readComment(comment: string, raw: ReadMarkup): void {
  const { commentSecrets, commentPaths, commentHosts } = raw;
  addSecrets(commentSecrets, [...secretsIn(comment), ...tokensIn(comment), ...notedPasswords(comment)]);
  commentPaths.push(...privatePathsIn(comment).slice(0, MOST_NAMES - commentPaths.length));
  addNames(commentHosts, internalHostsIn(comment));
}

function addNames(known: string[], found: readonly string[]): void {
  const added = found.filter((name) => !known.includes(name));
  known.push(...added.slice(0, MOST_NAMES - known.length));
}

function addScript({ inlineScripts }: ReadMarkup, code: string): void {
  const isWanted = WANTED.some((may) => may(code));
  if (isWanted && inlineScripts.length < MOST_SCRIPTS) inlineScripts.push(code.slice(0, LONGEST_SCRIPT));
}

/** What scripts in the markup are kept for. */
const WANTED = [
  mayBeForeign,
  mayHandOver,
  mayTellPixels,
  mayTellAnswers,
  mayTellContacts,
  mayKeepEmails,
  mayStoreSecrets,
  mayStoreTokens,
  mayRunText,
  mayOpenSocket,
];

function readScript(code: string, type: string, raw: ReadMarkup): void {
  addSecrets(raw.secrets, [...secretsIn(code), ...tokensIn(code), ...secretKeysInScript(code)]);
  addNames(raw.scriptHosts, internalAddressesIn(code));
  const people = peopleIn(code);
  if (people > 0) raw.people = Math.max(raw.people ?? 0, people);
  // What search engines are told of people is public.
  if (!/ld\+json/i.test(type)) readData(dataInScript(code), raw);
}

function readData(texts: readonly string[], raw: ReadMarkup): void {
  for (const json of texts) {
    addSecrets(raw.secrets, [...passwordsInJson(json), ...secretKeysInJson(json)]);
    const people = peopleInAnswer(json);
    if (people !== null && people.people > (raw.dataPeople?.people ?? 0)) raw.dataPeople = people;
  }
}

/** Only what the report shows is kept of a secret. */
function addSecrets(known: SecretSeen[], found: readonly SecretSeen[]): void {
  const told = new Set(known.map(({ masked }) => masked));
  known.push(...found.filter(({ masked }) => !told.has(masked)));
}

function textOf(element: DefaultTreeAdapterTypes.Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
