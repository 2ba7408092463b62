import type { Brand } from "@plumbline/contract/brand";
import type { KeptMail } from "@plumbline/core/platform/mail/outbox";

import { escaped, plainPage } from "#pages/plain-page.ts";

/** All mails, newest first. */
export function mailListPage(brand: Brand, mails: KeptMail[]): string {
  const items = mails.map(
    (mail) => `<li><a href="/outbox/${mail.id}">${escaped(mail.subject)}</a>
      <p>To ${escaped(mail.recipient)}, <time datetime="${escaped(mail.date)}">${escaped(mail.date)}</time></p></li>`,
  );
  const list = items.length === 0 ? "<p>No email has been sent yet.</p>" : `<ul>${items.join("\n")}</ul>`;
  return plainPage(
    `Outbox – ${brand.name}`,
    `<h1>Outbox</h1>
     <p>No mail server is set up, so emails stay on this machine, and only this machine can show them.</p>
     ${list}`,
  );
}

/** One mail as plain text, with a link to how it looks. */
export function mailPage(brand: Brand, mail: KeptMail): string {
  return plainPage(
    `${mail.subject} – Outbox – ${brand.name}`,
    `<p><a href="/outbox">All emails</a></p>
     <h1>${escaped(mail.subject)}</h1>
     <p>To ${escaped(mail.recipient)}, <time datetime="${escaped(mail.date)}">${escaped(mail.date)}</time></p>
     <p><a href="/outbox/${mail.id}/html">Show as HTML</a></p>
     <pre tabindex="0" aria-label="Text of the email">${escaped(mail.text)}</pre>`,
  );
}

/** What someone without the key is shown. */
export function closedOutboxPage(brand: Brand): string {
  return plainPage(
    `Outbox – ${brand.name}`,
    `<h1>Outbox</h1>
     <p>Emails hold passwords and codes, so only the operator may read them here.</p>
     <p>To open the outbox, use the link that the command line printed when the service started.</p>`,
  );
}
