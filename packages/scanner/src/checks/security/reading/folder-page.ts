import { parse } from "parse5";
import type { DefaultTreeAdapterTypes } from "parse5";

import type { DocumentSnapshot } from "#evidence/document.ts";
import type { FolderAnswer } from "#evidence/site.ts";

type Element = DefaultTreeAdapterTypes.Element;
type FolderPage = Omit<Extract<FolderAnswer["seen"], { gathered: true }>["value"], "status">;

const MOST_TEXT = 200;

/** Whether a link is the one to the folder above that servers put on top of their lists of files. */
function leadsUp(rawHref: string, words: string): boolean {
  return rawHref === "../" || /^\[?(?:To )?Parent Directory\]?$/i.test(words.trim());
}

/** Whether a page is the bare list of a folder's files that a server makes. */
export function listsFiles({ title, text, links }: DocumentSnapshot): boolean {
  const linksUp = links.some(({ rawHref, text: words }) => leadsUp(rawHref, words));
  return isListing({ title, text, linksUp });
}

/**
 * Whether what a page says makes it a list of files.
 * A heading alone proves nothing: a page may be called 'Index of artists'. The way up must be there too.
 */
export function isListing({ title, text, linksUp }: Pick<FolderPage, "title" | "text" | "linksUp">): boolean {
  const name = title ?? "";
  const byTitle = /^(?:Index of|Directory listing for|Listing directory)\s+\/?\S*/i.test(name);
  const columns = /\bName\b.{0,20}\b(?:Last modified|Modified|Date)\b.{0,20}\bSize\b/i.test(text);
  const iis = /\[To Parent Directory\]/.test(text) && /\s-\s\//.test(name);
  // Python's own server names the folder twice, and has no way up.
  const python = /^Directory listing for \/\S*$/.test(name.trim()) && text.trim().startsWith(name.trim());
  return (byTitle && (linksUp || columns)) || iis || python;
}

/** What a folder's page says, read without running it. */
export function readFolderPage(html: string): FolderPage {
  const elements: Element[] = [];
  const root = parse(html);
  const pending: DefaultTreeAdapterTypes.Node[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if ("tagName" in node) elements.push(node);
    if ("childNodes" in node) pending.push(...node.childNodes.toReversed());
  }
  const links = elements.filter((element) => element.tagName === "a" && hrefOf(element) !== null);
  const title = elements.find(({ tagName }) => tagName === "title");
  const body = elements.find(({ tagName }) => tagName === "body");
  return {
    title: title === undefined ? null : textOf(title),
    linksUp: links.some((link) => leadsUp(hrefOf(link) ?? "", textOf(link))),
    links: links.length,
    text: body === undefined ? "" : textOf(body).slice(0, MOST_TEXT),
  };
}

function hrefOf({ attrs }: Element): string | null {
  return attrs.find(({ name }) => name === "href")?.value ?? null;
}

function textOf(element: Element): string {
  const texts: string[] = [];
  const pending: DefaultTreeAdapterTypes.Node[] = [element];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.nodeName === "#text" && "value" in node) texts.push(node.value);
    if ("childNodes" in node) pending.push(...node.childNodes.toReversed());
  }
  return texts.join(" ").replaceAll(/\s+/g, " ").trim();
}
