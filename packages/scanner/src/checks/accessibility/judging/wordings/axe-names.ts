import { NO_NAME, type Wording } from "./wording.ts";

/** axe-core on names and text alternatives. */
export const AXE_ON_NAMES: readonly Wording[] = [
  [/^aria-labelledby attribute does not exist.*$/, NO_NAME],
  [/^Element does not have text that is visible to screen readers$/, NO_NAME],
  [/^Element is in tab order and does not have accessible text$/, NO_NAME],
  [/^Element does not have an implicit \(wrapped\) <label>$/, NO_NAME],
  [/^Element has (?:no|an empty) (?:title|placeholder|value|alt) attribute$/, NO_NAME],
  [/^Element has a value attribute and the value attribute is empty$/, NO_NAME],
  [/^Element (?:has no child that is a title|child title is empty)$/, NO_NAME],
  [/^Element does not have an alt attribute$/, "The image has no text alternative"],
  [
    /^Element has an alt attribute containing only a space character.*$/,
    "Its text alternative is only a space",
  ],
  [/^Element's default semantics were not overridden with .*$/, null],
  [
    /^Element's role is not presentational because .*$/,
    "It is marked as decoration, but a screen reader still announces it",
  ],
  [
    /^Using the "title" attribute on an (\S+) element with a presentational role.*$/,
    "It is marked as decoration but has a title. Some screen readers announce it",
  ],
  [
    /^Ensure aria-labelledby references an existing element$/,
    "Check that the element aria-labelledby points to is on the page",
  ],
  [/^Form element has explicit <label> that is hidden$/, "The label is hidden"],
  [
    /^Only title used to generate label for form element$/,
    "Only a title names the field. Most people never see it",
  ],
  [/^Help text .* is the same as the label text$/, "The help text repeats the label"],
  [
    /^Multiple label elements is not widely supported.*$/,
    "The field has several labels. Many screen readers read only the first",
  ],
  [
    /^Text inside the element is not included in the accessible name$/,
    "Its spoken name doesn't contain the text that people see",
  ],
  [
    /^Text inside the element may be value text rather than a label$/,
    "Its spoken name doesn't contain the text that people see. Check whether that text is a value",
  ],
  [
    /^Check that the <label> does not need be part of the ARIA (\S+) field's name$/,
    "Check that the field's name contains its visible label",
  ],
  [
    /^Unable to (?:determine (?:if )?(?:element|form element) (?:has|is)? ?(?:an accessible name|children|a child that is a title|an explicit <label>|explicit <label> that is hidden|an implicit \(wrapped\) <label>)|compute accessible text)$/,
    "We could not work out its name. Check that a screen reader says what it is for",
  ],
  [
    /^Unable to determine if the visible text is part of the accessible name$/,
    "We could not compare its spoken name with the text that people see. Check that the name contains that text",
  ],
  [
    /^Unable to determine if (?:list item has|dl element only has|list element only has) .*$/,
    "We could not follow how this list is put together. Check that a screen reader announces it with the items that people see",
  ],
  [
    /^Unable to determine if (letter-spacing|line-height|word-spacing) in the style attribute meets the minimum$/,
    "It has a $1 of its own that readers can't change, and we could not compare it with what they need. Check that the text is easy to read",
  ],
  [
    /^Unable to determine if <p> elements are styled as headings$/,
    "This line stands out from the text below it. If it is the heading of what follows, check that it is marked as one",
  ],
  [
    /^Unable to determine if <table> element has a caption$/,
    "We could not read the caption of the table. Check that the caption and the summary don't say the same",
  ],
  [
    /^Unable to determine previous heading$/,
    "We could not see which heading comes before this one. Check that no level is left out between them",
  ],
  [
    /^Could not determine if element has descendants$/,
    "We could not see whether there is a control in it. Check with the Tab key that nothing in it is out of reach",
  ],
  [
    /^Element contains <img> element with alt text that duplicates existing text$/,
    "The text alternative repeats the text next to the image",
  ],
  [
    /^aria-braillelabel is used on an element with no accessible text$/,
    "It has a braille label but no spoken name",
  ],
  [
    /^aria-brailleroledescription is used on an element with (?:no|an empty) aria-roledescription$/,
    "It has a braille description of its role but no spoken one",
  ],
  [/^(?:Document does not have a non-empty <title> element)$/, "The page has no title"],
];
