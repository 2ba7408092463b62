import { assignedSlot, parentElement, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { referenced, roleOf } from "#gather/page/in-page/semantics.ts";

/** A part that another element names as its own, or shows in a slot of its own. */
export interface OwnedPart {
  role: string;
  /** Role of what owns it. */
  owner: string;
  selector: string;
}

const MOST = 200;

/** Elements with a role that `aria-owns` or a slot puts into another one, which browsers then do in their tree. */
export function probe({ selectorOf }: ProbedPage): OwnedPart[] {
  return [...named(), ...slotted()].slice(0, MOST).map(([part, owner]) => ({
    role: roleOf(part) ?? "",
    owner: roleOf(owner) ?? "",
    selector: selectorOf(part),
  }));
}

type Owned = readonly [part: Element, owner: Element];

function named(): Owned[] {
  return everywhere("[aria-owns]").flatMap((owner) =>
    referenced(owner, "aria-owns")
      .flatMap((owned) => [owned, ...queryAll(owned, "[role]")])
      .map((part) => [part, owner] as const),
  );
}

function slotted(): Owned[] {
  return everywhere("[role]").flatMap((part) => {
    const owner = ownerOfSlot(assignedSlot(part));
    return owner === null ? [] : [[part, owner] as const];
  });
}

/** The next element with a role around a slot, in its shadow root. */
function ownerOfSlot(slot: HTMLSlotElement | null): Element | null {
  let around = slot === null ? null : parentElement(slot);
  while (around !== null && roleOf(around) === null) around = parentElement(around);
  return around;
}
