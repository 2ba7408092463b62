import type { ElementRef } from "#evidence/document.ts";
import { attribute, closestElement, matchesSelector, parentElement } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { referenced } from "#gather/page/in-page/semantics.ts";

/** An element one of whose states is written as not set. */
export interface UnsetState {
  selector: string;
  /** Without `aria-`. */
  states: string[];
  /** Names of its attributes without a value, where it has such; absent in older facts. */
  empty?: string[];
  /** The ids that aria-controls names in vain, where the role can do without and nothing else is wrong. */
  pointsNowhere?: { ids: string; element: ElementRef };
  /** Set on the field of a closed list that is on the page only while it is open, where nothing else is missing. */
  isOfClosedList?: true;
}

const STATES = ["expanded", "hidden", "grabbed", "pressed", "checked", "selected"];
const LISTS = ["aria-controls", "aria-owns"];
const OTHERS = [
  "aria-labelledby",
  "aria-describedby",
  "aria-activedescendant",
  "aria-errormessage",
  "aria-details",
];
/** What fields of lists say besides, and what they may say there. */
const TOKENS: Record<string, readonly string[]> = {
  "aria-expanded": ["", "true", "false", "undefined"],
  "aria-autocomplete": ["", "inline", "list", "both", "none"],
  "aria-haspopup": ["", "true", "false", "menu", "listbox", "tree", "grid", "dialog"],
  "aria-invalid": ["", "true", "false", "grammar", "spelling"],
  "aria-required": ["", "true", "false"],
};
/** Attributes that say nothing without a value, so that their default holds. https://www.w3.org/TR/wai-aria-1.2/#state_property_processing */
const WITH_DEFAULT = [
  "atomic",
  "autocomplete",
  "busy",
  "current",
  "disabled",
  "expanded",
  "haspopup",
  "hidden",
  "invalid",
  "live",
  "modal",
  "multiline",
  "multiselectable",
  "orientation",
  "pressed",
  "readonly",
  "relevant",
  "required",
  "selected",
  "sort",
].map((name) => `aria-${name}`);
const NEEDING_CONTROLS = "[role=combobox],[role=scrollbar]";
const LONGEST_ID = 60;
const STEPS_AROUND = 4;
const MOST = 200;

export function probe({ selectorOf, describe }: ProbedPage): UnsetState[] {
  const unset = everywhere(STATES.map((state) => `[aria-${state}=undefined]`).join(","))
    .slice(0, MOST)
    .map((element) => ({
      selector: selectorOf(element),
      states: STATES.filter((state) => attribute(element, `aria-${state}`) === "undefined"),
    }));
  const empty = everywhere(WITH_DEFAULT.map((name) => `[${name}=""]`).join(","))
    .slice(0, MOST)
    .map((element) => ({
      selector: selectorOf(element),
      states: [],
      empty: WITH_DEFAULT.filter((name) => attribute(element, name) === ""),
    }));
  const closed = everywhere("[aria-controls],[aria-owns]").filter(isOfClosedList).slice(0, MOST);
  const nowhere = everywhere("[aria-controls]")
    .filter((element) => pointsNowhere(element) && !closed.includes(element))
    .slice(0, MOST)
    .map((element) => ({
      selector: selectorOf(element),
      states: [],
      pointsNowhere: {
        ids: (attribute(element, "aria-controls") ?? "").slice(0, LONGEST_ID),
        element: describe(element),
      },
    }));
  return [
    ...nowhere,
    ...unset,
    ...empty,
    ...closed.map((field) => ({ selector: selectorOf(field), states: [], isOfClosedList: true as const })),
  ];
}

function isOfClosedList(field: Element): boolean {
  const box = closestElement(field, "[role=combobox]");
  if (box === null || !isNear(field, box)) return false;
  const isOpen = [field, box].some((one) => attribute(one, "aria-expanded") === "true");
  return (
    !isOpen &&
    LISTS.some((name) => isMissing(field, name)) &&
    !OTHERS.some((name) => isMissing(field, name)) &&
    !saysAnythingInvalid(field)
  );
}

function saysAnythingInvalid(field: Element): boolean {
  return Object.entries(TOKENS).some(([name, allowed]) => {
    const value = attribute(field, name);
    return value !== null && !allowed.includes(value.trim().toLowerCase());
  });
}

/** https://www.w3.org/TR/wai-aria-1.2/#aria-controls: no more than a help to get there, but for these roles. */
function pointsNowhere(element: Element): boolean {
  return (
    !matchesSelector(element, NEEDING_CONTROLS) &&
    isMissing(element, "aria-controls") &&
    !["aria-owns", ...OTHERS].some((name) => isMissing(element, name)) &&
    !saysAnythingInvalid(element)
  );
}

function isNear(field: Element, box: Element): boolean {
  let around: Element | null = field;
  for (let step = 0; step < STEPS_AROUND && around !== null; step += 1) {
    if (around === box) return true;
    around = parentElement(around);
  }
  return false;
}

function isMissing(field: Element, name: string): boolean {
  return (attribute(field, name) ?? "").trim() !== "" && referenced(field, name).length === 0;
}
