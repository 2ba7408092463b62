import type { Brand } from "@plumbline/contract/brand";
import {
  type CheckoutState,
  type SandboxCheckout,
  TEST_CARDS,
} from "@plumbline/core/billing/sandbox-checkout";

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
export type CheckoutProblem = keyof typeof PROBLEMS;

/** The form that pays an open checkout; when it is shown again it says why first. */
export function checkoutPage(frame: Frame, checkout: SandboxCheckout, problem?: CheckoutProblem): string {
  const { organizationName, planName, monthlyPriceCents, firstPeriod, cancelUrl } = checkout;
  const lastDay = DAY.format(firstPeriod.endsAt.getTime() - 1);
  const nextDay = DAY.format(firstPeriod.endsAt);
  const failure =
    problem === undefined
      ? ""
      : `<div class="error" role="alert" tabindex="-1" autofocus><p>${PROBLEMS[problem]}</p></div>`;
  const title = problem === undefined ? "Test checkout" : "Not paid – Test checkout";
  return page(
    frame,
    title,
    `<h1>Pay for ${escaped(organizationName)}</h1>
     <p class="muted">${escaped(frame.brand.name)}, ${escaped(planName)} plan</p>
     ${failure}
     <dl>
       <dt class="due">Due today</dt><dd class="due">${dollars(firstPeriod.cents)}</dd>
       <dt class="muted">Covers</dt><dd class="muted">until ${lastDay}</dd>
       <dt>Then each month</dt><dd>${dollars(monthlyPriceCents)}</dd>
       <dt class="muted">Starting</dt><dd class="muted">${nextDay}</dd>
     </dl>
     <form method="post">
       <fieldset>
         <legend>Test card</legend>
         ${cardChoice("accepted", "is accepted", problem !== "declined")}
         ${cardChoice("declined", "is declined", problem === "declined")}
       </fieldset>
       <button class="primary" type="submit">Pay ${dollars(firstPeriod.cents)}</button>
       <a class="button quiet" href="${escaped(cancelUrl)}">Cancel and go back</a>
     </form>`,
  );
}

const CLOSED: Record<Exclude<CheckoutState, "open">, { title: string; words: string }> = {
  completed: { title: "This payment is complete", words: "There is nothing left to pay here." },
  "paid-elsewhere": {
    title: "This has already been paid",
    words: "It was paid in another window. You have not been charged again.",
  },
  expired: {
    title: "This checkout has expired",
    words: "You have not been charged. Go back to the payment link to start again.",
  },
};

/** A checkout that takes no payment any more, with the way on. */
export function closedCheckoutPage(frame: Frame, { state, successUrl, cancelUrl }: SandboxCheckout): string {
  if (state === "open") throw new Error("An open checkout is not closed.");
  const { title, words } = CLOSED[state];
  const target = state === "expired" ? cancelUrl : successUrl;
  return page(
    frame,
    title,
    `<h1>${title}</h1><p>${words}</p>
     <p><a class="button primary" href="${escaped(target)}">${state === "expired" ? "Go back" : "Continue"}</a></p>`,
  );
}

/** For an address that opens no checkout, and for a form that was sent from another site. */
export function messagePage(frame: Frame, title: string, words: string): string {
  return page(frame, title, `<h1>${title}</h1><p>${words}</p>`);
}

function cardChoice(card: keyof typeof TEST_CARDS, effect: string, isChosen: boolean): string {
  return `<label><input type="radio" name="card" value="${card}"${isChosen ? " checked" : ""} required>
    <span><span class="number">${TEST_CARDS[card]}</span><span class="muted">This card ${effect}</span></span></label>`;
}

function dollars(cents: number): string {
  return DOLLARS.format(cents / 100);
}

function page({ brand, styles }: Frame, title: string, content: string): string {
  const above = `<p class="test"><strong>Test checkout.</strong> No payment provider is set up here, so only test cards work and no
money changes hands.</p>`;
  return cardPage({ title: `${title} | ${brand.name}`, styles, above, content });
}
