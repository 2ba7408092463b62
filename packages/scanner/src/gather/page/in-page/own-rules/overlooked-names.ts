import { attribute, closestElement, queryAll } from "../dom.ts";
import { iconAround } from "./icons.ts";
import type { Cleared } from "./rule-hit.ts";
import { isExposed, textOf } from "./semantics.ts";

const NAME_CRITERIA = ["1.1.1", "1.3.1", "2.4.4", "3.3.2", "4.1.2"];

/** Controls with a name that browsers read out and single engines overlook. */
export function overlookedNames(): Cleared[] {
  return [...namedByPicture(), ...namedByAttributeOfLabel(), ...buttonsWithLabel()].flatMap((element) =>
    NAME_CRITERIA.map((criterion) => ({ criterion, element })),
  );
}

/** A picture without a file, such as one that is still loading, shows its text alternative. */
function namedByPicture(): Element[] {
  return queryAll(document, "a[href] img:not([src]),button img:not([src])").flatMap((picture) => {
    const control = closestElement(picture, "a[href],button");
    return (attribute(picture, "alt") ?? "").trim() !== "" && control !== null ? [control] : [];
  });
}

/** A label without text gives the field its own name or title. */
function namedByAttributeOfLabel(): Element[] {
  return queryAll(document, "label[title],label[aria-label]").flatMap((label) => {
    const isNamed = ["title", "aria-label"].some((name) => (attribute(label, name) ?? "").trim() !== "");
    return isNamed && textOf(label) === "" && label instanceof HTMLLabelElement && label.control !== null
      ? [label.control]
      : [];
  });
}

/** Buttons take a label around or for them as fields do. */
function buttonsWithLabel(): Element[] {
  return queryAll(document, "label button,button[id]").filter(
    (button) =>
      button instanceof HTMLButtonElement &&
      textOf(button) === "" &&
      [...button.labels].some((label) => isExposed(label) && textOf(label) !== ""),
  );
}

/** Controls on which no word can be seen, only an icon that is drawn with letters: 2.5.3 is about words. */
export function iconsOfLetters(): Cleared[] {
  return queryAll(document, "[aria-label] svg text,[aria-labelledby] svg text").flatMap((letters) => {
    const control = closestElement(letters, "[aria-label],[aria-labelledby]");
    const icon = iconAround(letters);
    return control !== null && icon !== null && textOf(control) === textOf(icon)
      ? [{ criterion: "2.5.3", element: control, evenFailed: true }]
      : [];
  });
}
