import { NOTIFICATION_WORDS } from "@plumbline/contract/notification-kinds";
import type { OfferedEnding } from "@plumbline/core/notifications/end-mails";
import { UNSUBSCRIBE_PATH } from "@plumbline/core/notifications/unsubscribe-link";
import type { Config } from "@plumbline/core/platform/config";

import { cardStyles } from "#pages/card.styles.ts";
import { cardPage } from "#pages/card-page.ts";
import { escaped } from "#pages/plain-page.ts";

type PageConfig = Pick<Config, "brand">;

/** One style element and the pages' own forms: nothing else loads, runs or leads anywhere. */
export function unsubscribePolicy({ brand }: PageConfig): string {
  const { source } = cardStyles(brand.accentColor);
  return `default-src 'none'; style-src ${source}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}

/** Asks whether to end the mails; nothing has happened yet. */
export function offerPage(config: PageConfig, offered: OfferedEnding, token: string): string {
  const all = offered.isAll ? "" : form(offered.allToken, "quiet", "Unsubscribe from all updates");
  return page(
    config,
    "Unsubscribe",
    `<h1>Stop these emails?</h1>
     <p>You will no longer get an email when:</p>
     ${kindList(offered)}
     <p class="muted">The dashboard still shows all of it. Emails about your account, its security and payments
     always come.</p>
     ${form(token, "primary", "Unsubscribe")}
     ${all}`,
  );
}

/** Says what was ended, and where one changes one's mind. */
export function endedPage(config: PageConfig, ended: OfferedEnding): string {
  return page(
    config,
    "Unsubscribed",
    `<h1>You are unsubscribed</h1>
     <p>You will no longer get an email when:</p>
     ${kindList(ended)}
     <p class="muted">Changed your mind? Choose your emails in the dashboard, under Account.</p>
     <p><a class="button primary" href="/account#notifications">Email preferences</a></p>`,
  );
}

/** For an address that was changed or whose person is gone. */
export function unknownLinkPage(config: PageConfig): string {
  return page(
    config,
    "Link not valid",
    `<h1>This link is not valid</h1>
     <p>It may have been cut off. Copy the whole link from the email, or log in and choose your emails under Account.</p>
     <p><a class="button primary" href="/account#notifications">Log in</a></p>`,
  );
}

function kindList({ kinds }: OfferedEnding): string {
  return `<ul>${kinds.map((kind) => `<li>${escaped(NOTIFICATION_WORDS[kind])}</li>`).join("")}</ul>`;
}

function form(token: string, look: "primary" | "quiet", label: string): string {
  return `<form method="post" action="${UNSUBSCRIBE_PATH}/${escaped(token)}">
    <input type="hidden" name="List-Unsubscribe" value="One-Click">
    <button class="${look}" type="submit">${label}</button>
  </form>`;
}

function page({ brand }: PageConfig, title: string, content: string): string {
  return cardPage({
    title: `${title} | ${brand.name}`,
    styles: cardStyles(brand.accentColor),
    above: `<p><strong>${escaped(brand.name)}</strong></p>`,
    content,
  });
}
