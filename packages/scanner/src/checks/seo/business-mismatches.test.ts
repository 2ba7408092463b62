import { describe, expect, it } from "vitest";

import { aDocument, anEvidence, aPage, gathered } from "#evidence-builders.testing.ts";

import { seoStructuredDataMismatch } from "./seo-structured-data-mismatch.ts";

const HOME = "https://shop.example/";
const judge = (more: object, text: string, url = HOME) => {
  const value = {
    "@context": "https://schema.org",
    "@type": "Dentist",
    name: "Dr. Miller",
    telephone: "+1-206-555-0188",
    address: {
      "@type": "PostalAddress",
      streetAddress: "80 Pike Street",
      addressLocality: "Seattle",
      postalCode: "98101",
    },
    ...more,
  };
  const document = gathered(aDocument({ text, structuredData: [{ raw: "", parseError: null, value }] }));
  return seoStructuredDataMismatch.evaluate(aPage({ url, document }), anEvidence());
};
const SPOKANE = "2207 E Sprague Ave, Spokane, WA 99202";
const OWN = "80 Pike Street, Seattle, WA 98101 · (206) 555-0188";
const week = (opens: string, closes: string) => ({
  openingHoursSpecification: [
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday", "Friday"], opens, closes },
  ],
});

describe("what structured data says of a business", () => {
  it.each<[object, string]>([
    [{}, `${SPOKANE} · (509) 555-0117`],
    [{ openingHours: "Mo-Su 00:00-23:59" }, `${SPOKANE}. Mon–Fri 8–5`],
    [week("10:00", "19:00"), `${SPOKANE}. Call us Monday to Friday, 8:00 a.m. to 5:30 p.m.`],
    [
      {
        address: {
          "@type": "PostalAddress",
          streetAddress: "Lindenweg 4",
          postalCode: "50667",
          addressLocality: "Köln",
        },
      },
      "Praxis Dr. Miller, Domstraße 12, 10115 Berlin. Tel. 030 1234567",
    ],
  ])("fails where the home page shows something else twice: %#", (more, text) => {
    const verdict = judge(more, text);
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{}, {}] });
    expect(JSON.stringify(verdict)).not.toContain("Which one is right");
  });

  it.each<[object, string]>([
    [{}, SPOKANE],
    [{ openingHours: ["Mo-Fr 10:00-19:00"] }, `${OWN}. Mon–Fri 8–5`],
    [week("10:00", "19:00"), `${OWN}. Montag bis Freitag: 8.00 bis 17.00 Uhr`],
    [week("10:00", "19:00"), `${OWN}. Lunes a viernes 9:30 - 20:00`],
  ])("asks where it shows one thing that differs: %#", (more, text) => {
    expect(judge(more, text)).toMatchObject({ outcome: "review", findings: [{}] });
  });

  it("asks about a number and hours that may be those of a hotline", () => {
    const text = "Call us: 509 555 0117, Monday to Friday, 8:00 a.m. to 5:30 p.m.";
    expect(judge(week("10:00", "19:00"), text)).toMatchObject({ outcome: "review", findings: [{}, {}] });
  });

  it.each<[object, string]>([
    [{ openingHours: "Mo-Fr 08:00-17:00" }, `${OWN}. Mon–Fri 8–5`],
    [week("09:00", "18:30"), `${OWN}. Montag bis Freitag: 9.00 bis 18.30 Uhr`],
    [week("09:00", "18:00"), `${OWN}. Office Mon–Fri 8–5, clinic Mon–Fri 9–6`],
    [{ openingHours: "Mo-Su 00:00-23:59" }, `${OWN}. Open 24/7. Office Mon–Fri 8–5`],
    [{ openingHours: "Mo-Su 00:00-23:59" }, `${OWN}. Founded 1998.`],
    [week("10:00", "20:00"), `${OWN}. Hotline Mon–Fri 9–5. Store: Monday 10 am to 8 pm, Tuesday closed`],
    [{}, `Two offices: ${SPOKANE} and 12 Main Street, Tacoma, WA 98402`],
    [{}, `We moved from Seattle. ${SPOKANE}`],
    [{}, "Over 25, 12000 Patienten seit 1998"],
  ])("passes where it shows the same, none of it or several: %#", (more, text) => {
    expect(judge(more, text).outcome).toBe("passed");
  });

  it("asks elsewhere, where the page may speak of another business, if it shows another number", () => {
    const page = `${HOME}partners/smith`;
    expect(judge({}, `${SPOKANE} · (509) 555-0117`, page).outcome).toBe("review");
    expect(judge({}, SPOKANE, page).outcome).toBe("passed");
  });
});
