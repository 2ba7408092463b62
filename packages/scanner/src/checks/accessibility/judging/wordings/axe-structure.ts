import type { Wording } from "./wording.ts";

/** axe-core on structure, keyboard, languages and media. */
export const AXE_ON_STRUCTURE: readonly Wording[] = [
  [
    /^The autocomplete value is inappropriate for this type of input$/,
    "The autofill hint doesn't match the type of this field",
  ],
  [/^the autocomplete attribute is incorrectly formatted$/, "The autofill hint isn't one that browsers know"],
  [
    /^the autocomplete attribute has a non-standard value\..*$/,
    "The autofill hint isn't a standard one. Check whether a standard hint fits",
  ],
  [
    /^Document has multiple elements with the same accesskey$/,
    "Another element uses the same keyboard shortcut",
  ],
  [
    /^Check that elements with a negative tabindex can receive.*$/,
    "Check that the keyboard can scroll this area",
  ],
  [/^Element should be focusable$/, null],
  [/^Focusable content should .*$/, "The keyboard can reach this, but a screen reader can't see it"],
  [
    /^Check (?:if the focusable elements immediately move.*|that focusable elements are not tabbable.*)$/,
    "Check that the keyboard can't stop on this hidden part",
  ],
  [
    /^Element has focusable descendants(?:\. Move them.*)?$/,
    "It contains another control that the keyboard can reach",
  ],
  [
    /^Using a negative tabindex on an element inside an interactive control.*$/,
    "It contains another control that screen readers can still reach",
  ],
  [
    /^The (\S+) landmark is contained in another landmark\.$/,
    "This region ($1) is inside another page region",
  ],
  [/^Page must have a level-one heading$/, "The page has no main heading (h1)"],
  [/^Document does not have a main landmark$/, "The page has no main content region"],
  [/^Document has more than one (\S+) landmark$/, "The page has more than one region of this kind: $1"],
  [
    /^Element has a tabindex greater than 0$/,
    "Its tabindex is above 0, so the Tab key reaches it out of order",
  ],
  [/^The landmark must have a unique.*$/, "Another region of this kind has the same name"],
  [
    /^The xml:lang attribute is not valid on HTML pages.*$/,
    "The page declares its language with xml:lang instead of lang",
  ],
  [/^The <html> element does not have a lang attribute$/, "The page doesn't declare its language"],
  [
    /^Value of lang attribute not included in the list of valid languages$/,
    "There is no language with this code",
  ],
  [
    /^Lang and xml:lang attributes do not have the same base language$/,
    "lang and xml:lang name different languages",
  ],
  [/^Description list item does not have a <dl> parent element$/, "It is not inside a description list"],
  [/^List item does not have a <ul> or <ol> parent element\..*$/, "The list item is not inside a list"],
  [
    /^List item parent element has a role that is not role="list"\..*$/,
    "The list item is inside an element with another role, so it isn't announced as part of a list",
  ],
  [
    /^(?:dl|List) element has direct children that are not allowed: \[role=(.+)\]$/,
    "The list contains elements that are announced as “$1” and not as list items",
  ],
  [
    /^(?:dl|List) element has direct children that are not allowed: (.+)$/,
    "The list contains elements that are not list items: $1",
  ],
  [
    /^When not empty, element does not have at least one <dt>.*$/,
    "The list has no pair of term and description",
  ],
  [/^Check that captions are available for the element$/, "Check that the video has captions"],
  [
    /^The iframe (?:could not be|still has to be) tested with axe-core$/,
    "We could not look inside this frame. Check what it shows as if it were a page of its own",
  ],
  [
    /^<video> or <audio> outputs audio for more than.*$/,
    "Sound starts by itself, and people have no way to stop it",
  ],
  [
    /^Check that the <video> or <audio> does not output audio.*$/,
    "Check that sound doesn't start by itself, or that people can stop it",
  ],
  [
    /^Page does not have a (?:heading|landmark region)$/,
    "People can't skip the content that repeats on every page",
  ],
  [/^(?:No valid skip link found)$/, null],
  [/^Heading order invalid$/, "The heading skips a level"],
  [
    /^Check that links have the same purpose.*$/,
    "Links with the same text go to different pages. Check that people can tell them apart",
  ],
  [/^<meta> tag forces timed refresh of page.*$/, "The page reloads or moves on by itself"],
  [
    /^Heading elements should be used instead of styled <p> elements$/,
    "This line looks like a heading but isn't marked as one",
  ],
  [/^Some page content is not contained by landmarks$/, "This part is outside all page regions"],
  [/^No skip link target$/, "The skip link points to an id that isn't on the page"],
  [
    /^Skip link target should become visible on activation$/,
    "Check that the target of the skip link becomes visible",
  ],
  [/^Element's title attribute is not unique$/, "Another frame has the same title"],
  [
    /^Document has (?:multiple|active|static) .*with the same id attribute: (.+)$/,
    "Several elements share this id: $1",
  ],
  [/^Element exists$/, null],
  [
    /^The first child of the table should be a caption instead of a table cell$/,
    "The first row looks like a caption but isn't marked as one",
  ],
  [
    /^In HTML 5, scope attributes may only be used on table header.*$/,
    "Only a table header cell can have scope",
  ],
  [
    /^Content of summary attribute and <caption> element are identical$/,
    "The caption and the summary say the same thing",
  ],
  [/^The value of the scope attribute may only be 'row' or 'col'$/, "The scope isn't one that browsers know"],
  [/^Some non-empty data cells do not have table headers$/, "Some cells have no header"],
  [
    /^The headers attribute (?:is not exclusively.*|must refer to header cells.*)$/,
    "The headers attribute points to something that isn't a header cell of this table",
  ],
  [/^The element with headers attribute refers to itself$/, "The cell names itself as its header"],
  [/^The headers attribute is empty$/, "The headers attribute is empty"],
  [/^Table data cells are missing or empty$/, "No cell belongs to this header"],
  [
    /^(?:There were problems analyzing the content on this page\.|There is hidden content on the page.*)$/,
    "Part of the page is hidden, and we could not look at it. Check what comes up when people open it",
  ],
];
