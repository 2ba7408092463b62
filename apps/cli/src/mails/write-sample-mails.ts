import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { type Config, loadConfig } from "@plumbline/core/platform/config";
import { fileTrouble } from "@plumbline/core/platform/file-error";

import { OutputError } from "../exit.ts";
import { prepareFolder } from "../prepare-folder.ts";
import type { SampleMail } from "./sample-mail.ts";
import { sampleMails } from "./sample-mails.ts";

/**
 * Writes every kind of mail into a folder, as HTML and as plain text, with a page that lists them.
 *
 * @throws InputError when nothing can be written there
 * @throws OutputError when something can no longer be
 */
export async function writeSampleMails(folder: string): Promise<SampleMail[]> {
  const config = loadConfig();
  const samples = sampleMails(config);
  prepareFolder(folder);
  try {
    for (const { name, mail } of samples) {
      await writeFile(join(folder, `${name}.html`), mail.html);
      await writeFile(join(folder, `${name}.txt`), `Subject: ${mail.subject}\n\n${mail.text}`);
    }
    await writeFile(join(folder, "index.html"), indexPage(config, samples));
  } catch (error) {
    throw new OutputError(`The emails cannot be written to ${folder}: ${fileTrouble(error)}.`);
  }
  return samples;
}

function indexPage({ brand }: Config, samples: readonly SampleMail[]): string {
  const items = samples.map(
    ({ name, mail }) =>
      `<li><a href="${name}.html">${escaped(mail.subject)}</a> (<a href="${name}.txt">as plain text</a>)</li>`,
  );
  const title = `Emails of ${escaped(brand.name)}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><main><h1>${title}</h1><ul>
${items.join("\n")}
</ul></main></body></html>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
