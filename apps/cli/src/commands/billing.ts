import { Command } from "commander";

import { InputError } from "../exit.ts";
import { answer, type AnswerOptions } from "#operator/answer.ts";
import { parseMoment } from "#operator/parse.ts";

async function refunds(options: AnswerOptions): Promise<void> {
  const { readRefunds, refundTable } = await import("#operator/billing-acts.ts");
  const proposals = await readRefunds();
  await answer(options, proposals, refundTable(proposals));
}

interface RefundOptions extends AnswerOptions {
  decline: boolean;
}

async function refund(id: string, options: RefundOptions): Promise<void> {
  const { settleRefund, refundText } = await import("#operator/billing-acts.ts");
  const decided = await settleRefund(id, !options.decline);
  await answer(options, decided, refundText(decided));
}

interface ReplayOptions extends AnswerOptions {
  since?: string;
  event?: string;
}

async function replayEvents(options: ReplayOptions): Promise<void> {
  const { since, event } = options;
  if ((since === undefined) === (event === undefined)) throw new InputError("Give --since or --event.");
  const { replay } = await import("#operator/billing-acts.ts");
  const replayed = await replay(
    event === undefined ? { since: parseMoment(since ?? "") } : { eventId: event },
  );
  await answer(options, replayed, `Events being processed again: ${replayed.events}.\n`);
}

async function reconcileOne(term: string, options: AnswerOptions): Promise<void> {
  const { reconcile, reconciledText } = await import("#operator/billing-acts.ts");
  const reconciled = await reconcile(term);
  await answer(options, reconciled, reconciledText(reconciled));
}

function withJson(command: Command): Command {
  return command.option("--json", "print JSON", false);
}

/** `plumbline billing`: what of payments needs the operator. */
export function billingCommand(): Command {
  const billing = new Command("billing").description(
    "Decide refunds, replay events, compare with the provider.",
  );
  withJson(billing.command("refunds"))
    .description("List refunds that are waiting for a decision.")
    .action(refunds);
  withJson(billing.command("refund <id>"))
    .description("Refund a payment that waits for your decision, such as one that was made twice.")
    .option("--decline", "don't refund it, and email the client that you don't", false)
    .action(refund);
  withJson(billing.command("reconcile <client>"))
    .description("Read a client's account back from the payment provider and correct what doesn't match.")
    .action(reconcileOne);
  withJson(billing.command("replay"))
    .description("Process stored events of the payment provider again.")
    .option("--since <moment>", "those received since then, e.g. 2026-11-30T02:00Z")
    .option("--event <id>", "only the one with this ID at the provider")
    .action(replayEvents);
  return billing;
}
