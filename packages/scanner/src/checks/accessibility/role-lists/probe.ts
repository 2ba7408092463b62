import type { ElementRef } from "#evidence/document.ts";
import { attribute, attributesOf } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed } from "#gather/page/in-page/semantics.ts";

/** An element with several roles, of which browsers take the first that they know. */
export interface RoleList {
  /** In lower case. */
  roles: string[];
  /** ARIA attributes with a value, and their values. */
  attributes: Record<string, string>;
  element: ElementRef;
}

const MOST = 200;
const MOST_ROLES = 10;
const VALUE_LIMIT = 60;

export function probe({ describe, within }: AskedPage): RoleList[] {
  return everywhere("[role*=' ']")
    .map((element) => ({ element, roles: rolesOf(element) }))
    .filter(({ element, roles }) => roles.length > 1 && isExposed(element))
    .filter(within(MOST))
    .map(({ element, roles }) => ({
      roles: roles.slice(0, MOST_ROLES),
      attributes: Object.fromEntries(
        [...attributesOf(element)]
          .filter(({ name, value }) => name.startsWith("aria-") && value.trim() !== "")
          .map(({ name, value }) => [name, value.slice(0, VALUE_LIMIT)]),
      ),
      element: describe(element),
    }));
}

function rolesOf(element: Element): string[] {
  return (attribute(element, "role") ?? "").toLowerCase().trim().split(/\s+/);
}
