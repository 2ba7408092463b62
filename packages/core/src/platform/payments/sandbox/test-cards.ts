/** How the sandbox's cards behave. No others are ever asked for, so that no one types a real one. */
export const TEST_CARDS = {
  accepted: { number: "4242 4242 4242 4242", brand: "Visa", effect: "is accepted" },
  declined: { number: "4000 0000 0000 0002", brand: "Visa", effect: "is declined" },
  authentication: {
    number: "4000 0025 0000 3155",
    brand: "Visa",
    effect: "asks its holder to confirm, then is accepted",
  },
  "fails-later": {
    number: "4000 0000 0000 0341",
    brand: "Visa",
    effect: "is accepted today and declined at every renewal",
  },
  expires: {
    number: "5555 5555 5555 4444",
    brand: "Mastercard",
    effect: "is accepted, and expires at the end of this month",
  },
} as const;
export type TestCard = keyof typeof TEST_CARDS;

const LIFETIME_YEARS = 3;

/** Whether a text names a test card. */
export function isTestCard(name: string): name is TestCard {
  return Object.hasOwn(TEST_CARDS, name);
}

/** The last month of a card that is put on file now, `YYYY-MM`. */
export function expiryOf(card: TestCard, now: Date): string {
  const years = card === "expires" ? 0 : LIFETIME_YEARS;
  return new Date(Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth())).toISOString().slice(0, 7);
}

/** Whether a card on file pays a charge that its holder is not there to confirm. */
export function paysUnattended(
  { card, expiresOn }: { card: string; expiresOn: string | null },
  now: Date,
): boolean {
  if (card === "declined" || card === "fails-later") return false;
  return expiresOn === null || expiresOn >= now.toISOString().slice(0, 7);
}
