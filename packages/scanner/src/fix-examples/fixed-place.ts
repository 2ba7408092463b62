import type { FixExample } from "@plumbline/contract/fix-example";

/** What an example may be made of: the place as a finding tells it, and nothing else. */
export interface PlaceToFix {
  /** Markup, header, cookie or address; cut to `SNIPPET_CHARACTERS`. */
  snippet: string | null;
  message: string;
  page: string;
}

/** Says how a place can look once it is fixed; null where what is known of it does not tell. */
export type ExampleOf = (place: PlaceToFix) => FixExample | null;

/** An example of one text; null for none. */
export function plainExample(text: string | null): FixExample | null {
  return text === null ? null : { text };
}
