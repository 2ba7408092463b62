import type { Issue, IssueDetail } from "@plumbline/contract/issues";
import { describe, expect, it } from "vitest";

import { developerNote, mainPlace } from "./developer-note.ts";

const ADDRESS = "https://app.example/fix-priority?issue=1";
const AT = { address: ADDRESS };
const PAGE = "https://harbor-bakery.example/menu";

const place = (own: Partial<IssueDetail["evidence"][number]> = {}) => ({
  page: PAGE,
  selector: "#buy",
  snippet: '<button id="buy"></button>',
  message: "The button has no name.",
  sources: ["axe-core"],
  example: null,
  screenshot: null,
  ...own,
});

/** Only what the note reads. */
const issue = (own: Partial<IssueDetail> = {}) =>
  ({
    title: "Button without a name",
    isSiteWide: false,
    pageUrl: PAGE,
    severity: "critical",
    category: "Accessibility",
    estimatedFixTime: "30 minutes",
    description: "The button has no name.",
    check: "a11y-button-name",
    wcag: ["4.1.2"],
    fixSteps: ["Give the button words.", "Or an aria-label."],
    evidence: [place()],
    places: 1,
    ...own,
  }) as IssueDetail;

describe("the note for a developer", () => {
  it("says where, what stands there, what to change, by which criterion, and how to check", () => {
    expect(developerNote(issue(), AT)).toBe(`# Button without a name

- **Page:** ${PAGE}
- **Selector:** \`#buy\`
- **What is wrong:** The button has no name.
- **Severity:** critical, Accessibility
- **Estimated work:** 30 minutes

## Before

\`\`\`html
<button id="buy"></button>
\`\`\`

## What to change

1. Give the button words.
2. Or an aria-label.

## Criterion

- [WCAG 2.2, 4.1.2 Name, Role, Value](https://www.w3.org/TR/WCAG22/#name-role-value), level A
- Check \`a11y-button-name\`

## How to check

1. Put the change live.
2. Open ${ADDRESS}
3. Choose “Mark as fixed”. We open the page again and say whether the issue is gone.
`);
  });

  it("shows how the place can look once it is fixed, and calls that an example", () => {
    const text = '<button id="buy" aria-label="TODO: say what the button does"></button>';
    const note = developerNote(issue({ evidence: [place({ example: { text } })] }), AT);
    expect(note).toContain(
      `\n\`\`\`\n\n## After (example)\n\n\`\`\`html\n${text}\n\`\`\`\n\n## What to change\n`,
    );
  });

  it.each([
    ["fixed", "After (fix, tried on your site)"],
    ["not-fixed", "After (example)"],
    ["broke-something", "After (example)"],
  ] as const)("calls it a fix only where the scan tried it and it worked: %s", (tried, heading) => {
    const example = { text: "<p>Rye</p>", tried };
    expect(developerNote(issue({ evidence: [place({ example })] }), AT)).toContain(
      `\n## ${heading}\n\n\`\`\`html\n<p>Rye</p>\n`,
    );
  });

  it("shows a header as it should come, and in the words of each server", () => {
    const example = {
      text: "X-Content-Type-Options: nosniff",
      servers: [{ server: "nginx" as const, text: 'add_header X-Content-Type-Options "nosniff" always;' }],
    };
    const note = developerNote(issue({ evidence: [place({ snippet: null, example })] }), AT);
    expect(note).toContain(
      '```\nX-Content-Type-Options: nosniff\n\nnginx:\nadd_header X-Content-Type-Options "nosniff" always;\n```',
    );
  });

  it("names the platform in whose menus the steps are", () => {
    const note = developerNote(issue({ platform: "Shopify" }), AT);
    expect(note).toContain("## What to change in Shopify\n\n1. Give the button words.");
  });

  it("lists further places, and counts those that are left", () => {
    const evidence = Array.from({ length: 14 }, (_, index) => place({ selector: `#buy-${index}` }));
    const note = developerNote(issue({ evidence, places: 40 }), AT);
    expect(note).toContain(`## Also here\n\n- ${PAGE} \`#buy-1\`\n`);
    expect(note).toContain("- and 29 more places");
    expect(note).not.toContain("#buy-11");
  });

  it("tells the work and the places of the other issues that the same change fixes, and counts the rest", () => {
    const menu = { pageUrl: PAGE, place: { selector: "#menu" }, pages: 36 } as Issue;
    const whole = { pageUrl: "https://harbor-bakery.example/", place: null, pages: 1 } as Issue;
    const others = { count: 40, listed: [menu, whole], work: "about 4 hours" };
    const note = developerNote(issue(), { address: ADDRESS, others });
    expect(note).toContain("- **Estimated work:** 30 minutes, about 4 hours for all 41 issues");
    expect(note).toContain(`## The same problem: 40 more issues

- ${PAGE} \`#menu\`, and 35 other pages
- https://harbor-bakery.example/
- and 38 more issues
`);
  });

  it("leaves out what is not known", () => {
    const header = place({ selector: null, snippet: "server: nginx" });
    const note = developerNote(issue({ evidence: [header], wcag: [], fixSteps: [] }), AT);
    expect(note).toContain("```\nserver: nginx\n```");
    expect(note).not.toMatch(/Selector|What to change|WCAG/u);
    expect(developerNote(issue({ evidence: [], places: 0 }), AT)).not.toContain("## Before");
  });

  it("lets no code of the site end its own block", () => {
    const note = developerNote(
      issue({ evidence: [place({ snippet: "<p>```</p>", selector: "[a=`b`]" })] }),
      AT,
    );
    expect(note).toContain("````html\n<p>```</p>\n````");
    expect(note).toContain("`` [a=`b`] ``");
  });

  it("is about the place that the picture shows", () => {
    const pictured = place({ screenshot: "1" });
    expect(mainPlace(issue({ evidence: [place(), pictured] }))).toBe(pictured);
    expect(mainPlace(issue({ evidence: [] }))).toBeUndefined();
  });
});
