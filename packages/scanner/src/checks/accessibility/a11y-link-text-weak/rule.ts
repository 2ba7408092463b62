import { LINKS } from "#checks/accessibility/a11y-link-purpose/links.ts";
import type { LinksOfPage, ShortLink } from "#checks/accessibility/a11y-link-purpose/probe.ts";
import { LINK_HABITS } from "#checks/accessibility/families/links.ts";
import { pageLanguage } from "#checks/accessibility/languages/page-language.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, ExaminedPage, RuleDefect } from "#checks/accessibility/rule.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";
import { isGenericLinkText } from "#checks/generic-link-texts.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const ADDRESS_LINKS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** Words that make sense in their sentence, and in no list of links. */
const NEEDS_SENTENCE =
  /^(?:this site|more details|(?:view |see |show )?details|view|hier|mehr|details ansehen|ansehen|anzeigen|ici|voir|aquí|ver|qui|vedi|bekijk)$/;

function needsSentence(name: string, lang: string | null): boolean {
  return NEEDS_SENTENCE.test(plainWords(name)) || isGenericLinkText(name, lang);
}

/** Letters beside a link from which its sentence explains it; with fewer, it breaks the criterion. */
const TELLING_LETTERS = 3;

export const a11yLinkTextWeak = rule({
  id: "a11y-link-text-weak",
  severity: "info",
  criteria: [],
  defect: "Link text that says little by itself",
  title: "Link texts make sense by themselves",
  ...LINK_HABITS,
  fixSteps: [
    "Make the words that name the page the link: “see the spring courses” instead of “for the spring courses, click here”.",
    "Give links that should share a text the name of their page, such as “Course in baking” instead of “Course”.",
  ],
  effort: "S",
  likelyOwner: "editor",
  advisedBy: {
    title: "Understanding link purpose (link only), level AAA",
    url: "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-link-only.html",
  },
  examines: [
    examine(LINKS, decide),
    examine(ADDRESS_LINKS, (links) => ({
      applies: links.length > 0,
      defects: links.map(({ name, element }) => ({
        message: `The link is named by a long address: “${name.slice(0, 60)}”`,
        element,
      })),
    })),
  ],
});

function decide({ shortLinks }: LinksOfPage, page: ExaminedPage): Decision {
  const lang = pageLanguage(page);
  return {
    applies: shortLinks.length > 0,
    defects: [...inSentences(shortLinks, lang), ...ofOneName(shortLinks, lang)],
  };
}

function inSentences(links: readonly ShortLink[], lang: string | null): RuleDefect[] {
  return links
    .filter(({ name, lettersBeside }) => needsSentence(name, lang) && lettersBeside >= TELLING_LETTERS)
    .map(({ name, element }) => ({
      message: `In a list of links, “${name.slice(0, 40)}” says nothing`,
      element,
    }));
}

/** Links of one text that lead to several pages, where nothing stands beside them; in tables, their rows tell them apart. */
function ofOneName(links: readonly ShortLink[], lang: string | null): RuleDefect[] {
  const bare = links.filter(
    ({ name, cell, lettersBeside, isDescribed, address }) =>
      cell === null &&
      !isDescribed &&
      lettersBeside < TELLING_LETTERS &&
      isPage(address) &&
      /\p{L}{3}/u.test(name) &&
      !needsSentence(name, lang),
  );
  return [...Map.groupBy(bare, ({ name }) => plainWords(name)).values()].flatMap((group) =>
    toOtherPages(group).map(({ name, element }) => ({
      message: `Several links are named “${name.slice(0, 40)}”, and this one leads to another page than the others`,
      element,
    })),
  );
}

/** One link to each page of a group but the one that most of it lead to. */
function toOtherPages(group: readonly ShortLink[]): ShortLink[] {
  const byPage = [...Map.groupBy(group, ({ address }) => pageOf(address)).values()];
  const [, ...others] = byPage.toSorted((a, b) => b.length - a.length);
  return others.flatMap(([first]) => first ?? []);
}

function isPage(address: string): boolean {
  return /^https?:/.test(address);
}

function pageOf(address: string): string {
  return address.replace(/[?#].*$/, "").replace(/\/$/, "");
}
