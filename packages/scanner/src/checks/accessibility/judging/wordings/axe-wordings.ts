import { NO_NAME, type Wording } from "./wording.ts";

const SIZE = String.raw`\(.*?([\d.]+)px by ([\d.]+)px, should be at least (\d+)px by \d+px\)`;

/** axe-core on a whole complaint, where it is put together from several remarks that mean one thing. */
export const AXE_COMPLAINTS: readonly Wording[] = [
  [/^Element does not have an alt attribute;.*$/, "The image has no text alternative"],
  [
    /^.*(?:aria-label attribute does not exist or is empty|does not have (?:an explicit|inner text)).*$/,
    NO_NAME,
  ],
  [
    new RegExp(String.raw`^Target has insufficient size ${SIZE};.*$`),
    "It is $1 by $2 pixels and has too little space around it. People need $3 by $3 to hit it with a finger",
  ],
  [
    /^.*The link has insufficient color contrast of ([\d.]+:1) with the surrounding text\. \(Minimum contrast is ([\d.]+:1).*$/,
    "Only color sets the link apart from the text around it. The contrast between them is $1; it needs $2, or an underline",
  ],
  [
    /^(?=.*Element should have focusable content).*$/,
    "The area scrolls by itself, and the Tab key can't reach it in every browser",
  ],
  [
    /^(?=.*Element does not have a widget role).*$/,
    "The Tab key stops here, but a screen reader doesn't announce a control",
  ],
  [
    /^Axe encountered an error; test the page for this type of problem manually$/,
    "The check stopped at this element. Please look at it yourself",
  ],
  [
    /^Element has no value; test color contrast with a value entered$/,
    "The field is empty. Type something and see whether you can read it",
  ],
  [
    /^Element has children which are not allowed: (.+?)(?:; Having aria-busy.*)?$/,
    "Its role limits what it may contain, and it contains something else: $1",
  ],
];

const NAMES: readonly Wording[] = [
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
    /^Unable to (?:determine (?:if )?(?:element|form element|the visible text|<p>|<table>|dl|list|letter|line|word).*|compute accessible text|determine previous heading)$/,
    "We could not tell. Please check it yourself",
  ],
  [/^Could not determine if element has descendants$/, "We could not tell. Please check it yourself"],
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

const ROLES: readonly Wording[] = [
  [/^Abstract roles? cannot be directly used: (.+)$/, "This role is not meant for use on a page: $1"],
  [
    /^ARIA attributes? (?:is|are) not allowed on (\S+) elements: (.+)$/,
    "A <$1> element can't have this attribute: $2",
  ],
  [
    /^ARIA attributes? (?:is|are) not allowed: (.+)$/,
    "The role of this element doesn't allow this attribute: $1",
  ],
  [/^The following ARIA attributes have case-sensitive values.*: (.+)$/, "This value must be lowercase: $1"],
  [
    /^Check that there is no problem if the ARIA attribute is ignored on this element: (.+)$/,
    "Browsers may ignore this attribute. Check that nothing is lost without it: $1",
  ],
  [/^ARIA roles? (.+?) (?:is|are) not allowed for given element$/, "This element can't have this role: $1"],
  [
    /^ARIA roles? (.+?) must be removed when the element is made visible.*$/,
    "Once this element is visible, it can't have this role: $1",
  ],
  [/^Element uses aria-busy="true" while showing a loader$/, null],
  [/^Having aria-busy="true" does not allow children.*$/, null],
  [
    /^Remove aria-checked, or set it to "(.+)" to match the real (\w+) state$/,
    "aria-checked contradicts the real state of the $2. Remove it, or set it to “$1”",
  ],
  [
    /^(?:This attribute is|These attributes are) supported with treegrid rows, but not (\S+): (.+)$/,
    "On a row of a $1, this attribute has no effect: $2",
  ],
  [
    /^aria-errormessage values? `?(.+?)`? must use a technique.*$/,
    "Screen readers don't announce the error message that aria-errormessage points to: $1",
  ],
  [
    /^Multiple IDs in aria-errormessage.*$/,
    "aria-errormessage points to several ids, and many screen readers support only one",
  ],
  [
    /^aria-errormessage value `?(.+?)`? cannot reference a hidden element$/,
    "The error message that aria-errormessage points to is hidden: $1",
  ],
  [
    /^(?:Ensure aria-errormessage values?|Unable to determine if aria-errormessage element exists on the page:) `?(.+?)`?(?: references? .*)?$/,
    "Check that the element aria-errormessage points to is on the page: $1",
  ],
  [
    /^aria-hidden=true should not be present on the document body$/,
    "The whole page is hidden from screen readers",
  ],
  [/^aria-level values greater than 6.*$/, "Some screen readers don't support a heading level above 6"],
  [/^The attributes? (?:is|are) deprecated and should not be used: (.+)$/, "This attribute is outdated: $1"],
  [
    /^(.+?) attributes? (?:cannot be used|(?:is|are) not well supported) with role "(.+?)"\.?$/,
    "An element with the role “$2” can't have this attribute: $1",
  ],
  [
    /^(.+?) attributes? (?:cannot be used|(?:is|are) not well supported) on "(.+?)" elements with no valid role attribute\.?$/,
    "A <$2> element without a role can't have this attribute: $1",
  ],
  [
    /^(.+?) attributes? (?:is|are) not well supported, (?:but|and) .*$/,
    "Screen readers may ignore this attribute here. Check that people don't need the label: $1",
  ],
  [/^Required ARIA attributes? not present: (.+)$/, "Its role requires an attribute that is missing: $1"],
  [
    /^(?:Required ARIA child(?:ren)? role not present|Expecting ARIA child(?:ren)? role to be added): (.+)$/,
    "Its role requires parts that are missing: $1",
  ],
  [
    /^Element has presentational children which cannot be ignored because of (.+)$/,
    "It contains a part marked as decoration that screen readers still announce, because of $1",
  ],
  [
    /^Required ARIA parents? role not present: (.+)$/,
    "Its role belongs inside another element that is missing: $1",
  ],
  [
    /^(?:Give the element a role that supports aria-roledescription|Check that the aria-roledescription is announced.*)$/,
    "Screen readers may not announce aria-roledescription on this element",
  ],
  [
    /^ARIA attribute is not widely supported in screen readers and assistive technologies: (.+)$/,
    "Many screen readers don't support this attribute: $1",
  ],
  [/^Invalid ARIA attribute values?: (.+)$/, "This value is not allowed: $1"],
  [
    /^(?:ARIA attribute element ID does not exist on the page|Unable to determine if (?:ARIA attribute element ID|aria-controls referenced ID) exists on the page).*?: (.+)$/,
    "Check that the id this attribute points to is on the page: $1",
  ],
  [
    /^ARIA attribute value is invalid and will be treated as .*?: (.+)$/,
    "Browsers read this value as “true”: $1",
  ],
  [
    /^ARIA attribute value is ignored while empty: (.+)$/,
    "This attribute is empty, and browsers ignore it: $1",
  ],
  [/^Invalid ARIA attribute names?: (.+)$/, "There is no attribute with this name: $1"],
  [/^The role used is deprecated: (.+)$/, "This role is outdated: $1"],
  [/^Use only one role value.*$/, "It has several roles, and older browsers understand only one"],
  [
    /^Use only role 'presentation' or 'none' since they are synonymous\.$/,
    "It has two roles that mean the same. Keep one",
  ],
  [/^Element does not have global ARIA attribute$/, null],
  [/^Element is not focusable\.$/, null],
  [/^Element is visible$/, null],
  [/^Roles? must be one of the valid ARIA roles: (.+)$/, "There is no role with this name: $1"],
  [
    /^The role used is not widely supported in screen readers and assistive technologies: (.+)$/,
    "Many screen readers don't support this role: $1",
  ],
  [
    /^Element has invalid semantics for an element in the focus order\.$/,
    "The Tab key stops here, but a screen reader doesn't announce a control",
  ],
];

const LOOKS: readonly Wording[] = [
  [
    /^Element has insufficient color contrast of ([\d.]+) \(foreground color: (#\w+), background color: (#\w+), font size: [\d.]+pt \(([\d.]+px)\).*Expected contrast ratio of ([\d.:]+)$/,
    "The contrast of the text is $1:1 ($2 on $3, $4 high). It needs $5",
  ],
  [
    /^Element has insufficient color contrast of ([\d.]+) .*Expected contrast ratio of ([\d.:]+)$/,
    "The contrast between the text, its shadow and the background is $1:1. It needs $2",
  ],
  [
    /^Unable to determine contrast ratio$/,
    "We could not measure the contrast. Check whether you can read the text easily",
  ],
  [
    /^Element's (?:background color|foreground color|contrast|contrast ratio) could not be determined.*(?:image|gradient).*$/,
    "The text is over an image or gradient. Check whether you can read it easily",
  ],
  [
    /^Element's (?:(?:background|foreground) (?:color|contrast ratio)|contrast|contrast ratio) could not be determined.*$/,
    "We could not measure the contrast. Check whether you can read the text easily",
  ],
  [
    /^Element has a 1:1 contrast ratio with the background$/,
    "The text has the same color as its background. Check whether people are meant to see it",
  ],
  [
    /^Element content (?:is too short to determine.*|contains only non-text characters)$/,
    "We could not tell whether this is text. If it is, check whether you can read it easily",
  ],
  [
    /^Could not parse color string (.+)$/,
    "We could not read the color $1. Check whether you can read the text easily",
  ],
  [
    /^The link has no styling \(such as underline\).*$/,
    "Only color sets the link apart from the text around it",
  ],
  [
    /^Check if the link.*$/,
    "Check that people can tell the link from the text around it without seeing color",
  ],
  [
    /^The link background has insufficient color contrast of ([\d.]+) \(Minimum contrast is ([\d.]+:1).*$/,
    "Only its background color sets the link apart, with a contrast of $1:1. It needs $2, or an underline",
  ],
  [/^<meta> tag limits zooming on mobile devices$/, "The page limits how far people can zoom in"],
  [
    /^(.+) on <meta> tag disables zooming on mobile devices$/,
    "This setting keeps people from zooming in: $1",
  ],
  [
    /^Remove '!important' from inline styles? (.+?),.*$/,
    "Readers can't change this spacing, because it is marked !important: $1",
  ],
  [
    /^(letter-spacing|line-height|word-spacing) in the style attribute must not use !important, or be at ([\d.]+)em.*$/,
    "Readers can't change the $1, because it is marked !important and below $2em",
  ],
  [
    new RegExp(String.raw`^(?:Target|Element with negative tabindex) has insufficient size ${SIZE}.*$`),
    "It is $1 by $2 pixels. It needs $3 by $3",
  ],
  [
    new RegExp(
      String.raw`^(?:Target|Element with negative tabindex) has insufficient size because it is partially obscured.*${SIZE}.*$`,
    ),
    "Something covers part of it and leaves $1 by $2 pixels. It needs $3 by $3",
  ],
  [
    /^(?:Target|Element with negative tabindex) has insufficient space to its closest neighbors\. Safe clickable space has a diameter of ([\d.]+)px instead of at least ([\d.]+)px.*$/,
    "It is too close to the next control: $1 pixels of free space instead of $2",
  ],
  [
    /^(?:Could not get the target size.*|Element size could not be accurately determined.*)$/,
    "We could not measure its size. Check that people can tap it easily",
  ],
  [/^CSS Orientation lock .*$/, "The page is locked to one orientation of the screen"],
];

const STRUCTURE: readonly Wording[] = [
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
    "We could not look inside this frame",
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
    "We could not look at part of this page",
  ],
];

/** axe-core on one remark. */
export const AXE_REMARKS: readonly Wording[] = [...NAMES, ...ROLES, ...LOOKS, ...STRUCTURE];
