export const SENTENCE =
  "We bake bread by hand every morning, with flour from the mill next door and nothing else. ";

/** Too much for a page to be examined as closely as key pages are. */
export const MUCH_TEXT = `<p>${SENTENCE}</p>`.repeat(90);
