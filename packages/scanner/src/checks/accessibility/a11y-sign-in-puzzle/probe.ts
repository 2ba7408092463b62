import type { ElementRef } from "#evidence/document.ts";
import { labelOf } from "#gather/page/in-page/accessible-text.ts";
import {
  attribute,
  checkVisibility,
  closestElement,
  folded,
  isBefore,
  matchesSelector,
  queryAll,
  rectOf,
  textContent,
} from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";

/** A field beside those for name and password of a sign-in. */
export interface FurtherField {
  /** Its label, and the words right before it. */
  asked: string;
  /** Names of the links and buttons around, which may offer to sign in another way. */
  offers: string[];
  /** Words of the markup of a picture that stands before it, behind the field before; absent where none does. */
  picture?: string;
  element: ElementRef;
}

/** A sign-in on the page, by its password field. */
export interface SignIn {
  further: FurtherField[];
}

const PASSWORD = "input[type=password]";
const TEXTS = "input:not([type]),input[type=text],input[type=number],input[type=tel]";
const FIELDS = "input,select,textarea,button";
const OFFERS = "a[href],button,input[type=submit],input[type=button],[role=button]";
const [MOST_SIGN_INS, MOST_FIELDS, MOST_OFFERS] = [10, 10, 60];
const TEXT_LIMIT = 120;
const PICTURES = "img,canvas,svg:not(svg svg)";
/** CSS pixels: smaller ones are icons. */
const SMALLEST = { width: 60, height: 20 };

/** Who chooses a password, or repeats one, is not signing in. */
export function probe({ describe, within }: AskedPage): SignIn[] {
  const shown = queryAll(document, PASSWORD).filter((field) => isShown(field));
  const forms = new Set(
    shown.map((field) => closestElement(field, "form,[role=form],dialog,section,main,body")),
  );
  return [...forms]
    .flatMap((form) => (form === null ? [] : [form]))
    .filter((form) => isSignIn(queryAll(form, PASSWORD).filter((field) => isShown(field))))
    .filter(within(MOST_SIGN_INS))
    .map((form) => ({
      further: queryAll(form, TEXTS)
        .filter((field) => isShown(field))
        .filter(within(MOST_FIELDS))
        .map((field) => ({
          asked: askedBy(field),
          ...pictureBefore(field, form),
          offers: queryAll(document, OFFERS)
            .filter((offer) => isShown(offer))
            .slice(0, MOST_OFFERS)
            .map((offer) => accessibleName(offer).slice(0, TEXT_LIMIT)),
          element: describe(field),
        })),
    }));
}

function isSignIn(passwords: readonly Element[]): boolean {
  return passwords.length === 1 && !passwords.some((field) => field.matches("[autocomplete=new-password]"));
}

function askedBy(field: Element): string {
  const [before, label] = [folded(textBefore(field), TEXT_LIMIT), folded(labelOf(field), TEXT_LIMIT)];
  return folded(before === label ? before : `${before} ${label}`, TEXT_LIMIT);
}

function textBefore(field: Element): string {
  const inBlock = textBeside(field);
  const before = inBlock === "" ? (field.parentElement?.previousSibling ?? null) : null;
  return before === null ? inBlock : (textContent(before) ?? "").trim();
}

/** All that stands before it in its own box, up to another field: a sum may have a part in bold. */
function textBeside(field: Element): string {
  let text = "";
  for (let node = field.previousSibling; node !== null; node = node.previousSibling) {
    if (node instanceof Element && (matchesSelector(node, FIELDS) || queryAll(node, FIELDS).length > 0))
      break;
    text = `${textContent(node) ?? ""}${text}`;
  }
  return text.trim();
}

/** The last one of some size between the field before and this one, or right behind it. */
function pictureBefore(field: Element, form: Element): Pick<FurtherField, "picture"> {
  const written = queryAll(form, `${TEXTS},${PASSWORD},input[type=email]`).filter((one) => isShown(one));
  const last = written[written.indexOf(field) - 1];
  const picture = queryAll(form, PICTURES).findLast(
    (one) =>
      isShown(one) && isOfSize(one) && isBefore(one, field) && (last === undefined || isBefore(last, one)),
  );
  if (picture === undefined) return {};
  const names = ["alt", "src", "id", "class", "aria-label", "title"];
  return { picture: folded(names.map((name) => attribute(picture, name) ?? "").join(" "), TEXT_LIMIT) };
}

function isOfSize(picture: Element): boolean {
  const { width, height } = rectOf(picture);
  return width >= SMALLEST.width && height >= SMALLEST.height && width >= height;
}

function isShown(element: Element): boolean {
  return checkVisibility(element, { visibilityProperty: true });
}
