import type { ScriptedLinkRef } from "#evidence/document.ts";

import { absolute } from "./addresses.ts";
import type { Describer } from "./describe-element.ts";
import {
  attribute,
  attributesOf,
  closestElement,
  folded,
  innerText,
  isVisible,
  queryAll,
  tagName,
} from "./dom.ts";

const MOST = 100;
const TEXT_LIMIT = 80;
const LINK = ':is(a, area)[href]:not([href=""], [href="#"], [href^="javascript:" i])';
/** A price's unit begins with a slash, too. */
const UNIT =
  /^\/(?:kg|g|lb|oz|l|m2?|h|hr|hour|std|day|tag|jour|week|woche|mo|month|monat|mois|mese|yr|year|jahr|an|anno)$/i;
const FIELDS = new Set(["input", "select", "textarea", "option", "form", "iframe", "body", "html"]);
const SAYS_ADDRESS =
  /^data-(?!.*(?:src|img|image|picture|bg|background|icon|api|endpoint|action|ajax|fetch|load|share|template|partial|poster|video|audio|file|download))/;
const OPENS =
  /(?:\blocation(?:\.href)?\s*=\s*|\blocation\.(?:assign|replace)\(\s*|\bwindow\.open\(\s*|\b(?:go(?:to)?|navigate(?:to)?|open(?:page|url|link)?|visit|redirect(?:to)?)\(\s*)(?:"([^"]+)"|'([^']+)'|`([^`$]+)`)/i;

/** A handler that is one call with one address: what else would it do with that than open it? */
const ONE_CALL =
  /^\s*(?:return\s+)?(?!(?:[\w$]+\.)*\w*(?:track|log|load|fetch|ajax|get|post|send|play|add|remove|delete|copy|share|print|like|vote|report|api|save|download|upload|preview|zoom|img|image)\w*\s*\()[\w$.]+\(\s*(?:"([^"]+)"|'([^']+)')\s*\)\s*;?\s*(?:return\s+false;?)?\s*$/i;

/** Elements that a script makes act as links: they name an address, and neither are in a link nor hold one. */
export function readScriptedLinks(elements: readonly Element[], describer: Describer): ScriptedLinkRef[] {
  const found: ScriptedLinkRef[] = [];
  for (const element of elements) {
    if (found.length === MOST) break;
    const address = addressIn(element);
    if (address === null || !actsAsLink(element)) continue;
    const text = folded(element instanceof HTMLElement ? innerText(element) : null, TEXT_LIMIT);
    if (text !== "" && isVisible(element))
      found.push({ ...describer.describe(element), href: address, text });
  }
  return found;
}

function addressIn(element: Element): string | null {
  if (FIELDS.has(tagName(element))) return null;
  const onclick = attribute(element, "onclick");
  if (onclick !== null) {
    const [, ...quoted] = OPENS.exec(onclick) ?? ONE_CALL.exec(onclick) ?? [];
    return absolute(quoted.find((address) => address !== undefined && looksLikePage(address)) ?? null);
  }
  const named = [...attributesOf(element)].find(
    ({ name, value }) => SAYS_ADDRESS.test(name) && looksLikePage(value),
  );
  return named === undefined ? null : absolute(named.value);
}

/** A path or an address of a page, not of data or a file. */
function looksLikePage(value: string): boolean {
  const isAddress = /^(?:https?:\/\/[^\s/]+)?\/(?!\/)[\w\-./~%+]*(?:\?[^\s<>{}]*)?(?:#[\w-]*)?$/.test(value);
  const isPageFile = /^[\w\-./]+\.(?:html?|php|aspx?)(?:\?[^\s<>{}]*)?$/.test(value);
  if ((!isAddress && !isPageFile) || UNIT.test(value)) return false;
  const path = value.replace(/[?#].*$/, "");
  if (/\/(?:_|api\/|ajax|graphql|rest\/|wp-json|cdn-cgi)/i.test(path)) return false;
  return (
    !/\.\w{2,5}$/.test(path.replace(/^https?:\/\/[^/]+/, "")) || /\.(?:html?|php|aspx?|jsp)$/i.test(path)
  );
}

function actsAsLink(element: Element): boolean {
  if (closestElement(element, LINK) !== null || queryAll(element, LINK).length > 0) return false;
  return (
    attribute(element, "role") === "link" ||
    getComputedStyle(element).cursor === "pointer" ||
    attribute(element, "onclick") !== null
  );
}
