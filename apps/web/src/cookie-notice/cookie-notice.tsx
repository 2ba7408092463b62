import type { Consent } from "@plumbline/contract/consent-cookie";

import { brand } from "#brand/brand.ts";
import { Button } from "#ui/button.tsx";
import type { LegalLinksProps } from "#ui/legal-links.tsx";
import { NOTICE_ABOVE } from "#ui/notice-id.ts";

import { chooseConsent, useConsent } from "./consent.ts";

/** Asks once a year what may be stored. It stands above the page and not over it, so it covers nothing. */
export function CookieNotice({ Anchor = "a" }: LegalLinksProps) {
  const consent = useConsent();
  if (consent !== null) return null;
  return (
    <section
      id={NOTICE_ABOVE}
      tabIndex={-1}
      aria-label="Cookie notice"
      className="border-b border-line bg-surface px-4 py-3 outline-none sm:px-6 print:hidden"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[75ch] min-w-[min(18rem,100%)] flex-1 text-sm text-muted">
          {brand.name} stores only what it needs to work. There are no analytics; your choice counts if that
          changes.{" "}
          <Anchor href="/cookie-policy" className="text-accent underline underline-offset-2 hover:text-ink">
            How we use cookies
          </Anchor>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onPress={() => choose("necessary")}>
            Necessary only
          </Button>
          <Button size="sm" onPress={() => choose("analytics")}>
            Allow analytics
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The notice goes with the button that was pressed, so the focus moves on to the page. */
function choose(consent: Consent): void {
  chooseConsent(consent);
  document.querySelector("main")?.focus({ preventScroll: true });
}

/** Takes the choice back and leads to the notice, which asks again. */
export function ChangeConsent() {
  const askAgain = () => {
    chooseConsent(null);
    // The notice is rendered by the change of the choice, within the same press.
    requestAnimationFrame(() => document.getElementById(NOTICE_ABOVE)?.focus());
  };
  return <Button onPress={askAgain}>Change your cookie choice</Button>;
}
