import type { ElementRef } from "#evidence/document.ts";
import { folded, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A sentence that may say that time is limited. */
export interface SpokenLimit {
  text: string;
  element: ElementRef;
}

const TEXTS = "p,li,dd,td,div,span,strong,label,legend,[role=timer]";
const BLOCKS = "p,li,dd,td,div,ul,table,form,section";
const SPEAKS =
  /seconds?|minutes?|\bmins?\b|\bsecs?\b|session|sekunden|minuten|sitzung|secondes|segundos|minutos|secondi|minuti|sessi|sesión|\d:\d\d/i;
const MOST_TEXTS = 5000;
const MOST = 30;
const TEXT_LIMIT = 200;

/** Short texts in sight that speak of seconds, minutes or a session. */
export function probe({ describe, within }: AskedPage): SpokenLimit[] {
  return everywhere(TEXTS)
    .filter(within(MOST_TEXTS))
    .filter((element) => queryAll(element, BLOCKS).length === 0)
    .map((element) => ({ element, text: folded(textOf(element), TEXT_LIMIT) }))
    .filter(({ text, element }) => SPEAKS.test(text) && isSeen(element) && isExposed(element))
    .filter(within(MOST))
    .map(({ element, text }) => ({ text, element: describe(element) }));
}
