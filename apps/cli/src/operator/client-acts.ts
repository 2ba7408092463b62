import { eraseClient, type ErasedClient } from "@plumbline/core/clients/erase-client";
import type { FoundClient } from "@plumbline/core/clients/find-client";
import { type ClientDetails, readClient } from "@plumbline/core/clients/read-client";
import { resumeClient, suspendClient } from "@plumbline/core/clients/suspend-client";
import type { Law } from "@plumbline/contract/laws";
import { forbidFileProbe, permitFileProbe } from "@plumbline/core/organizations/permit-file-probe";
import { setLaws } from "@plumbline/core/organizations/set-laws";
import { moveTimeZone } from "@plumbline/core/organizations/set-time-zone";
import { contextFor, type OrganizationContext } from "@plumbline/core/platform/context";

import { InputError } from "../exit.ts";
import { requireClient } from "./require-client.ts";
import { withServices } from "./with-services.ts";

async function forClient<T>(
  term: string,
  act: (context: OrganizationContext, client: FoundClient) => Promise<T>,
): Promise<T> {
  return withServices(async (services) => {
    const client = await requireClient(services, term);
    return act(contextFor(services, client.organizationId, { kind: "operator" }), client);
  });
}

/** The client with its people and what there is of it. */
export async function showClient(term: string): Promise<ClientDetails> {
  return forClient(term, async (context, { name }) => {
    const client = await readClient(context);
    if (client === null) throw new InputError(`${name} has just been erased.`);
    return client;
  });
}

export interface SuspensionChange extends FoundClient {
  isSuspended: boolean;
  /** False when it was so already. */
  hasChanged: boolean;
}

/** Suspends a client for a reason, or ends its suspension where there is none. */
export async function changeSuspension(term: string, reason: string | null): Promise<SuspensionChange> {
  return forClient(term, async (context, client) => {
    const hasChanged = await (reason === null ? resumeClient(context) : suspendClient(context, reason));
    return { ...client, isSuspended: reason !== null, hasChanged };
  });
}

/** Says the client's current state. */
export function suspensionText({ name, isSuspended, hasChanged }: SuspensionChange): string {
  if (!hasChanged)
    return `${name} was ${isSuspended ? "already suspended" : "not suspended"}. Nothing has changed.\n`;
  return isSuspended ? `${name} is now suspended.\n` : `${name} is no longer suspended.\n`;
}

export interface LawsChange extends FoundClient {
  laws: readonly Law[];
  /** False when they were these already. */
  hasChanged: boolean;
}

/** Sets the laws a client's website is judged by. */
export async function changeLaws(term: string, laws: readonly Law[]): Promise<LawsChange> {
  return forClient(term, async (context, client) => {
    return { ...client, laws, hasChanged: await setLaws(context, laws) };
  });
}

export interface TimeZoneChange extends FoundClient {
  timeZone: string;
  /** False when it was this one already. */
  hasChanged: boolean;
}

/** Has a client's days counted and its times said in another zone. */
export async function changeTimeZone(term: string, timeZone: string): Promise<TimeZoneChange> {
  return forClient(term, async (context, client) => {
    return { ...client, timeZone, hasChanged: await moveTimeZone(context, timeZone) };
  });
}

/** Says in which zone a client is told times now. */
export function timeZoneText({ name, timeZone, hasChanged }: TimeZoneChange): string {
  const since = hasChanged ? "is now" : "was already";
  return `The time zone of ${name} ${since} ${timeZone}.\n`;
}

export interface FileProbeChange extends FoundClient {
  /** What the owner has to publish; null when private files are no longer asked for. */
  ownershipToken: string | null;
  /** False when it was so already. */
  hasChanged: boolean;
}

/** Has a client's website be asked for private files once its owner has proven to be one, or no longer. */
export async function changeFileProbe(term: string, isWished: boolean): Promise<FileProbeChange> {
  return forClient(term, async (context, client) => {
    if (!isWished) return { ...client, ownershipToken: null, hasChanged: await forbidFileProbe(context) };
    const { token, isNew } = await permitFileProbe(context);
    return { ...client, ownershipToken: token, hasChanged: isNew };
  });
}

/**
 * Erases a client whose name was repeated.
 *
 * @throws InputError where it was not
 */
export async function eraseConfirmed(
  term: string,
  confirmation: string | undefined,
): Promise<FoundClient & ErasedClient> {
  return forClient(term, async (context, client) => {
    if (confirmation?.trim() !== client.name) {
      throw new InputError(
        `This erases ${client.name} permanently. To continue, repeat its name: --confirm ${JSON.stringify(client.name)}`,
      );
    }
    return { ...client, ...(await eraseClient(context)) };
  });
}

/** Says what was erased, and what is left to keep. */
export function erasedText({ name, keptInvoices }: FoundClient & ErasedClient): string {
  const kept = keptInvoices === 1 ? "Its invoice stays" : `Its ${keptInvoices} invoices stay`;
  return `${name} has been erased.\n${keptInvoices === 0 ? "" : `${kept}, as billing law requires.\n`}`;
}
