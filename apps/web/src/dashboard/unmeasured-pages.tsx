import { pagesSentence } from "@plumbline/contract/coverage-words";
import type { DashboardData } from "@plumbline/contract/dashboard";
import { useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";

import { countOf } from "#format/numbers.ts";
import { Sheet } from "#ui/sheet.tsx";

type Pages = NonNullable<DashboardData["lastScan"]>["pagesNotMeasured"];

/** Says how many pages could not be measured and opens into which and why. */
export function UnmeasuredPages({ pages, measured }: { pages: Pages; measured: number }) {
  const [isOpen, setOpen] = useState(false);
  if (pages.length === 0) return null;
  const title = `${countOf(pages.length, "page")} not measured`;
  return (
    <>
      <span aria-hidden>·</span>
      <AriaButton
        onPress={() => setOpen(true)}
        className="min-h-6 cursor-pointer rounded-sm font-medium text-orange underline underline-offset-2"
      >
        {title}
      </AriaButton>
      <Sheet title={title} side="right" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p className="px-5 pt-2 text-sm text-muted">
          {pagesSentence({ measured, all: measured + pages.length })} These pages don't change any score. The
          next scan will try them again.
        </p>
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {pages.map((page) => (
            <li key={page.url} className="px-5 py-3 text-sm wrap-anywhere">
              <p className="font-medium">{page.url}</p>
              <p className="text-muted">{page.reason}</p>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
