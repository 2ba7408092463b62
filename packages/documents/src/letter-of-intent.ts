import { letterView } from "#letter-of-intent-view.ts";
import type { LetterDocument } from "#statement-input.ts";
import { typeset } from "#typst.ts";

/**
 * A letter of intent as a tagged PDF (PDF/UA-1, US Letter), marked as a draft on every page until it is signed. The same
 * letter gives the same bytes. Throws `TypesettingError`.
 */
export function renderLetterOfIntent(letter: LetterDocument): Uint8Array {
  return typeset("letter-of-intent.typ", letterView(letter)).pdf;
}
