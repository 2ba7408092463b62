import { answerEventsIn, type AnswerEvent } from "#checks/privacy/reading/answer-events.ts";
import { type ContactEvent, contactEventsIn } from "#checks/privacy/reading/contact-events.ts";
import { pixelEventsIn, type PixelEvent } from "#checks/privacy/reading/pixel-events.ts";
import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import type { PageEvidence } from "#evidence/page.ts";

/** Code of the scripts in the page that were kept, and of those it loads from its own site. */
export function ownScripts({ finalUrl, rawMarkup, sources }: PageEvidence): string[] {
  const inline = rawMarkup?.gathered === true ? (rawMarkup.value.inlineScripts ?? []) : [];
  const own = sources.filter(({ type, url }) => type === "script" && !isThirdParty(url, finalUrl));
  return [...inline, ...own.map(({ text }) => text)];
}

/** What those scripts tell the pixels of ad networks. */
export function pixelEventsOf(page: PageEvidence): PixelEvent[] {
  return ownScripts(page).flatMap(pixelEventsIn);
}

/** What those scripts tell companies of what visitors choose or enter. */
export function answerEventsOf(page: PageEvidence): AnswerEvent[] {
  return ownScripts(page).flatMap(answerEventsIn);
}

/** What those scripts tell companies that a visitor can be reached by. */
export function contactEventsOf(page: PageEvidence): ContactEvent[] {
  return ownScripts(page).flatMap(contactEventsIn);
}
