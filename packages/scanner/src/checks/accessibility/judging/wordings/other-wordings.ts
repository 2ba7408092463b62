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
    /^(?:Form element|The link|The button|The image|The menuitem|Progressbar|Button|Link|Input button) (?:has no|does not have an) (?:accessible|discernible) (?:label|name|text)\.?$/,
    NO_NAME,
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
