import { describe, expect, it } from "vitest";

import { renderLetterOfIntent } from "#letter-of-intent.ts";
import { barrier, letter, SIGNATURE } from "#letter-of-intent.testing.ts";
import { readPdf } from "#read-pdf.testing.ts";
import type { LetterDocument } from "#statement-input.ts";

const read = async (overrides: Partial<LetterDocument> = {}) =>
  readPdf(renderLetterOfIntent(letter(overrides)));

const { facts, terms } = letter();

describe("the letter of intent", () => {
  it("names the parties, the solicitation and the standard, then answers in order, on two pages", async () => {
    const { text, roles, totalPages } = await read({ signature: SIGNATURE });
    const parts = [
      "Letter of intent on accessibility",
      "From Morning Bakery, Inc., 1 Main Street, Springfield",
      "To City of Springfield",
      "Solicitation or PO RFP 2026-118",
      "Target standard WCAG 2.2, levels A and AA; Section 508 (36 CFR Part 1194)",
      "What we intend",
      "Where the site stands",
      "Known barriers and when we intend to remove them",
      "How we test",
      "Two blind testers use the order form each quarter.",
      "Contact and reporting",
      "We answer within 3 business days.",
      "not a certification",
      "Automated tests find only a part of all barriers",
      "Signature",
      "How to verify this document",
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
    expect(roles.filter((role) => role === "H1")).toHaveLength(1);
    expect(roles).toContain("TH");
    expect(totalPages).toBeLessThanOrEqual(2);
  });

  it("keeps the lines and paragraphs that people wrote", async () => {
    const humanTesting =
      "Two testers use the order form:\n- each quarter\n- after each release\n\nNobody else does.";
    const reporting = "We report by email.\r\n\r\nThe state is also on our site.";
    const [asWritten, inOne] = await Promise.all(
      [
        { humanTesting, reporting },
        { humanTesting: humanTesting.replaceAll("\n", " "), reporting: reporting.replaceAll(/\s+/g, " ") },
      ].map(async (own) => await read({ terms: { ...terms, ...own } })),
    );
    expect(asWritten?.lines.length).toBeGreaterThan((inOne?.lines.length ?? 0) + 3);
    expect(asWritten?.text).toContain("- each quarter");
  });

  it("says which pages were found and not visited, and where the address of the site led", async () => {
    const start = "bakery.example leads to another website, parked.example. That is what we scanned.";
    const pages = { visited: 50, measured: 50, notVisited: 89_950 };
    const { text } = await read({ facts: { ...facts, pages, start } });
    expect(text).toContain(
      "They visited 50 pages and could measure 50. At least 89,950 more pages were found and not visited. " +
        `${start} Accessibility scored`,
    );
  });

  it("dates its baseline and says how much of the site that is", async () => {
    const { text } = await read();
    expect(text).toContain(
      "Automated checks ended on November 23, 2026 at 9:05 AM EST. They visited 4 pages and could measure 3. " +
        "Accessibility scored 68 of 100. Of 55 criteria at levels A and AA, 11 fail, 11 more have findings that need review, " +
        "22 show no failure in automated checks, 7 had nothing on the pages we saw that checks could judge, and 4 can be checked only by a person. 3 issues that automated checks found are open. Only a person can judge 5 possible issues.",
    );
  });

  it("says that accessibility was not measured where it was not, and of which day an older score is", async () => {
    const accessibility = {
      ...facts.accessibility,
      score: null,
      state: "not-measured" as const,
      measuredAt: null,
    };
    const unmeasured = await read({ facts: { ...facts, accessibility, criteria: null } });
    expect(unmeasured.text).toContain(
      "Accessibility could not be measured, so there is no score. No criterion was judged",
    );
    const older = { ...facts.accessibility, measuredAt: "2026-11-16T14:00:00.000Z" };
    const { text } = await read({ facts: { ...facts, accessibility: older } });
    expect(text).toContain("Accessibility scored 68 of 100, measured on November 16, 2026.");
  });

  it("gives each barrier its criteria, owner, date and what people can use meanwhile", async () => {
    const { text, lines, links } = await read();
    expect(lines.some((line) => line.includes("December 23, 2026"))).toBe(true);
    expect(text).toContain(
      "Form fields have no label Critical, 3 open issues; 3 of 4 pages 1.3.1, 4.1.2 Dana Webb December 23, 2026 Order by phone: 555 0100",
    );
    expect(links).toContain("https://www.w3.org/TR/WCAG22/#info-and-relationships");
    expect(links).toContain("mailto:alice@bakery.example");
  });

  it("leaves no barrier out that nobody wrote about", async () => {
    const barriers = [barrier({ cause: "other.major", title: "Text is hard to read", accepted: 2 })];
    const { text } = await read({ facts: { ...facts, barriers } });
    expect(text).toContain("Text is hard to read Critical, 3 open issues, 2 accepted for now; 3 of 4 pages");
    expect(text).toContain("Not named yet Not set yet Ask our contact below");
  });

  it("names no pages of a barrier that is accepted everywhere", async () => {
    const barriers = [barrier({ cause: "other.major", issues: 0, accepted: 3, awaitingCheck: 0 })];
    const { text } = await read({ facts: { ...facts, barriers } });
    expect(text).toMatch(/3 accepted for now (?!; )/u);
  });

  it("never says that there is no barrier", async () => {
    const { text } = await read({ facts: { ...facts, barriers: [] } });
    expect(text).toContain("That does not mean that there is no barrier.");
  });

  it.each([
    [
      {},
      "The next scan is on November 30, 2026. Scans run every Monday and on the last business day of each month.",
    ],
    [
      { scansUntil: "2026-12-01" },
      "The next scan is on November 30, 2026. It is the last one before December 1, 2026, when the monitoring ends.",
    ],
    [
      { scansUntil: "2026-12-31" },
      "The next scan is on November 30, 2026. Scans run every Monday and on the last business day of each month until December 31, 2026, when the monitoring ends.",
    ],
    [
      { nextScan: "2027-03-29", scansUntil: "2027-04-01" },
      "The next scan is on March 29, 2027. Scans run every Monday and on the last business day of each month until April 1, 2027, when the monitoring ends.",
    ],
    [{ nextScan: null }, "No further scan is planned."],
  ])("promises no scan after the monitoring ends: %j", async (planned, words) => {
    const { text } = await read({ facts: { ...facts, ...planned } });
    expect(text).toContain(`${words} The scan this letter rests on used Chromium 144.0, axe-core 4.14.1.`);
  });

  it("is marked as a draft on every page until a person signs", async () => {
    const barriers = Array.from({ length: 40 }, (_, index) =>
      barrier({ cause: `c${index}`, title: `Barrier ${index}` }),
    );
    const many = { ...facts, barriers };
    const draft = await read({ facts: many });
    expect(draft.totalPages).toBeGreaterThan(2);
    for (const page of draft.pages) expect(page).toContain("DRAFT, not signed");
    expect(draft.info["Title"]).toBe("Draft: Letter of intent on accessibility of Morning Bakery, Inc.");
    expect(draft.text).toContain("Name Not signed yet Authority Not signed yet Signed on Not signed yet");
    const signed = await read({ facts: many, signature: SIGNATURE });
    expect(signed.text).not.toMatch(/draft|not signed/iu);
    expect(signed.text).toContain(
      "Name Alice B. Miller Authority Chief Operating Officer Signed on November 25, 2026 at 11:30 AM EST Valid until November 25, 2027",
    );
  });

  it("keeps its running header on one line, however long the names are", async () => {
    const vendor =
      "The Morning Bakery and Coffee House of the Upper Valley, Incorporated in the State of New York";
    const barriers = Array.from({ length: 40 }, (_, index) => barrier({ cause: `c${index}` }));
    const { pages } = await read({
      terms: { ...terms, vendor },
      facts: { ...facts, barriers },
      signature: SIGNATURE,
    });
    expect(pages.length).toBeGreaterThan(2);
    const header = /^The Morning Bakery[^…]*… Letter of intent on accessibility of The Morning[^…]*…/u;
    for (const page of pages.slice(1)) expect(page).toMatch(header);
  });

  it("keeps its version on one line beside or below the name, however long that is", async () => {
    for (const vendor of [
      "Morning Bakery, Inc.",
      "The Morning Bakery and Coffee House of the Upper Valley ".repeat(2),
    ]) {
      const { lines } = await read({ terms: { ...terms, vendor } });
      const version = lines.find((line) => line.includes("Version 2"));
      expect(version).toMatch(/(?:^|Inc\. )Version 2 of November 24, 2026, saved by Alice Miller$/u);
    }
  });

  it("keeps the disclaimer above the signature on the same page", async () => {
    for (const count of [0, 5, 9, 13, 17, 21]) {
      const barriers = Array.from({ length: count }, (_, index) => barrier({ cause: `c${index}` }));
      const { pages } = await read({ facts: { ...facts, barriers } });
      const page = pages.find((text) => text.includes("not a certification")) ?? "";
      expect(page.indexOf("Name Not signed yet")).toBeGreaterThan(page.indexOf("not a certification"));
    }
  });

  it("prints what people typed as text, in their script", async () => {
    const { text } = await read({ terms: { ...terms, addressee: "#strike[*Stadt*] 東京都" } });
    expect(text).toContain("To #strike[*Stadt*] 東京都");
  });

  it("is the same to the byte for the same version", () => {
    expect(
      Buffer.from(renderLetterOfIntent(letter())).equals(Buffer.from(renderLetterOfIntent(letter()))),
    ).toBe(true);
  });
});
