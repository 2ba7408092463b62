import { HARDWARE } from "./section-508.ts";

/** Source: 302, 602 and 603 of the Revised Section 508 standards. */
const BY_HAND: Record<string, string> = {
  "302.1": "Whether people can do everything without seeing, for example with a screen reader.",
  "302.2": "Whether people with low vision can do everything, for example enlarged or in their own colors.",
  "302.3": "Whether people can do everything without telling colors apart.",
  "302.4": "Whether people can do everything without hearing.",
  "302.5": "Whether people who hear little can do everything, for example with captions.",
  "302.6": "Whether people can do everything without speaking.",
  "302.7": "Whether people can do everything without fine control of their hands or several moves at once.",
  "302.8": "Whether people with limited reach and strength can do everything.",
  "302.9":
    "Whether the site has features that make it simpler for people with limited cognitive, language or learning abilities.",
  [HARDWARE]: "Whether the product comes with hardware of its own.",
  "602.2": "Whether the documentation lists the accessibility features and says how to use them.",
  "602.3": "Whether documentation in electronic form, including help pages, meets WCAG 2.0, levels A and AA.",
  "602.4": "Whether people can get printed documentation in a form that they can use.",
  "603.2": "Whether support can tell people about the accessibility features.",
  "603.3": "Whether people can reach support in the way in which they communicate.",
};

/** What a person must look at for a provision of Section 508; undefined where its chapter says it. */
export function provisionByHand(provision: string): string | undefined {
  return BY_HAND[provision];
}
