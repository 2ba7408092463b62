import { AREAS } from "@plumbline/contract/areas";
import { expect, it } from "vitest";

import { archivedPage } from "#archive/archived-page.ts";
import { Pool } from "#archive/pool.ts";
import { CHECKS } from "#checks/registry.ts";
import type { Evidence } from "#evidence.ts";
import {
  aDocument,
  aLink,
  anEvidence,
  aPage,
  aPrivacyPass,
  aRequest,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { privacyInventory } from "#inventory/privacy-inventory.ts";
import { runChecks } from "#judge/run-checks.ts";

const PAGES = 20;
/** Checks of the site that need more of each page than what is archived apart for them. */
const NEED_MORE = 3;

function aFullPage(number: number): PageEvidence {
  const url = `https://shop.example/${number === 0 ? "" : number}`;
  return aPage({
    url,
    document: gathered(
      aDocument({ title: `Bread ${number}`, links: [aLink({ href: "https://shop.example/privacy" })] }),
    ),
    requests: [aRequest({ url: "https://www.google-analytics.com/g/collect" })],
  });
}

/** A site whose pages are archived, and what was fetched or copied of them. */
function anArchivedSite(): { evidence: Evidence; fetched: string[]; copied: string[] } {
  const fetched: string[] = [];
  const copied: string[] = [];
  const pool = new Pool();
  const pages = Array.from({ length: PAGES }, (_, number) => {
    const page = aFullPage(number);
    const whole = (): PageEvidence => {
      if (fetched.at(-1) !== page.url) fetched.push(page.url);
      return page;
    };
    const document = (): ReturnType<typeof aDocument> => {
      if (!page.document.gathered) throw new Error("It was read.");
      return page.document.value;
    };
    const kept = archivedPage(page, pool, { whole, compared: document, sent: () => page });
    return new Proxy(kept, {
      ownKeys: (target) => {
        copied.push(page.url);
        return Reflect.ownKeys(target);
      },
    });
  });
  const fresh = aPrivacyPass();
  const privacy = gathered({
    fresh,
    banner: gathered(null),
    afterReject: gathered(null),
    withGpc: gathered(fresh),
  });
  return { evidence: anEvidence({ pages, site: aSite({ privacy }) }), fetched, copied };
}

it("judges thousands of pages without holding them: none is copied, and each is fetched as a whole a few times", () => {
  const { evidence, fetched, copied } = anArchivedSite();
  const { checks } = runChecks(evidence, CHECKS, { areas: AREAS });
  expect(privacyInventory(evidence)?.hosts).not.toEqual([]);
  expect(checks.filter(({ check }) => check.id === "prv-tracker-preconsent")).toMatchObject([
    { outcome: "failed" },
  ]);
  expect(copied).toEqual([]);
  expect(fetched.length).toBeLessThanOrEqual(PAGES * (1 + NEED_MORE));
});
