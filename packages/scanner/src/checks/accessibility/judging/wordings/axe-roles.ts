import type { Wording } from "./wording.ts";

/** axe-core on roles and ARIA attributes. */
export const AXE_ON_ROLES: readonly Wording[] = [
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
  [
    /^Invalid ARIA attribute value: (aria-(?:activedescendant|controls|describedby|details|errormessage|flowto|labelledby|owns))="([^"\s]+)"$/,
    "No element on the page has the id “$2” that $1 names",
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
