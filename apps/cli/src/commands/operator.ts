import { Command } from "commander";

import { answer, type AnswerOptions } from "#operator/answer.ts";
import { parseEmail, parseName } from "#operator/parse.ts";

interface AddOptions extends AnswerOptions {
  email: string;
  name: string;
}

async function add(options: AddOptions): Promise<void> {
  const person = { name: parseName(options.name), email: parseEmail(options.email) };
  const { accessText, admitOperator } = await import("#operator/operator-acts.ts");
  const access = await admitOperator(person);
  await answer(options, access, accessText(access));
}

async function list(options: AnswerOptions): Promise<void> {
  const { operatorTable, readOperators } = await import("#operator/operator-acts.ts");
  const operators = await readOperators();
  await answer(options, operators, operatorTable(operators));
}

async function reset(text: string, options: AnswerOptions): Promise<void> {
  const email = parseEmail(text);
  const { accessText, resetAccessOf } = await import("#operator/operator-acts.ts");
  const access = await resetAccessOf(email);
  await answer(options, access, `All sessions of this operator have ended.\n${accessText(access)}`);
}

async function remove(text: string, options: AnswerOptions): Promise<void> {
  const email = parseEmail(text);
  const { dismissOperator } = await import("#operator/operator-acts.ts");
  const removed = await dismissOperator(email);
  await answer(options, removed, `${email} is no longer an operator, and all their sessions have ended.\n`);
}

function withJson(command: Command): Command {
  return command.option("--json", "print JSON", false);
}

/** `plumbline operator`: who may sign in at the operator's page. */
export function operatorCommand(): Command {
  const operator = new Command("operator").description(
    "Manage who can sign in at the operator's page, /ops.",
  );
  withJson(operator.command("add"))
    .description("Let someone sign in. Prints a temporary password.")
    .requiredOption("--email <address>", "their email address")
    .requiredOption("--name <name>", "their name")
    .action(add);
  withJson(operator.command("list")).description("List all operators.").action(list);
  withJson(operator.command("reset <email>"))
    .description(
      "Make an operator set up a password and two-factor sign-in again, e.g. after they lost their phone.",
    )
    .action(reset);
  withJson(operator.command("remove <email>"))
    .description("Revoke an operator's access immediately.")
    .action(remove);
  return operator.addHelpText(
    "after",
    `
Operators have accounts of their own: they don't need a client's account, and a client's account doesn't work at /ops.

Examples:
  plumbline operator add --email olga@example.com --name "Olga Ortiz"
  plumbline operator reset olga@example.com`,
  );
}
