import { attribute, matchesSelector, queryAll } from "../dom.ts";
import { everywhere } from "./page-parts.ts";
import type { Cleared } from "./rule-hit.ts";
import { accessibleName } from "./semantics.ts";

/** Selection fields told again what they are: the browser itself keeps the states their role requires. */
export function nativeComboboxes(): Cleared[] {
  return everywhere("select[role=combobox i],input[list][role=combobox i]").flatMap((element) => {
    const isPopUp = !matchesSelector(element, "[multiple],[size]:not([size='1'],[size='0'])");
    if (!isPopUp || accessibleName(element) === "") return [];
    return [
      { criterion: "4.1.2", element, evenFailed: true },
      ...queryAll(element, "option").map((option) => ({ criterion: "1.3.1", element: option })),
    ];
  });
}

const DECORATIVE = new Set(["none", "presentation"]);
const NAMING = "[tabindex],[aria-label],[aria-labelledby],[aria-describedby],[title]";

/** Pictures marked as decorative by both names of the role, the second for browsers that do not know the first. */
export function decorativeByBothRoles(): Cleared[] {
  return everywhere("img[role~=none i][role~=presentation i]")
    .filter((picture) => {
      const roles = (attribute(picture, "role") ?? "").toLowerCase().trim().split(/\s+/);
      return roles.every((role) => DECORATIVE.has(role)) && !matchesSelector(picture, NAMING);
    })
    .map((element) => ({ criterion: "1.1.1", element, evenFailed: true }));
}

/** Roles of WAI-ARIA 1.3, of publications and of drawings that not every engine knows yet. */
const YOUNG_ROLES =
  "[role=image i],[role=mark i],[role=suggestion i],[role=comment i],[role^=graphics- i],[role^=doc- i]";

/** Parts with such a role; one that does not exist is still told by the engine that knows them all. */
export function youngRoles(): Cleared[] {
  return everywhere(YOUNG_ROLES)
    .filter((element) => !matchesSelector(element, "a,button,input,[tabindex]"))
    .map((element) => ({ criterion: "4.1.2", element }));
}
