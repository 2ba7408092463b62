import { EXAMPLE_HEADING, FILLING_WORDS, needsFilling } from "@plumbline/contract/fix-example-text";
import type { FixExample } from "@plumbline/contract/fix-example";
import type { Finding } from "@plumbline/contract/scan-result";
import type { Artifact, Fix } from "sarif";

/** Characters of the longest snippet that is whole. */
const LONGEST = 400;
const TAG = /^<(?<name>[a-z][\w-]*)[\s/>]/iu;
/** What a page's head lacks is told at another element, so an example of one is no other form of that element. */
const OF_THE_HEAD = new Set(["title", "meta", "link"]);

/**
 * Fixes of a log: examples that are corrected markup of one element. A finding knows the markup and not where in the
 * page's file it stands, if it stands there at all. So the element is an artifact of its own, nested in the page, whose
 * contents are the markup: a region of the page would be invented. Sections 3.24 and 3.55 to 3.57 of the standard.
 */
export class SarifFixes {
  /** Elements that have a fix, to be listed after the pages. */
  readonly elements: Artifact[] = [];
  private readonly indices = new Map<string, number>();
  private readonly pages: ReadonlyMap<string, number>;
  private readonly first: number;

  /** Takes the pages by address, each with its place among the artifacts, and the place of the first element. */
  constructor(pages: ReadonlyMap<string, number>, first: number) {
    this.pages = pages;
    this.first = first;
  }

  /** The fix of a finding; none where its example is no markup of its element, or its page is not listed. */
  fixesOf({ page, selector, snippet, example }: Finding): Fix[] {
    const parentIndex = this.pages.get(page);
    if (snippet === null || parentIndex === undefined || !isMarkupOf(snippet, example)) return [];
    const index = this.elementAt({ parentIndex, selector, snippet });
    const gap = needsFilling(example) ? `. ${FILLING_WORDS}` : "";
    return [
      {
        description: { text: `${EXAMPLE_HEADING}${gap}` },
        artifactChanges: [
          {
            artifactLocation: { index },
            replacements: [
              {
                deletedRegion: { charOffset: 0, charLength: snippet.length },
                insertedContent: { text: example.text },
              },
            ],
          },
        ],
        properties: { page },
      },
    ];
  }

  private elementAt(element: { parentIndex: number; selector: string | null; snippet: string }): number {
    const { parentIndex, selector, snippet } = element;
    const key = JSON.stringify(element);
    const known = this.indices.get(key);
    if (known !== undefined) return known;
    const index = this.first + this.elements.length;
    this.indices.set(key, index);
    this.elements.push({
      parentIndex,
      contents: { text: snippet },
      sourceLanguage: "html",
      ...(selector === null ? {} : { properties: { selector } }),
    });
    return index;
  }
}

function isMarkupOf(snippet: string, example: FixExample | undefined): example is FixExample {
  if (example === undefined || snippet.length >= LONGEST) return false;
  const [before, after] = [tagOf(snippet), tagOf(example.text)];
  if (before === undefined || after === undefined) return false;
  return before === after || !OF_THE_HEAD.has(after);
}

function tagOf(markup: string): string | undefined {
  return TAG.exec(markup)?.groups?.["name"]?.toLowerCase();
}
