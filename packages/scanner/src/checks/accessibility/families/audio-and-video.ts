import type { RuleFamily } from "#checks/accessibility/rule-family.ts";

/** Rules about captions and sound. */
export const AUDIO_AND_VIDEO: RuleFamily = {
  whyItMatters:
    "People who are deaf or hard of hearing rely on captions, and so does anyone who watches without sound. Sound that starts by itself drowns out a screen reader.",
  businessImpact:
    "Many people watch videos on mute, and without captions they miss your message. Many organizations also have a legal duty to provide captions.",
};
