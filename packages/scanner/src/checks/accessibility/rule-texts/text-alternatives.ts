import type { RuleFamily, RuleTexts } from "./rule-text.ts";

const PICTURES: RuleFamily = {
  whyItMatters:
    "People who can't see an image hear its text alternative instead. Without one, a screen reader skips the image or reads out its file name.",
  businessImpact:
    "Many web accessibility complaints mention missing image descriptions. Search engines can't index what an image shows, either.",
};

const MEDIA: RuleFamily = {
  whyItMatters:
    "People who are deaf or hard of hearing rely on captions, and so does anyone who watches without sound. Sound that starts by itself drowns out a screen reader.",
  businessImpact:
    "Many people watch videos on mute, and without captions they miss your message. Many organizations also have a legal duty to provide captions.",
};

/** Rules about pictures, frames' embedded objects, video and sound. */
export const TEXT_ALTERNATIVE_RULES: RuleTexts = {
  "image-alt": {
    family: PICTURES,
    severity: "critical",
    defect: "Images without a text alternative",
    title: "Images have a text alternative",
    fixSteps: [
      "For each image, decide whether it tells the reader something or is only decoration.",
      'If it tells something, add alt="..." with one short sentence that says what a reader needs to know. If the image is inside a link, say where the link goes.',
      'If it is only decoration, add an empty alt="". Screen readers then skip it.',
      'In a CMS, fill in "Alternative text" or "Alt text" in the media library, so that every use of the image gets it.',
    ],
    effort: "S",
  },
  "input-image-alt": {
    family: PICTURES,
    severity: "critical",
    defect: "Image button without a text alternative",
    title: "Image buttons say what they do",
    fixSteps: [
      'Add alt="..." to the <input type="image"> with what it does, such as "Search" or "Place order".',
      "Don't describe the image itself. Visitors need to know what the button does.",
    ],
    effort: "S",
  },
  "area-alt": {
    family: PICTURES,
    severity: "critical",
    defect: "Clickable image areas without a text alternative",
    title: "Clickable areas of images have a text alternative",
    fixSteps: [
      'Add alt="..." to each <area> with the name of the page it opens.',
      "If the image is only a menu, replace it with plain links. They also work on phones.",
    ],
    effort: "S",
  },
  "role-img-alt": {
    family: PICTURES,
    severity: "high",
    defect: "Element shown as an image without a text alternative",
    title: "Elements shown as images have a text alternative",
    fixSteps: [
      'Add aria-label="..." to each element with role="img", and say what it shows.',
      'If it is only decoration, such as an icon next to its text, use aria-hidden="true" instead of role="img".',
    ],
    effort: "S",
  },
  "svg-img-alt": {
    family: PICTURES,
    severity: "high",
    defect: "Vector image without a text alternative",
    title: "SVG images have a text alternative",
    fixSteps: [
      'Put <title>...</title> first inside each <svg role="img">, or add aria-label.',
      'If the drawing is only decoration, remove role="img" and add aria-hidden="true".',
      "If your icons come from a shared component, change it once in the component.",
    ],
    effort: "S",
  },
  "object-alt": {
    family: PICTURES,
    severity: "high",
    defect: "Embedded object without a text alternative",
    title: "Embedded objects have a text alternative",
    fixSteps: [
      "Add aria-label or title to each <object>, and say what it contains.",
      "Inside <object>...</object>, put a link to the same content for browsers that can't show it.",
    ],
    effort: "S",
  },
  "aria-meter-name": {
    family: PICTURES,
    severity: "high",
    defect: "Meter without a name",
    title: "Meters say what they measure",
    fixSteps: [
      'Add aria-label to each role="meter", such as aria-label="Storage used". Or point aria-labelledby to its visible caption.',
    ],
    effort: "S",
  },
  "aria-progressbar-name": {
    family: PICTURES,
    severity: "high",
    defect: "Progress bar without a name",
    title: "Progress bars say what is in progress",
    fixSteps: [
      'Add aria-label to each role="progressbar", such as aria-label="Uploading photo". Or point aria-labelledby to its visible caption.',
      "If the bar is only decoration, such as a loading shimmer, add aria-hidden instead.",
    ],
    effort: "S",
  },
  "server-side-image-map": {
    family: PICTURES,
    severity: "low",
    defect: "Image map that needs a mouse",
    title: "Image maps work without a mouse",
    fixSteps: [
      "Remove the ismap attribute from each image.",
      "Offer the same targets as plain links, or as <area href alt> in a client-side <map>.",
    ],
    effort: "M",
  },
  "video-caption": {
    family: MEDIA,
    severity: "critical",
    defect: "Video without captions",
    title: "Videos with sound have captions",
    fixSteps: [
      "Get captions for each video. Captions contain the speech and the sounds that matter.",
      'Add them as <track kind="captions" srclang="en" src="..."> inside <video>. If the video is on YouTube or Vimeo, upload them there in the video\'s subtitle settings.',
      "If the captions were made automatically, read them through before you rely on them. Names and numbers are often wrong.",
    ],
    effort: "M",
  },
  "no-autoplay-audio": {
    family: MEDIA,
    severity: "medium",
    defect: "Sound starts by itself",
    title: "Sound doesn't start by itself",
    fixSteps: [
      "Remove autoplay from the video or audio, or add muted.",
      "If it has to start by itself, keep it under three seconds, or put a visible stop button before it.",
    ],
    effort: "S",
  },
};
