import { Command } from "commander";

import { print } from "../output.ts";

async function mails(folder: string): Promise<void> {
  const { writeSampleMails } = await import("#mails/write-sample-mails.ts");
  const samples = await writeSampleMails(folder);
  await print(`${samples.length} emails written. Open ${folder}/index.html in a browser.\n`);
}

/** `plumbline mails`: every mail as clients get it, to look at before they do. */
export function mailsCommand(): Command {
  return new Command("mails")
    .description("Write every kind of email, with sample data and in your brand, into a folder to look at.")
    .argument("<folder>", "where the HTML and text files go; created if it is missing")
    .addHelpText(
      "after",
      `
Nothing is sent and no database is opened. BRAND_*, MAIL_* and PUBLIC_URL are those of the service.

Example:
  plumbline mails /tmp/mails`,
    )
    .action(mails);
}
