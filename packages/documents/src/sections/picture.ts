import { written } from "#printable.ts";
import { pageLink } from "#sections/actions.ts";

/** A picture of a place where something was found, by what a reader who does not see it needs. */
interface ShownPicture {
  /** Name that the picture has for the typesetter. */
  name: string;
  /** What is wrong there, in a few words. */
  title: string;
  /** The same in full. */
  message: string;
  /** What stands below it. */
  caption: string;
  page: string;
  selector: string | null;
}

export function pictureView({ name, title, message, caption, page, selector }: ShownPicture) {
  return {
    name,
    alternative: written(`Screenshot of a place with the issue \u201c${title}\u201d: ${message}`),
    caption: written(caption),
    page: pageLink(page),
    element: selector === null ? "" : written(selector),
  };
}
