import { elementWord, withArticle } from "../element-word.ts";
import { NO_NAME, type Wording } from "./wording.ts";

/** What the other engines say, where it holds figures or names that the name of the check does not tell. */
export const OTHER_WORDINGS: readonly Wording[] = [
  [
    /^Insufficient color contrast ratio of ([\d.]+:1) \(required ([\d.]+:1)\)\.?$/,
    "The contrast of the text is $1. It needs $2",
  ],
  [
    /^The highest possible contrast of the text is ([\d.]+:1) which is below the required contrast of ([\d.]+:1)$/,
    "The contrast of the text is $1 at best. It needs $2",
  ],
  [
    /^(?:Form element|The link|The button|The image|The menuitem|The (?:type="\w+" )?form field|ARIA (?:command|input field|toggle field)|Dialog|Meter|Progressbar|Tooltip|Treeitem|Button|Link|Input button|(?:The )?[`']?<[^>]+>[`']?(?: element)?|\w+ with role='img'|Element with role='img') (?:has no|does not have an) (?:accessible|discernible) (?:label|name|text)\b.*$/,
    NO_NAME,
  ],
  [/^(?:Frame is missing an accessible name|<object> element is missing alternative text)\..*$/, NO_NAME],
  [
    /^Form element uses placeholder as only label\..*$/,
    "Only its placeholder says what to enter, and that goes as soon as someone types",
  ],
  [
    /^Form element uses title attribute as only label\..*$/,
    "Only a title names the field. Most people never see it",
  ],
  [
    /^Password field blocks pasting\b.*$/,
    "The password can't be pasted, so that people have to remember and type it",
  ],
  [
    /^Password field has autocomplete="off"\s.*$/,
    'Its autocomplete="off" asks browsers and password managers not to fill in the password',
  ],
  [
    /^(?:Image element missing alt attribute|Image input missing alt text)\.$/,
    "The image has no text alternative",
  ],
  [/^List contains non-<li> child <([\w-]+)>\.$/, "The list contains an element that is not a list item: $1"],
  [/^<[\w-]+> contains direct text content\..*$/, "The list contains text outside its items"],
  [/^<li> is not contained in .*$/, "The list item is not inside a list"],
  [/^<d[dt]> is not contained in .*$/, "It is not inside a description list"],
  [/^<dl> contains invalid child <([\w-]+)>\.$/, "The description list contains something else: $1"],
  [
    /^Alt text "(.*)" duplicates surrounding \S+ text\.$/,
    "The text alternative “$1” repeats the text next to the image",
  ],
  [
    /^Paragraph appears to be styled as a heading\..*$/,
    "This line looks like a heading but isn't marked as one",
  ],
  [/^Table header cell is empty\..*$/, "The header cell is empty"],
  [
    /^(?:Data cell has no associated header\..*|The cell is not assigned to any header cell)$/,
    "The cell has no header",
  ],
  [
    /^(?:Table has header cells but no data cells\.|The header cell is not assigned to any cell)$/,
    "No cell belongs to this header",
  ],
  [/^Form field has (\d+) labels\..*$/, "The field has $1 labels. Many screen readers read only the first"],
  [
    /^(?:Scrollable region is not keyboard accessible\..*|The scrollable element is not reachable through keyboard navigation)$/,
    "The area has a scroll bar of its own, and not every browser lets the Tab key reach it",
  ],
  [
    /^Interactive element <([\w-]+)> is nested inside <([\w-]+)>\.$/,
    (_, inner = "", outer = "") =>
      `This ${elementWord(inner)} is inside another control, ${withArticle(elementWord(outer))}`,
  ],
  [
    /^Focusable element inside a "(\w+)" role whose children are presentational\.$/,
    "It is inside an element announced as “$1”, and screen readers don't announce what is in there",
  ],
  [
    /^(?:Focusable element is inside an aria-hidden region\.?|The element is either tabbable or has tabbable descendants)$/,
    "It is hidden from screen readers, but the keyboard stops at it or at something in it",
  ],
  [/^Alt text "(.*)" starts with redundant prefix "(.*)"\.$/, "The text alternative “$1” starts with “$2”"],
  [/^The element has tabbable descendants$/, "It contains another control that the keyboard can reach"],
  [
    /^(?:Page has no mechanism to bypass repeated content\..*|The first tabbable element in the document .*)$/,
    "We found no skip link, main region or heading that leads past what repeats on every page",
  ],
  [
    /^(?:Element with implicit presentation role .*|Presentation role conflicts with: .*|The element is marked as decorative but is exposed)$/,
    "It is marked as decoration, but a screen reader still announces it",
  ],
  [
    /^aria-label and aria-labelledby are prohibited on <([\w-]+)> elements\.$/,
    "A <$1> element without a role can't have a label: aria-label, aria-labelledby",
  ],
  [
    /^aria-label and aria-labelledby are prohibited on role "(\w+)"\.$/,
    "An element with the role “$1” can't have a label: aria-label, aria-labelledby",
  ],
  [/^Invalid value "(.*)" for (aria-[a-z]+)\.$/, "$2 can't have the value “$1”"],
  [/^(aria-[a-z]+) must be .*, got "(.*)"\.$/, "$1 can't have the value “$2”"],
  [/^Invalid scope value "(.*)"\..*$/, "The scope “$1” isn't one that browsers know"],
  [
    /^Target has insufficient size and spacing$/,
    "It is smaller than 24 by 24 pixels, and what is next to it is too close",
  ],
  [/^Target has insufficient size$/, "It is smaller than 24 by 24 pixels"],
  [/^The text is clipped$/, "Its box has a fixed size and cuts off what doesn't fit"],
  [
    /^The visible text content of the element is not included within its accessible name$/,
    "Its spoken name doesn't contain the text that people see",
  ],
  [
    /^The link is not distinguishable from the surrounding text$/,
    "Only color sets the link apart from the text around it",
  ],
  [
    /^The element is locked in orientation$/,
    "The page turns against the phone: its style sheet rotates it by 90 degrees",
  ],
  [
    /^CSS locks page orientation via @media \(orientation: (\w+)\).*$/,
    "The page turns against the phone: its style sheet rotates it by 90 degrees in $1",
  ],
  [
    /^The element owns no elements as required by its semantic role$/,
    "Its role requires parts that we don't find in it",
  ],
  [
    /^The element is not owned by an element of its required context role$/,
    "Its role belongs inside another element that is missing",
  ],
  [
    /^The element does not have all required states and properties$/,
    "Its role requires an attribute that is missing",
  ],
  [
    /^Link in text block is not visually distinguishable from surrounding text\..*$/,
    "Only color sets the link apart from the text around it, and the difference is too small",
  ],
  [
    /^Role "(\w+)" requires children with role: (.+?)\.?$/,
    "It is announced as “$1” but contains nothing that is announced as $2",
  ],
  [
    /^Role "(\w+)" must be contained within: (.+?)\.?$/,
    "It is announced as “$1” but isn't inside one of these: $2",
  ],
  [/^Role "(\w+)" requires attribute "([\w-]+)"\.?$/, "It is announced as “$1” but has no $2"],
  [/^Role "(\w+)" is not allowed on element <([\w-]+)>\.?$/, "A <$2> element can't have the role “$1”"],
  [/^Invalid (?:ARIA attribute|ARIA role) "(.+?)"\.?$/, "There is no attribute or role with this name: $1"],
  [
    /^ARIA attribute "(.+?)" is not allowed on role "(.+?)"\.?$/,
    "An element with the role “$2” can't have this attribute: $1",
  ],
  [
    /^Attribute "(.+?)" is prohibited on role "(.+?)"\.?$/,
    "An element with the role “$2” can't have this attribute: $1",
  ],
  [/^Invalid autocomplete value "(.+?)"\.?$/, "Browsers don't know this autofill hint: $1"],
  [/^Invalid lang attribute value "(.+?)"\.?$/, "There is no language with this code: $1"],
  [
    /^Accessible name "(.+?)" does not contain visible (?:label|text) "(.+?)"\.?$/,
    "People see “$2”, but the spoken name is “$1”",
  ],
  [/^Duplicate ID "(.+?)" referenced by .*$/, "Several elements share this id: $1"],
  [
    /^Headers attribute references non-existent ID "(.+?)"\.?$/,
    "The headers attribute points to an id that isn't on the page: $1",
  ],
  [
    /^Page (?:auto-refreshes|redirects) after (\d+) seconds.*$/,
    "The page reloads or moves on by itself after $1 seconds",
  ],
  [
    /^Page has a (\d+)-second meta refresh delay.*$/,
    "The page reloads or moves on by itself after $1 seconds",
  ],
];
