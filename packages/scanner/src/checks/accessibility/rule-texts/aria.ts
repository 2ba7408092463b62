import type { RuleFamily, RuleTexts } from "./rule-text.ts";

const ROLES: RuleFamily = {
  whyItMatters:
    "Roles and ARIA attributes tell screen readers what a custom control is and which state it is in. Wrong ones are worse than none: the visitor is told something that is not true.",
  businessImpact:
    "Menus, tabs and dialogs that announce themselves wrongly cannot be operated by blind customers, who then leave or complain.",
};

const HIDDEN: RuleFamily = {
  whyItMatters:
    'aria-hidden="true" takes content away from screen readers while it stays visible. If it can still be reached with the keyboard, the visitor lands on something that has no name and no meaning.',
  businessImpact: "Visitors get lost in parts of the page their screen reader is silent about.",
};

const NAMES: RuleFamily = {
  whyItMatters:
    "A control without a name is announced as 'button' or 'edit' alone. Voice control users cannot call it and screen reader users must guess what it does.",
  businessImpact: "Visitors abandon searches, bookings and orders at the control they cannot identify.",
};

/** Rules about roles, states and properties of WAI-ARIA. */
export const ARIA_RULES: RuleTexts = {
  "aria-allowed-attr": {
    family: ROLES,
    severity: "high",
    defect: "Accessibility attribute that does not fit its element",
    title: "ARIA attributes fit the role of their element",
    fixSteps: [
      "Remove the attribute named in each finding, or give the element the role it belongs to.",
      "Look the role up in the WAI-ARIA specification: it lists the attributes it supports.",
      "If a component library writes the attribute, update the library and report it there.",
    ],
    effort: "S",
  },
  "aria-conditional-attr": {
    family: ROLES,
    severity: "high",
    defect: "Accessibility attribute where it has no effect",
    title: "ARIA attributes are used only where they have an effect",
    fixSteps: [
      "On a real checkbox set its checked or indeterminate state and remove aria-checked.",
      'On rows outside a role="treegrid" remove aria-expanded, aria-level, aria-posinset and aria-setsize.',
    ],
    effort: "S",
  },
  "aria-prohibited-attr": {
    family: ROLES,
    severity: "high",
    defect: "Label on an element that cannot have one",
    title: "Names are put only on elements that may have one",
    fixSteps: [
      "Browsers ignore aria-label on a plain <div>, <span> or <p>: move it to the link, button or landmark it is meant for.",
      'If the element is a region or group of its own, give it a fitting role (such as role="group") as well.',
      "If it only repeats visible text, remove the aria-label.",
    ],
    effort: "S",
  },
  "aria-deprecated-role": {
    family: ROLES,
    severity: "low",
    defect: "Outdated accessibility role",
    title: "No outdated ARIA roles are used",
    fixSteps: ['Replace the role named in each finding, for instance role="directory" by a plain list.'],
    effort: "S",
  },
  "aria-roles": {
    family: ROLES,
    severity: "critical",
    defect: "Accessibility role that does not exist",
    title: "ARIA roles exist and are spelled correctly",
    fixSteps: [
      "Correct the spelling of the role in each finding; roles are written in lower case and singular.",
      "Replace invented roles by the HTML element that does the job, such as <button>, or remove them.",
    ],
    effort: "S",
  },
  "aria-required-attr": {
    family: ROLES,
    severity: "critical",
    defect: "Custom control does not tell its state",
    title: "Custom controls tell the state their role requires",
    fixSteps: [
      'Add the attribute named in each finding and keep it current: aria-checked for role="checkbox" and "switch", aria-expanded and aria-controls for "combobox", aria-valuenow for "slider", aria-level for "heading".',
      "Where possible use the native element instead (<input type=checkbox>, <input type=range>): it needs none of this.",
    ],
    effort: "M",
  },
  "aria-required-children": {
    family: ROLES,
    severity: "critical",
    defect: "Custom list, menu or table lacks its required parts",
    title: "Composite roles contain the parts they need",
    fixSteps: [
      'Give the children of each listed element the role they need: "menuitem" in a "menu", "option" in a "listbox", "tab" in a "tablist", "row" in a "table".',
      "Take other content out of the element, or remove the outer role if it is an ordinary list of links.",
    ],
    effort: "M",
  },
  "aria-required-parent": {
    family: ROLES,
    severity: "critical",
    defect: "Part of a custom list, menu or table outside of it",
    title: "Parts of composite roles stand inside their whole",
    fixSteps: [
      'Put each listed element into an element with the role it belongs to: "tab" into "tablist", "option" into "listbox", "listitem" into "list".',
      'If wrappers stand in between, give them role="presentation".',
    ],
    effort: "M",
  },
  "aria-valid-attr": {
    family: ROLES,
    severity: "critical",
    defect: "Misspelled accessibility attribute",
    title: "ARIA attributes exist and are spelled correctly",
    fixSteps: [
      "Correct the attribute named in each finding, for instance aria-labeledby to aria-labelledby.",
      "Remove attributes that are not part of WAI-ARIA; use data-... for your own.",
    ],
    effort: "S",
  },
  "aria-valid-attr-value": {
    family: ROLES,
    severity: "critical",
    defect: "Accessibility attribute with an invalid value",
    title: "ARIA attributes have values they allow",
    fixSteps: [
      'Set yes-or-no attributes such as aria-expanded to "true" or "false".',
      "Where the value is an id (aria-labelledby, aria-controls, aria-describedby), make sure that an element with exactly that id is on the page.",
    ],
    effort: "S",
  },
  "aria-braille-equivalent": {
    family: ROLES,
    severity: "high",
    defect: "Braille label without a spoken label",
    title: "Braille labels have a spoken equivalent",
    fixSteps: [
      "Add a normal name (text or aria-label) where aria-braillelabel is used, and aria-roledescription where aria-brailleroledescription is used.",
      "Or remove the braille attribute: braille displays show the normal name.",
    ],
    effort: "S",
  },
  "aria-hidden-body": {
    family: HIDDEN,
    severity: "critical",
    defect: "Whole page hidden from screen readers",
    title: "The page is not hidden from screen readers",
    fixSteps: [
      'Remove aria-hidden="true" from <body>.',
      "If a dialog script sets it, hide the main content beside the dialog instead, and make sure that it is removed when the dialog closes.",
    ],
    effort: "S",
  },
  "aria-hidden-focus": {
    family: HIDDEN,
    severity: "high",
    defect: "Keyboard reaches content hidden from screen readers",
    title: "Nothing hidden from screen readers takes the keyboard focus",
    fixSteps: [
      "If the listed part is closed or off-screen (menu, slide, dialog), hide it fully with display: none, visibility: hidden or the inert attribute.",
      'If it is a duplicate that only the mouse should use, add tabindex="-1" to each link and button inside.',
      "If people need it, remove aria-hidden.",
    ],
    effort: "M",
  },
  "presentation-role-conflict": {
    family: ROLES,
    severity: "low",
    defect: "Decorative element that is still announced",
    title: "Decorative elements are consistently ignored",
    fixSteps: [
      'Remove tabindex and aria-... attributes from the listed elements with role="none" or an empty alt, or remove that role.',
    ],
    effort: "S",
  },
  "aria-command-name": {
    family: NAMES,
    severity: "high",
    defect: "Custom button, link or menu item without a name",
    title: "Custom buttons, links and menu items have a name",
    fixSteps: [
      "Put visible text into the listed element, or add aria-label with the action for an icon-only one.",
      "Prefer <button> and <a href>: they also bring keyboard operation.",
    ],
    effort: "S",
  },
  "aria-input-field-name": {
    family: NAMES,
    severity: "high",
    defect: "Custom input field without a name",
    title: "Custom input fields have a name",
    fixSteps: [
      "Point aria-labelledby of the listed combobox, listbox, searchbox, slider, spinbutton or textbox at the id of its visible label.",
      "Where there is no visible label, add one; aria-label alone helps only screen reader users.",
    ],
    effort: "S",
  },
  "aria-toggle-field-name": {
    family: NAMES,
    severity: "high",
    defect: "Custom checkbox, radio button or switch without a name",
    title: "Custom checkboxes, radio buttons and switches have a name",
    fixSteps: [
      "Point aria-labelledby of the listed element at the text beside it, or put the text inside.",
      "Better: use <input type=checkbox> or <input type=radio> with a <label>.",
    ],
    effort: "S",
  },
  "aria-tab-name": {
    family: NAMES,
    severity: "high",
    defect: "Tab without a name",
    title: "Tabs have a name",
    fixSteps: ['Put text into each listed role="tab", or add aria-label where it shows only an icon.'],
    effort: "S",
  },
  "aria-tooltip-name": {
    family: NAMES,
    severity: "high",
    defect: "Empty tooltip",
    title: "Tooltips contain text",
    fixSteps: [
      'Put the text into the listed role="tooltip" element before it is shown.',
      "Remove empty tooltip elements which a script leaves on the page.",
    ],
    effort: "S",
  },
  "aria-dialog-name": {
    family: NAMES,
    severity: "high",
    defect: "Dialog without a name",
    title: "Dialogs have a name",
    fixSteps: ["Point aria-labelledby of the dialog at the id of its heading, or add aria-label."],
    effort: "S",
  },
  "aria-treeitem-name": {
    family: NAMES,
    severity: "high",
    defect: "Tree item without a name",
    title: "Tree items have a name",
    fixSteps: ['Put text into each listed role="treeitem", or add aria-label.'],
    effort: "S",
  },
  "aria-allowed-role": {
    family: ROLES,
    severity: "low",
    defect: "Accessibility role that does not fit its element",
    title: "Roles fit the element they are put on",
    fixSteps: [
      "Remove the role from the listed element, or use the element that has the role by itself.",
      "For instance a link that acts as a button should be a <button>.",
    ],
    effort: "S",
  },
  "aria-text": {
    family: ROLES,
    severity: "high",
    defect: "Controls hidden inside an element declared as text",
    title: 'Elements with role="text" contain nothing operable',
    fixSteps: ['Remove role="text" from the listed element, or take the links and buttons out of it.'],
    effort: "S",
  },
};
