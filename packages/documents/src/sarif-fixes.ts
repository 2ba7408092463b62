import { exampleHeading, FILLING_WORDS, needsFilling } from "@plumbline/contract/fix-example-text";
import type { FixExample } from "@plumbline/contract/fix-example";
import type { Finding } from "@plumbline/contract/scan-result";
import { isWholeSnippet } from "@plumbline/contract/snippet";
import type { Artifact, Fix } from "sarif";

const TAG = /^<(?<name>[a-z][\w-]*)[\s/>]/iu;
/** What a page's head lacks is told at another element, so an example of one is no other form of that element. */
const OF_THE_HEAD = new Set(["title", "meta", "link"]);

/**
 * Fixes of a log: examples that are corrected markup of one element. A finding knows the markup and not where in the
 * page's file it stands, if it stands there at all: a region of the page would be invented. So the element is an artifact
 * of its own, nested in the page at the path of its selector, whose contents are the markup. Sections 3.24 and 3.55 of
 * the standard.
 */
export class SarifFixes {
  /** Elements that have a fix, to be listed after the pages. */
  readonly elements: Artifact[] = [];
  private readonly known = new Map<string, NestedElement>();
  private readonly pages: ReadonlyMap<string, number>;
  private readonly first: number;

  /** Takes the pages by address, each with its place among the artifacts, and the place of the first element. */
  constructor(pages: ReadonlyMap<string, number>, first: number) {
    this.pages = pages;
    this.first = first;
  }

  /**
   * The fix of a finding; none where its example is no markup of its element, its page is not listed, or another finding
   * saw the element with other markup.
   */
  fixesOf({ page, selector, snippet, example }: Finding): Fix[] {
    const parentIndex = this.pages.get(page);
    if (parentIndex === undefined || selector === null) return [];
    if (snippet === null || !isMarkupOf(snippet, example)) return [];
    const element = this.elementAt(parentIndex, { selector, snippet });
    if (element.snippet !== snippet) return [];
    const gap = needsFilling(example) ? `. ${FILLING_WORDS}` : "";
    return [
      {
        description: { text: `${exampleHeading(example)}${gap}` },
        artifactChanges: [
          {
            artifactLocation: element.location,
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

  private elementAt(
    parentIndex: number,
    { selector, snippet }: { selector: string; snippet: string },
  ): NestedElement {
    const key = JSON.stringify([parentIndex, selector]);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const uri = `/${encodeURIComponent(selector.toWellFormed())}`;
    const added = { location: { uri, index: this.first + this.elements.length }, snippet };
    this.known.set(key, added);
    this.elements.push({
      location: added.location,
      parentIndex,
      contents: { text: snippet },
      sourceLanguage: "html",
    });
    return added;
  }
}

interface NestedElement {
  location: { uri: string; index: number };
  snippet: string;
}

function isMarkupOf(snippet: string, example: FixExample | undefined): example is FixExample {
  if (example === undefined || !isWholeSnippet(snippet)) return false;
  const [before, after] = [tagOf(snippet), tagOf(example.text)];
  if (before === undefined || after === undefined) return false;
  return before === after || !OF_THE_HEAD.has(after);
}

function tagOf(markup: string): string | undefined {
  return TAG.exec(markup)?.groups?.["name"]?.toLowerCase();
}
