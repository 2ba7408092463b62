import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  attributesOf,
  closestElement,
  folded,
  matchesSelector,
  queryAll,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isSeen } from "#gather/page/in-page/semantics.ts";

/** A control in whose place htmx puts what the server answers. https://htmx.org/attributes/hx-target/ */
export interface SwappedControl {
  name: string;
  /** Whether something may give the focus to what comes: its id, by which htmx finds it again, or a script at it. */
  mayKeepFocus: boolean;
  element: ElementRef;
}

const VERBS = ["get", "post", "put", "patch", "delete"].map((verb) => `hx-${verb}`);
const ASKS = VERBS.flatMap((name) => [`[${name}]`, `[data-${name}]`]).join(",");
const PRESSED = "button,a[href],input[type=button],input[type=submit],[role=button][tabindex]";
const SENDS = "button:not([type=button],[type=reset]),input[type=submit]";
const REPLACED = new Set(["innerHTML", "outerHTML", "textContent", "delete"]);
const AROUND_ITSELF = new Set(["outerHTML", "delete"]);
const OWN_SCRIPT = /^(?:_|autofocus|hx-preserve|(?:data-)?hx-on.*)$/;
const MOST = 50;
const NAME_LIMIT = 80;

export function probe({ describe, within }: AskedPage): SwappedControl[] {
  return everywhere(ASKS)
    .filter(within(MOST))
    .flatMap((asking) => {
      const control = pressedOf(asking);
      return control !== null && isSeen(control) && isSwapped(asking, control) ? [{ asking, control }] : [];
    })
    .map(({ asking, control }) => ({
      name: folded(accessibleName(control), NAME_LIMIT),
      mayKeepFocus: attribute(control, "id") !== null || [asking, control].some(hasScript),
      element: describe(control),
    }));
}

/** What is pressed for htmx to ask the server; null where it asks by itself. */
function pressedOf(asking: Element): Element | null {
  const trigger = hx(asking, "trigger");
  if (trigger !== null && !/\b(?:click|submit)\b/.test(trigger)) return null;
  if (matchesSelector(asking, "form")) return queryAll(asking, SENDS)[0] ?? null;
  return matchesSelector(asking, PRESSED) ? asking : null;
}

function isSwapped(asking: Element, control: Element): boolean {
  const way = (inherited(asking, "swap")?.value ?? "innerHTML").split(" ")[0] ?? "";
  const target = targetOf(asking);
  if (target === null || !target.contains(control)) return false;
  return target === control ? AROUND_ITSELF.has(way) : REPLACED.has(way);
}

function targetOf(asking: Element): Element | null {
  const { value, by } = inherited(asking, "target") ?? { value: "this", by: asking };
  if (value === "this") return by;
  const [, selector] = /^closest (.+)$/.exec(value) ?? [];
  try {
    return selector === undefined ? (queryAll(document, value)[0] ?? null) : closestElement(asking, selector);
  } catch {
    // Words of htmx for what stands elsewhere.
    return null;
  }
}

/** An attribute of htmx is that of whatever stands around, too. */
function inherited(element: Element, name: string): { value: string; by: Element } | null {
  const by = closestElement(element, `[hx-${name}],[data-hx-${name}]`);
  const value = by === null ? null : hx(by, name);
  return by === null || value === null ? null : { value: value.trim(), by };
}

function hx(element: Element, name: string): string | null {
  return attribute(element, `hx-${name}`) ?? attribute(element, `data-hx-${name}`);
}

function hasScript(element: Element): boolean {
  return [...attributesOf(element)].some(({ name }) => OWN_SCRIPT.test(name));
}
