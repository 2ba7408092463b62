import type { FormFieldRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

const MOST_PAGES = 3;
const TEXT_TYPES = new Set(["text", "email", "password", "tel", "textarea", ""]);

/**
 * Pages worth typing into: first the one whose fields ask most, then those that have fields no chosen page has. The
 * search field that every page has is no reason to visit each of them.
 */
export function pagesToTypeIn(pages: readonly PageEvidence[]): string[] {
  const asked = pages.flatMap((page) => {
    const fields = textFieldsOf(page);
    return page.notMeasured === null && fields.size > 0 ? [{ url: page.finalUrl, fields }] : [];
  });
  const chosen: string[] = [];
  const known = new Set<string>();
  while (chosen.length < MOST_PAGES) {
    const [most] = asked
      .map(({ url, fields }) => ({ url, fields, added: fields.difference(known).size }))
      .toSorted((a, b) => b.added - a.added);
    if (most === undefined || most.added === 0) break;
    chosen.push(most.url);
    for (const name of most.fields) known.add(name);
  }
  return chosen;
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
