import { LINK_HABITS } from "#checks/accessibility/families/links.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

const REPEATED_LINKS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yLinkRepeated = rule({
  id: "a11y-link-repeated",
  severity: "info",
  criteria: [],
  defect: "Image and text that are two links to one page",
  title: "An image and its text are one link",
  ...LINK_HABITS,
  fixSteps: [
    'Put the image and the text into one link, and give the image an empty text alternative: alt="".',
  ],
  effort: "S",
  likelyOwner: "developer",
  advisedBy: {
    title: "Combining adjacent image and text links for the same resource",
    url: "https://www.w3.org/WAI/WCAG22/Techniques/html/H2",
  },
  examines: [
    examine(REPEATED_LINKS, (links) => ({
      applies: links.length > 0,
      defects: links.map(({ names, element }) => ({
        message: `This link leads where the one before it leads: “${names[0]}”, then “${names[1]}”`,
        element,
      })),
    })),
  ],
});
