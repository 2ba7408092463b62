import { queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { referenced, roleOf } from "#gather/page/in-page/semantics.ts";

/** A part that another element names as its own. */
export interface OwnedPart {
  role: string;
  /** Role of what owns it. */
  owner: string;
  selector: string;
}

const MOST = 200;

/** Elements with a role that `aria-owns` puts into another one, which browsers then do in their tree. */
export function probe({ selectorOf }: ProbedPage): OwnedPart[] {
  return everywhere("[aria-owns]")
    .flatMap((owner) =>
      referenced(owner, "aria-owns")
        .flatMap((owned) => [owned, ...queryAll(owned, "[role]")])
        .map((part) => ({
          role: roleOf(part) ?? "",
          owner: roleOf(owner) ?? "",
          selector: selectorOf(part),
        })),
    )
    .slice(0, MOST);
}
