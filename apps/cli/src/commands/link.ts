import { Command } from "commander";

import { answer, type AnswerOptions } from "#operator/answer.ts";
import { parseDays, parseDollars } from "#operator/parse.ts";

interface CreateOptions extends AnswerOptions {
  price: string;
  days: string;
}

async function create(term: string, options: CreateOptions): Promise<void> {
  const wanted = { priceCents: parseDollars(options.price), days: parseDays(options.days) };
  const { createLink, linkText } = await import("#operator/link-acts.ts");
  const link = await createLink(term, wanted);
  await answer(options, link, linkText(link));
}

/** `plumbline link`: payment links. */
export function linkCommand(): Command {
  const link = new Command("link").description("Create payment links.");
  link
    .command("create <client>")
    .description("Create a page where a client can pay. Its address is shown once and not stored.")
    .option("--price <dollars>", "monthly price in U.S. dollars", "497")
    .option("--days <days>", "days until it expires", "30")
    .option("--json", "print JSON", false)
    .action(create);
  return link;
}
