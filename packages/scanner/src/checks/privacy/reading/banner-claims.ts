import { type Denial, type DeniedThing, denialsIn } from "#checks/privacy/reading/denials.ts";
import { saysOnlyNeeded } from "#checks/privacy/reading/only-needed-cookies.ts";
import { sentencesOf } from "#checks/privacy/reading/sentences.ts";

const NO_TRACKING =
  /^(?:no|kein|aucun|pas de|sin|nessun|geen|sem|bez) (?:tracking|trackers?|traceurs?|suivi|pistage|rastreo|rastreadores|seguimiento|tracciamento|rastreamento|śledzenia)(?: (?:at all|here|whatsoever))?[.!]?$/iu;
/** What a banner says that the site does without, in a sentence that knows no exception. */
export function bannerClaimsIn(text: string): Denial[] {
  const told = sentencesOf(text).flatMap((sentence): Denial[] => {
    const kind = claimIn(sentence);
    return kind === null ? [] : [{ sentence, denied: [{ kind, isOfCookies: kind === "cookies" }] }];
  });
  return [...told, ...denialsIn(text)];
}

function claimIn(sentence: string): DeniedThing["kind"] | null {
  if (NO_TRACKING.test(sentence)) return "tracking";
  return saysOnlyNeeded(sentence) ? "cookies" : null;
}
