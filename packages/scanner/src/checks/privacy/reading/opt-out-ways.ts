import { type ReadPage, readPages } from "#checks/privacy/reading/documents.ts";
import { policyLinksOf } from "#checks/privacy/reading/policy.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot, LinkRef } from "#evidence/document.ts";

/** Ways to ask for an opt-out that are no form on the page itself, in the order they are told. */
const OTHER_WAYS = ["sign in to an account", "write an email", "call", "send a letter"] as const;
export type OtherWay = (typeof OTHER_WAYS)[number];

const SIGN_IN_WORDS = /(?<!\p{L})(?:sign|log)[ -]?in(?:to)?(?!\p{L})|(?:to|in|your|an) account/iu;
const SIGN_IN_PATH =
  /(?:^|[/=])(?:account|customer|users?|my)?[/_-]?(?:log|sign)[-_]?in(?:[/?.]|$)|\/accounts?(?:\/|$)/i;
const ADDRESS = /[\w.+-]+@[\w-]+\.[\w.]+|(?:e-?mail|write to) us/i;
const NUMBER = /(?:call|toll[- ]?free|phone|dial)[^.]{0,40}\d{3}[\s)./-]*\d{3}/i;
const LETTER =
  /(?:by|via|in|send us a) (?:post|postal mail|mail|letter|writing)(?!\p{L})|mail (?:us|it|them|your (?:request|letter)|this form)/iu;

/**
 * The ways of a page to opt out where none of them is on the page itself; null where it has a form, a switch, a frame, a
 * button or a link that may be one, or names no way at all.
 */
export function onlyBesidesForms(read: ReadPage, evidence: Evidence): OtherWay[] | null {
  const others = readPages(evidence)
    .filter(({ page }) => page !== read.page)
    .map(({ document }) => document);
  const { document } = read;
  if (document.cut !== undefined && document.cut.length > 0) return null;
  if (document.buttons === undefined || hasOwnControl(document, others)) return null;
  const elsewhere = new Set(others.flatMap(({ links }) => links.map(({ href }) => href)));
  const policy = new Set(policyLinksOf(read).map(({ href }) => href));
  const own = document.links.filter(({ href }) => !elsewhere.has(href) && !policy.has(href));
  const signIn = document.links.filter(isSignIn);
  if (own.some((link) => !isSignIn(link) && !isContact(link))) return null;
  const { text } = document;
  const isNamed: Record<OtherWay, boolean> = {
    "sign in to an account":
      signIn.some((link) => own.includes(link)) || (signIn.length > 0 && SIGN_IN_WORDS.test(text)),
    "write an email": ADDRESS.test(text) || own.some(({ href }) => href?.startsWith("mailto:")),
    call: NUMBER.test(text),
    "send a letter": LETTER.test(text),
  };
  const ways = OTHER_WAYS.filter((way) => isNamed[way]);
  return ways.length === 0 ? null : ways;
}

/** Something to fill in, press or look into that other pages don't have, such as a newsletter form in a footer. */
function hasOwnControl(document: DocumentSnapshot, others: readonly DocumentSnapshot[]): boolean {
  const known = {
    forms: new Set(others.flatMap(({ forms }) => forms.map(({ component }) => component))),
    fields: new Set(others.flatMap(({ looseFields }) => looseFields.map(({ component }) => component))),
    buttons: new Set(others.flatMap(({ buttons = [] }) => buttons)),
  };
  return (
    document.iframes.length > 0 ||
    (document.scriptedLinks ?? []).length > 0 ||
    document.forms.some((form) => form.fields.length > 0 && !known.forms.has(form.component)) ||
    document.looseFields.some(({ component }) => !known.fields.has(component)) ||
    (document.buttons ?? []).some((name) => !known.buttons.has(name))
  );
}

function isSignIn({ href, text }: LinkRef): boolean {
  return SIGN_IN_WORDS.test(text) || SIGN_IN_PATH.test(URL.parse(href ?? "")?.pathname ?? "");
}

function isContact({ href }: LinkRef): boolean {
  return /^(?:mailto|tel):/i.test(href ?? "");
}
