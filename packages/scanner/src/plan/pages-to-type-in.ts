import type { FormFieldRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

const MOST_PAGES = 3;
const MOST_OTHERS = 3;
const MOST_CURIOUS = 2;
/** Data and templates are no scripts that run. */
const RUNS_NOT = /^<script[^>]*\stype=["']?(?:application|text\/(?!javascript)|speculationrules|importmap)/i;
const TEXT_TYPES = new Set(["text", "email", "password", "tel", "textarea", ""]);

/**
 * Pages worth typing into: first the one whose fields ask most, then those that have fields no chosen page has. The
 * search field that every page has is no reason to visit each of them. Others are worth a look because they run scripts
 * that neither the start page nor a chosen one runs: two that ask for the visitor's location, camera or microphone, then
 * those with fields.
 */
export function pagesToTypeIn(
  pages: readonly PageEvidence[],
  startUrl: string,
): { asking: string[]; others: string[] } {
  const measured = pages
    .filter(({ notMeasured, document }) => notMeasured === null && document.gathered)
    .map((page) => ({ url: page.finalUrl, fields: textFieldsOf(page), scripts: scriptsOf(page) }));
  const asking = covering(
    measured.map(({ url, fields }) => ({ url, has: fields })),
    new Set(),
    MOST_PAGES,
  );
  const isSeen = ({ url }: { url: string }): boolean => url === startUrl || asking.includes(url);
  const known = new Set(measured.filter(isSeen).flatMap(({ scripts }) => [...scripts]));
  const left = measured.filter((page) => !isSeen(page)).map((page) => ({ ...page, has: page.scripts }));
  const curious = covering(left.filter(asksForVisitor), known, MOST_CURIOUS);
  const withFields = covering(
    left.filter(({ fields }) => fields.size > 0),
    known,
    MOST_OTHERS - curious.length,
  );
  const others = covering(left, known, MOST_OTHERS - curious.length - withFields.length);
  return { asking, others: [...curious, ...withFields, ...others] };
}

/** Whether a script in the page begins with a question for the visitor's location, camera or microphone. */
function asksForVisitor({ scripts }: { scripts: ReadonlySet<string> }): boolean {
  return [...scripts].some((script) => /navigator\.(?:geolocation|mediaDevices)/.test(script));
}

/** Pages that have most that is not known yet, which becomes known with them. */
function covering(
  pages: readonly { url: string; has: ReadonlySet<string> }[],
  known: Set<string>,
  most: number,
): string[] {
  const chosen: string[] = [];
  while (chosen.length < most) {
    const [next] = pages
      .map(({ url, has }) => ({ url, has, added: [...has].filter((name) => !known.has(name)).length }))
      .toSorted((a, b) => b.added - a.added);
    if (next === undefined || next.added === 0) break;
    chosen.push(next.url);
    for (const name of next.has) known.add(name);
  }
  return chosen;
}

/** Addresses of its scripts without their queries, and what is seen of those that stand in the page. */
function scriptsOf({ document }: PageEvidence): Set<string> {
  if (!document.gathered) return new Set();
  const running = document.value.scripts.filter(({ snippet }) => !RUNS_NOT.test(snippet));
  return new Set(
    running.map(({ url, snippet }) =>
      url === null
        ? snippet.replaceAll(/\snonce=(?:"[^"]*"|'[^']*'|\S+?)(?=[\s>])/g, "")
        : (url.split("?")[0] ?? url),
    ),
  );
}

function textFieldsOf({ document }: PageEvidence): Set<string> {
  if (!document.gathered) return new Set();
  const { forms, looseFields } = document.value;
  const fields = [...forms.flatMap((form) => form.fields), ...looseFields];
  return new Set(fields.filter(takesText).map(({ component }) => component));
}

function takesText({ tag, type }: FormFieldRef): boolean {
  return tag === "textarea" || (tag === "input" && TEXT_TYPES.has(type));
}
