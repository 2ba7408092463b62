import { DEFAULT_TIME_ZONE } from "@plumbline/contract/time-zones";
import { Command } from "commander";

import { InputError } from "../exit.ts";
import { answer, type AnswerOptions } from "#operator/answer.ts";
import { parseLaws } from "#scan/options.ts";
import { parseDays, parseDollars, parseEmail, parseName, parseTimeZone } from "#operator/parse.ts";

const DEFAULT_PRICE = "497";
const DEFAULT_DAYS = "30";
const LAWS_OPTION = "privacy laws that apply: US, CA (California), EU, KIDS";

interface AddOptions extends AnswerOptions {
  name: string;
  website: string;
  email: string;
  ownerName: string;
  price: string;
  linkDays: string;
  laws: string;
  timeZone: string;
  payment: boolean;
}

async function add(options: AddOptions): Promise<void> {
  const wanted = {
    name: parseName(options.name),
    website: options.website,
    owner: { name: parseName(options.ownerName), email: parseEmail(options.email) },
    timeZone: parseTimeZone(options.timeZone),
    laws: parseLaws(options.laws),
    payment: options.payment
      ? { priceCents: parseDollars(options.price), days: parseDays(options.linkDays) }
      : null,
  };
  const { addClient, addedText } = await import("#operator/add-client.ts");
  const added = await addClient(wanted);
  await answer(options, added, addedText(added));
}

async function list(options: AnswerOptions): Promise<void> {
  const [{ listClients }, { withServices }, { clientTable }] = await Promise.all([
    import("@plumbline/core/clients/list-clients"),
    import("#operator/with-services.ts"),
    import("#operator/client-text.ts"),
  ]);
  const clients = await withServices((services) => listClients(services));
  await answer(options, clients, clientTable(clients));
}

async function show(term: string, options: AnswerOptions): Promise<void> {
  const [{ showClient }, { clientSheet }] = await Promise.all([
    import("#operator/client-acts.ts"),
    import("#operator/client-text.ts"),
  ]);
  const client = await showClient(term);
  await answer(options, client, clientSheet(client));
}

async function laws(term: string, list: string, options: AnswerOptions): Promise<void> {
  const wanted = parseLaws(list);
  const [{ changeLaws }, { lawsText }] = await Promise.all([
    import("#operator/client-acts.ts"),
    import("#operator/client-text.ts"),
  ]);
  const change = await changeLaws(term, wanted);
  await answer(options, change, lawsText(change));
}

async function timeZone(term: string, zone: string, options: AnswerOptions): Promise<void> {
  const wanted = parseTimeZone(zone);
  const { changeTimeZone, timeZoneText } = await import("#operator/client-acts.ts");
  const change = await changeTimeZone(term, wanted);
  await answer(options, change, timeZoneText(change));
}

interface PrivateFilesOptions extends AnswerOptions {
  end: boolean;
}

async function privateFiles(term: string, options: PrivateFilesOptions): Promise<void> {
  const [{ changeFileProbe }, { fileProbeText }] = await Promise.all([
    import("#operator/client-acts.ts"),
    import("#operator/client-text.ts"),
  ]);
  const change = await changeFileProbe(term, !options.end);
  await answer(options, change, fileProbeText(change));
}

interface SuspendOptions extends AnswerOptions {
  reason?: string;
  end: boolean;
}

async function suspend(term: string, options: SuspendOptions): Promise<void> {
  const { reason, end } = options;
  if (end === (reason !== undefined)) throw new InputError("Give a --reason, or --end to resume scanning.");
  const { changeSuspension, suspensionText } = await import("#operator/client-acts.ts");
  const change = await changeSuspension(term, reason ?? null);
  await answer(options, change, suspensionText(change));
}

interface EraseOptions extends AnswerOptions {
  confirm?: string;
}

async function erase(term: string, options: EraseOptions): Promise<void> {
  const { eraseConfirmed, erasedText } = await import("#operator/client-acts.ts");
  const erased = await eraseConfirmed(term, options.confirm);
  await answer(options, erased, erasedText(erased));
}

function withJson(command: Command): Command {
  return command.option("--json", "print JSON", false);
}

/** `plumbline client`: the operator's view of those the service works for. */
export function clientCommand(): Command {
  const client = new Command("client").description("Add, list, show, set up, suspend or erase clients.");
  withJson(client.command("add"))
    .description("Create a client. Its owner gets an email with a temporary password and a payment link.")
    .requiredOption("--name <name>", "name of the organization")
    .requiredOption("--website <address>", "where its scans start; https:// is assumed")
    .requiredOption("--email <address>", "email address of the owner")
    .requiredOption("--owner-name <name>", "name of the owner")
    .option("--laws <list>", LAWS_OPTION, "US")
    .option("--time-zone <zone>", "time zone for its days and times", DEFAULT_TIME_ZONE)
    .option("--price <dollars>", "monthly price in U.S. dollars", DEFAULT_PRICE)
    .option("--link-days <days>", "days until the payment link expires", DEFAULT_DAYS)
    .option("--no-payment", "no payment needed: activate the subscription and queue the first scan")
    .action(add);
  withJson(client.command("list")).description("List all clients.").action(list);
  withJson(client.command("show <client>"))
    .description("Show a client, its people, and its scans and issues.")
    .action(show);
  withJson(client.command("laws <client> <list>")).description(`Set the ${LAWS_OPTION}.`).action(laws);
  withJson(client.command("time-zone <client> <zone>"))
    .description("Set the zone in which a client's days are counted and its times are said.")
    .action(timeZone);
  withJson(client.command("private-files <client>"))
    .description(
      "If the owner asks for it, look for files that must not be public. Prints the proof of ownership it needs.",
    )
    .option("--end", "stop looking", false)
    .action(privateFiles);
  withJson(client.command("suspend <client>"))
    .description("Pause scanning for a client, e.g. after a breach of the terms, or resume it.")
    .option("--reason <words>", "why, in words for the client, who is told")
    .option("--end", "end the suspension", false)
    .action(suspend);
  withJson(client.command("erase <client>"))
    .description("Permanently erase a client with its people, scans, reports and files.")
    .option("--confirm <name>", "the client's name, to confirm that it is the right one")
    .action(erase);
  return client.addHelpText(
    "after",
    `
<client> is an id, a member's email address, the client's name or its website's host.

Examples:
  plumbline client add --name "Harbor Bakery" --website harbor-bakery.com --email alice@harbor-bakery.com --owner-name "Alice Archer"
  plumbline client list --json
  plumbline client laws harbor-bakery.com us,eu
  plumbline client time-zone harbor-bakery.com America/Chicago
  plumbline client private-files harbor-bakery.com
  plumbline client suspend harbor-bakery.com --reason "The website belongs to someone else."
  plumbline client erase harbor-bakery.com --confirm "Harbor Bakery"`,
  );
}
