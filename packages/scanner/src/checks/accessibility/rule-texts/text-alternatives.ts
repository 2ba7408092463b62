import type { RuleFamily, RuleTexts } from "./rule-text.ts";

const PICTURES: RuleFamily = {
  whyItMatters:
    "People who cannot see a picture hear its text alternative instead. Without one a screen reader skips the picture or reads out its file name.",
  businessImpact:
    "Missing picture descriptions are named in many web accessibility complaints, and search engines cannot index what the picture shows.",
};

const MEDIA: RuleFamily = {
  whyItMatters:
    "Deaf and hard-of-hearing visitors, and everybody watching without sound, rely on captions. Sound that starts by itself talks over a screen reader.",
  businessImpact:
    "Much video is watched muted; without captions its message is lost, and captions are a legal duty for many organizations.",
};

/** Rules about pictures, frames' embedded objects, video and sound. */
export const TEXT_ALTERNATIVE_RULES: RuleTexts = {
  "image-alt": {
    family: PICTURES,
    severity: "critical",
    defect: "Images without a text alternative",
    title: "Pictures have a text alternative",
    fixSteps: [
      "Decide for each listed picture whether it tells something or only decorates.",
      'If it tells something, add alt="..." with what a reader needs to know from it, in one short sentence; for a picture inside a link, say where the link leads.',
      'If it only decorates, add an empty alt="" so that screen readers skip it.',
      "In a content management system, fill in 'Alternative text' in the media library so that each use gets it.",
    ],
    effort: "S",
  },
  "input-image-alt": {
    family: PICTURES,
    severity: "critical",
    defect: "Image button without a text alternative",
    title: "Picture buttons say what they do",
    fixSteps: [
      'Add alt="..." to the listed <input type="image"> with the action, such as "Search" or "Send order".',
      "Do not describe the picture itself: the visitor needs the action.",
    ],
    effort: "S",
  },
  "area-alt": {
    family: PICTURES,
    severity: "critical",
    defect: "Clickable image areas without a text alternative",
    title: "Clickable areas of image maps have a text alternative",
    fixSteps: [
      'Add alt="..." to each listed <area> with the name of the page it leads to.',
      "Where the map is only a menu, consider replacing it with plain links: they also work on phones.",
    ],
    effort: "S",
  },
  "role-img-alt": {
    family: PICTURES,
    severity: "high",
    defect: "Element shown as an image without a text alternative",
    title: "Elements presented as pictures have a text alternative",
    fixSteps: [
      'Add aria-label="..." to each listed element with role="img" and say what it shows.',
      'If it only decorates (icon fonts, emoji beside a text), replace role="img" by aria-hidden="true".',
    ],
    effort: "S",
  },
  "svg-img-alt": {
    family: PICTURES,
    severity: "high",
    defect: "Vector image without a text alternative",
    title: "SVG pictures have a text alternative",
    fixSteps: [
      'Put <title>...</title> as the first child into each listed <svg role="img">, or add aria-label.',
      'If the drawing only decorates, remove role="img" and add aria-hidden="true".',
      "Icons from a shared component need the change once, in the component.",
    ],
    effort: "S",
  },
  "object-alt": {
    family: PICTURES,
    severity: "high",
    defect: "Embedded object without a text alternative",
    title: "Embedded objects have a text alternative",
    fixSteps: [
      "Add aria-label or title to each listed <object> and say what it contains.",
      "Put a link to the same content inside <object>...</object> for browsers that cannot show it.",
    ],
    effort: "S",
  },
  "aria-meter-name": {
    family: PICTURES,
    severity: "high",
    defect: "Meter without a name",
    title: "Meters say what they measure",
    fixSteps: [
      'Add aria-label="..." to each listed role="meter", for instance "Storage used", or point aria-labelledby at its visible caption.',
    ],
    effort: "S",
  },
  "aria-progressbar-name": {
    family: PICTURES,
    severity: "high",
    defect: "Progress bar without a name",
    title: "Progress bars say what is progressing",
    fixSteps: [
      'Add aria-label="..." to each listed role="progressbar", for instance "Uploading photo", or point aria-labelledby at its visible caption.',
      "Bars used as pure decoration (loading shimmer) should be aria-hidden instead.",
    ],
    effort: "S",
  },
  "server-side-image-map": {
    family: PICTURES,
    severity: "low",
    defect: "Image map that needs a mouse",
    title: "Image maps work without a mouse",
    fixSteps: [
      "Remove the ismap attribute from the listed pictures.",
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
      "Have captions made for each listed video: they contain speech and the sounds that matter.",
      'Add them as <track kind="captions" srclang="en" src="..."> inside <video>, or switch captions on in the video service the player comes from.',
      "Check automatic captions by hand before relying on them: names and figures are often wrong.",
    ],
    effort: "M",
  },
  "no-autoplay-audio": {
    family: MEDIA,
    severity: "medium",
    defect: "Sound starts by itself",
    title: "Sound does not start by itself",
    fixSteps: [
      "Remove autoplay from the listed video or audio, or add muted.",
      "If it must start, keep it under three seconds or put a visible stop button in front of it.",
    ],
    effort: "S",
  },
};
