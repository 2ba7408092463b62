import type { ReactNode } from "react";

import { brand } from "#brand/brand.ts";

import { BrandBlock } from "./brand-mark.tsx";
import { LegalLinks } from "./legal-links.tsx";

/** The frame of the screens one sees before logging in: the brand, one card, where to write for help, and the legal pages. */
export function EntryFrame({ part, children }: { part?: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[minmax(2rem,14vh)_auto_1fr] justify-items-center px-4">
      <PlumbLine />
      <main id="content" tabIndex={-1} className="w-full max-w-sm">
        <BrandBlock part={part} />
        <div className="mt-6 rounded-xl border border-line bg-surface p-6 shadow-card sm:p-8">{children}</div>
      </main>
      <footer className="flex w-full max-w-sm flex-wrap content-start justify-between gap-x-6 gap-y-2 py-6 text-sm text-muted">
        <a className="underline underline-offset-2 hover:text-ink" href={`mailto:${brand.supportEmail}`}>
          {brand.supportEmail}
        </a>
        <span>{brand.copyright}</span>
        <LegalLinks />
      </footer>
    </div>
  );
}

/** The line the brand's plumb bob hangs on, down from the edge of the window. */
function PlumbLine() {
  return (
    <div aria-hidden className="flex w-full max-w-sm">
      {!brand.logoUrl && <div className="-mb-1 ml-[15px] w-0.5 bg-accent" />}
    </div>
  );
}
