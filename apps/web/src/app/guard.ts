import { replace, type MiddlewareFunction } from "react-router";

import { followLink } from "#session/follow-link.ts";
import { linkedOrganization } from "#session/linked-organization.ts";
import { rememberReturnAddress } from "#session/return-address.ts";
import { currentSession, knownUser } from "#session/session.ts";
import { isBackFromPayment } from "#sign-in/back-from-payment.ts";
import { isPaymentKnown } from "#sign-in/known-payment.ts";
import { toast } from "#ui/toast.ts";

/** Sends whoever is not logged in to the login, in place of the address they asked for, and remembers that address. */
export const requireSession: MiddlewareFunction = ({ request }) => {
  if (currentSession().status === "signed-out") throw toLogin(askedPath(request));
};

/** Takes the reader of a mail to the organization its link is about. */
export const enterLinkedOrganization: MiddlewareFunction = async ({ request }) => {
  const path = askedPath(request);
  if (linkedOrganization(path).place === path) return;
  const user = await knownUser();
  throw user === null ? toLogin(path) : replace(await followLink(path, user));
};

function toLogin(path: string): Response {
  if (path !== "/") rememberReturnAddress(path);
  return replace("/login");
}

/** A request names no section of a page; the address the browser was opened with does. */
function askedPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  const isOpened = pathname === globalThis.location.pathname;
  return pathname + search + (isOpened ? globalThis.location.hash : "");
}

/** Someone who is logged in already has no use for the login, but is told of a payment all the same. */
export const requireNoSession: MiddlewareFunction = ({ request }) => {
  if (currentSession().status === "signed-out") return;
  if (isBackFromPayment(new URL(request.url).search)) void tellOfPayment();
  throw replace("/");
};

/** The link of an older invite has its token in the path, which servers on the way may log: it goes at once. */
export const takeTokenOutOfPath: MiddlewareFunction = ({ params }) => {
  if (params["token"] !== undefined) throw replace(`/accept-invite#${params["token"]}`);
};

async function tellOfPayment(): Promise<void> {
  if (await isPaymentKnown(new AbortController().signal)) toast.success("Payment received");
}
