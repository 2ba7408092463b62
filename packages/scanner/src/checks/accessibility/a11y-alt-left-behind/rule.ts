import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import {
  OPERATED_CONTROLS,
  type OperatedControls,
  type TriedControl,
} from "#gather/operating/controls/control-facts.ts";
import type { StateChange } from "#gather/operating/controls/effect-facts.ts";

export const a11yAltLeftBehind = rule({
  id: "a11y-alt-left-behind",
  severity: "medium",
  criteria: ["1.1.1"],
  defect: "Image that changes or opens without its text alternative",
  title: "The text alternative of an image goes along with the image",
  whyItMatters:
    "People who are blind choose another color or the next photo. If the text alternative stays, they are told what the old image shows.",
  businessImpact: "Customers who can't see the image choose the wrong product, or give up choosing.",
  fixSteps: [
    "Where the script sets another src, also set the alt attribute to what the new image shows.",
    "Where a preview opens the large image, give that the same text alternative.",
    "Keep the text alternative of each image with its address, such as in a data attribute or in your product data.",
  ],
  effort: "S",
  likelyOwner: "developer",
  examines: [examine(OPERATED_CONTROLS, decide)],
});

/** A picture that shows another file since a control was used. */
interface Swap {
  name: string;
  change: StateChange;
  hasOtherAlt: boolean;
}

function decide({ controls, notTried }: OperatedControls): Decision | { reason: string } {
  const swaps = controls.flatMap(swapsOf);
  const stale = swaps.filter(({ hasOtherAlt, change }) => !hasOtherAlt && isAboutPicture(change));
  const defects = new Map(
    stale.toReversed().map(({ name, change }) => [change.element.selector, defectOf(name, change)] as const),
  );
  const viewed = controls.filter(({ dialog }) => dialog !== null && dialog.picture !== undefined);
  const skipped = new Map(viewed.flatMap(skippedIn).map((defect) => [defect.element?.selector, defect]));
  const applies = swaps.length + viewed.length > 0;
  return unlessUntried({ applies, defects: [...defects.values(), ...skipped.values()] }, notTried);
}

/** What opens a picture says what that shows, so it is no decoration. */
function skippedIn({ dialog, name }: TriedControl): RuleDefect[] {
  const { element, alt } = dialog?.picture ?? {};
  if (element === undefined || alt !== "") return [];
  const message = `${quoted(name, "This control")} opens a large image, and its alt="" tells screen readers to skip it`;
  return name === ""
    ? [{ outcome: "review", message: `${message}. Does it show anything?`, element }]
    : [{ message, element }];
}

function swapsOf({ byEnter, bySpace, byPointer, name }: TriedControl): Swap[] {
  const changes = [byEnter, bySpace, byPointer].flatMap((effect) => effect?.states ?? []);
  return changes.filter(isSwap).map((change) => ({
    name,
    change,
    hasOtherAlt: changes.some(
      (other) => other.name === "alt" && other.element.selector === change.element.selector,
    ),
  }));
}

/** Placeholders make room for the picture that they stand for, and a larger file shows the same. */
function isSwap({ name, from, to, alt }: StateChange): boolean {
  if (name !== "src" || alt === undefined || from === null || to === null) return false;
  const isReal = [from, to].every((address) => address !== "" && !/^(?:data|blob):/.test(address));
  return isReal && !PLACEHOLDER.test(from) && pictureIn(from) !== pictureIn(to);
}

const PLACEHOLDER = /placeholder|spacer|blank|loading|lazy|transparent|pixel/i;
/** What of a file's name tells its size, and the colors of the page that it is drawn for. */
const VARIANT =
  /(?:^|[-_.@])(?:thumb(?:nail)?s?|mini|small|medium|large|full|big|zoom|preview|orig(?:inal)?|[xsml]{1,3}|\d+x\d*|x\d+|\d{3,4}[wh]?|[1-4]x|dark|light|night|day|inverse|inverted)(?=[-_.@]|$)/gi;

/** File of a picture, whatever size it is in. */
function pictureIn(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  const file = path.split("/").at(-1) ?? "";
  return file.toLowerCase().replaceAll(VARIANT, "");
}

/** The text of a logo stays right, and so does none for a decoration. */
function isAboutPicture({ alt = "", to }: StateChange): boolean {
  return alt.trim() !== "" && !/\blogo/i.test(`${alt} ${to ?? ""}`);
}

function defectOf(name: string, { alt = "", element }: StateChange): RuleDefect {
  return {
    outcome: "review",
    message: `After ${quoted(name, "a control")} is used, another image is shown, and its text alternative is still ${quoted(alt, "the same")}. Does it fit the new image, too?`,
    element,
  };
}
