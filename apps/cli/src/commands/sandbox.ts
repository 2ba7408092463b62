import type { TestCard } from "@plumbline/core/platform/payments/sandbox/test-cards";
import { Command } from "commander";

import { InputError } from "../exit.ts";
import { answer, type AnswerOptions } from "#operator/answer.ts";
import { parseSpan } from "#operator/parse.ts";
import type * as acts from "#operator/sandbox-acts.ts";

type Acts = typeof acts;

async function happen(options: AnswerOptions, act: (acts: Acts) => ReturnType<Acts["clock"]>): Promise<void> {
  const { text, data } = await act(await import("#operator/sandbox-acts.ts"));
  await answer(options, data, text);
}

const CARDS: readonly TestCard[] = ["accepted", "declined", "authentication", "fails-later", "expires"];

function parseCard(name: string): TestCard {
  const card = CARDS.find((it) => it === name);
  if (card === undefined)
    throw new InputError(`"${name}" is not a test card. Use one of: ${CARDS.join(", ")}.`);
  return card;
}

interface CloseOptions extends AnswerOptions {
  won: boolean;
  lost: boolean;
}

function parseOutcome({ won, lost }: CloseOptions): "won" | "lost" {
  if (won === lost) throw new InputError("Say how the bank decides: --won or --lost.");
  return won ? "won" : "lost";
}

interface DeliverOptions extends AnswerOptions {
  twice: boolean;
  reversed: boolean;
}

function withJson(command: Command): Command {
  return command.option("--json", "print JSON", false);
}

/** `plumbline sandbox`: lets happen in the sandbox what a real provider, a bank or time would. */
export function sandboxCommand(): Command {
  const sandbox = new Command("sandbox").description(
    "Walk through a subscription's life with test cards: time, renewals, failures, disputes, refunds, events.",
  );
  withJson(sandbox.command("clock [span]"))
    .description("Tell the service's time, or move it ahead by a span such as 3d, 12h or 90m.")
    .action((span: string | undefined, options: AnswerOptions) => {
      const seconds = span === undefined ? 0 : parseSpan(span);
      return happen(options, (acts) => acts.clock(seconds));
    });
  withJson(sandbox.command("show <client>"))
    .description("Show a client as the sandbox knows it: card, subscriptions, invoices, disputes.")
    .action((term: string, options: AnswerOptions) => happen(options, (acts) => acts.view(term)));
  withJson(sandbox.command("renew <client>"))
    .description("End the client's period now and charge the next one.")
    .action((term: string, options: AnswerOptions) => happen(options, (acts) => acts.renewal(term)));
  withJson(sandbox.command("fail-next <client>"))
    .description("Have the next charge of the client's card declined.")
    .action((term: string, options: AnswerOptions) => happen(options, (acts) => acts.failure(term)));
  withJson(sandbox.command("card <client> <card>"))
    .description(`Put another test card on file: ${CARDS.join(", ")}.`)
    .action((term: string, name: string, options: AnswerOptions) => {
      const kind = parseCard(name);
      return happen(options, (acts) => acts.card(term, kind));
    });
  withJson(sandbox.command("dispute <client>"))
    .description("Have the client's bank dispute the newest payment.")
    .action((term: string, options: AnswerOptions) => happen(options, (acts) => acts.dispute(term)));
  withJson(sandbox.command("close-dispute <client>"))
    .description("Have the bank decide the client's dispute.")
    .option("--won", "you keep the payment", false)
    .option("--lost", "the bank takes the payment back", false)
    .action((term: string, options: CloseOptions) => {
      const outcome = parseOutcome(options);
      return happen(options, (acts) => acts.decision(term, outcome));
    });
  withJson(sandbox.command("refund <client>"))
    .description("Refund the newest payment, as if by hand at the provider.")
    .action((term: string, options: AnswerOptions) => happen(options, (acts) => acts.refund(term)));
  return addEvents(sandbox);
}

function addEvents(sandbox: Command): Command {
  withJson(sandbox.command("hold-events"))
    .description("Hold events until you have them delivered.")
    .option("--end", "deliver events as they come, as before", false)
    .action((options: AnswerOptions & { end: boolean }) =>
      happen(options, (acts) => acts.holding(!options.end)),
    );
  withJson(sandbox.command("deliver"))
    .description("Deliver the events that are held.")
    .option("--twice", "each of them twice", false)
    .option("--reversed", "the newest first", false)
    .action(({ twice, reversed, ...options }: DeliverOptions) =>
      happen(options, (acts) => acts.delivery({ isTwice: twice, isReversed: reversed })),
    );
  return sandbox.addHelpText(
    "after",
    `
A year in a few minutes, beside a running "plumbline demo":
  plumbline client add --name "Corner Clinic" --website corner-clinic.com --email nora@corner-clinic.com --owner-name "Nora North"
  (pay on the page it prints with a test card)
  plumbline sandbox clock 30d
  plumbline sandbox fail-next "Corner Clinic"
  plumbline sandbox renew "Corner Clinic"
  plumbline sandbox card "Corner Clinic" accepted
  plumbline sandbox dispute "Corner Clinic"
  plumbline sandbox close-dispute "Corner Clinic" --won
  plumbline sandbox show "Corner Clinic"`,
  );
}
