import { lastPaidDay } from "@plumbline/contract/billing-period";
import type { Brand } from "@plumbline/contract/brand";
import type { HostedPage, PageState } from "@plumbline/core/platform/payments/sandbox/hosted-page";
import { TEST_CARDS, type TestCard } from "@plumbline/core/platform/payments/sandbox/test-cards";

import type { PageStyles } from "#pages/card.styles.ts";
import { cardPage } from "#pages/card-page.ts";
import { escaped } from "#pages/plain-page.ts";

/** What frames every page of the sandbox. */
export interface Frame {
  brand: Brand;
  styles: PageStyles;
}

const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

const PROBLEMS = {
  declined: "Your card was declined. You have not been charged. Choose another card or cancel.",
  "no-card": "Choose one of the test cards. You have not been charged.",
};
/** Why the form is shown again. */
export type CardProblem = keyof typeof PROBLEMS;

type Purchase = NonNullable<HostedPage["purchase"]>;

/** The form that takes a card: it pays for a purchase, or replaces the card on file. Shown again it says why first. */
export function paymentPage(
  frame: Frame,
  { customerName, purchase, cancelUrl }: HostedPage,
  problem?: CardProblem,
) {
  const failure =
    problem === undefined
      ? ""
      : `<div class="error" role="alert" tabindex="-1" autofocus><p>${PROBLEMS[problem]}</p></div>`;
  const name = escaped(customerName);
  const { title, heading, facts, button } =
    purchase === null
      ? {
          title: "Test card update",
          heading: `Replace the card of ${name}`,
          facts: "",
          button: "Use this card",
        }
      : {
          title: "Test checkout",
          heading: `Pay for ${name}`,
          facts: purchaseFacts(frame, purchase),
          button: `Pay ${dollars(purchase.firstPeriod.cents)}`,
        };
  const suggested = problem === "declined" ? "declined" : "accepted";
  const cards = Object.keys(TEST_CARDS).map((card) => cardChoice(card, card === suggested));
  return page(
    frame,
    problem === undefined ? title : `Not done – ${title}`,
    `<h1>${heading}</h1>
     ${failure}
     ${facts}
     <form method="post">
       <fieldset>
         <legend>Test card</legend>
         ${cards.join("\n")}
       </fieldset>
       <button class="primary" type="submit">${button}</button>
       <a class="button quiet" href="${escaped(cancelUrl)}">Cancel and go back</a>
     </form>`,
  );
}

function purchaseFacts({ brand }: Frame, { planName, monthlyPriceCents, firstPeriod }: Purchase): string {
  return `<p class="muted">${escaped(brand.name)}, ${escaped(planName)} plan</p>
     <dl>
       <dt class="due">Due today</dt><dd class="due">${dollars(firstPeriod.cents)}</dd>
       <dt class="muted">Covers</dt><dd class="muted">until ${DAY.format(lastPaidDay(firstPeriod.endsAt))}</dd>
       <dt>Then each month</dt><dd>${dollars(monthlyPriceCents)}</dd>
       <dt class="muted">Starting</dt><dd class="muted">${DAY.format(firstPeriod.endsAt)}</dd>
     </dl>`;
}

function cardChoice(card: string, isChosen: boolean): string {
  const { number, effect } = TEST_CARDS[card as TestCard];
  return `<label><input type="radio" name="card" value="${card}"${isChosen ? " checked" : ""} required>
    <span><span class="number">${number}</span><span class="muted">This card ${effect}</span></span></label>`;
}

/** The page a bank would show: the holder of a card confirms that it is they who pay. */
export function confirmationPage(frame: Frame, { customerName, purchase }: HostedPage): string {
  const amount =
    purchase === null ? "No amount is charged now." : `Amount: ${dollars(purchase.firstPeriod.cents)}`;
  return page(
    frame,
    "Confirm at your bank – Test",
    `<h1>Your bank asks you to confirm</h1>
     <p>${escaped(customerName)} uses the card ${TEST_CARDS.authentication.number}. ${amount}</p>
     <form method="post">
       <p><button class="primary" type="submit" name="confirmation" value="yes">Confirm</button></p>
       <p><button class="quiet-button" type="submit" name="confirmation" value="no">It was not me</button></p>
     </form>`,
  );
}

const CLOSED: Record<Exclude<PageState, "open" | "confirming">, { title: string; words: string }> = {
  completed: { title: "This is complete", words: "There is nothing left to do here." },
  expired: {
    title: "This page has expired",
    words: "You have not been charged. Go back and start again.",
  },
};

/** A page that takes no card any more, with the way on. */
export function closedPage(frame: Frame, { state, successUrl, cancelUrl }: HostedPage): string {
  if (state === "open" || state === "confirming") throw new Error("This page is not closed.");
  const { title, words } = CLOSED[state];
  const target = state === "expired" ? cancelUrl : successUrl;
  return page(
    frame,
    title,
    `<h1>${title}</h1><p>${words}</p>
     <p><a class="button primary" href="${escaped(target)}">${state === "expired" ? "Go back" : "Continue"}</a></p>`,
  );
}

/** For an address that opens no page, and for a form that was sent from another site. */
export function messagePage(frame: Frame, title: string, words: string): string {
  return page(frame, title, `<h1>${title}</h1><p>${words}</p>`);
}

function dollars(cents: number): string {
  return DOLLARS.format(cents / 100);
}

function page({ brand, styles }: Frame, title: string, content: string): string {
  const above = `<p class="test"><strong>Test checkout.</strong> No payment provider is set up here, so only test cards work and no
money changes hands.</p>`;
  return cardPage({ title: `${title} | ${brand.name}`, styles, above, content });
}
