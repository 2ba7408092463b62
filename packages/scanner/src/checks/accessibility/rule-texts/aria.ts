import type { RuleFamily, RuleTexts } from "./rule-text.ts";

const ROLES: RuleFamily = {
  whyItMatters:
    "Roles and ARIA attributes tell a screen reader what a custom control is and what state it is in. A wrong one is worse than none, because people hear something that is not true.",
  businessImpact:
    "Customers who are blind can't use menus, tabs and dialogs that announce the wrong thing. They leave, or they complain.",
};

const HIDDEN: RuleFamily = {
  whyItMatters:
    'The attribute aria-hidden="true" hides content from screen readers while it stays on screen. If the keyboard can still reach it, people land on something that has no name and no meaning.',
  businessImpact: "Visitors get lost in parts of the page that their screen reader never mentions.",
};

const NAMES: RuleFamily = {
  whyItMatters:
    'A screen reader announces a control without a name as just "button" or "edit". People have to guess what it does, and voice control can\'t find it.',
  businessImpact:
    "Visitors give up on a search, booking or order when they reach a control they can't identify.",
};

/** Rules about roles, states and properties of WAI-ARIA. */
export const ARIA_RULES: RuleTexts = {
  "aria-allowed-attr": {
    family: ROLES,
    severity: "high",
    defect: "Accessibility attribute on the wrong element",
    title: "ARIA attributes match the role of their element",
    fixSteps: [
      "Remove the attribute named in each place, or give the element the role that the attribute belongs to.",
      "To see which attributes a role supports, look it up in the WAI-ARIA specification.",
      "If a component library adds the attribute, update the library. If that doesn't help, report it to the library's maker.",
    ],
    effort: "S",
  },
  "aria-conditional-attr": {
    family: ROLES,
    severity: "high",
    defect: "Accessibility attribute that has no effect",
    title: "ARIA attributes appear only where they have an effect",
    fixSteps: [
      "On a real checkbox, set its checked or indeterminate state and remove aria-checked.",
      'On table rows outside a role="treegrid", remove aria-expanded, aria-level, aria-posinset and aria-setsize.',
    ],
    effort: "S",
  },
  "aria-prohibited-attr": {
    family: ROLES,
    severity: "high",
    defect: "Label on an element that can't have one",
    title: "Labels appear only on elements that can have one",
    fixSteps: [
      "Browsers ignore aria-label on a plain <div>, <span> or <p>. Move it to the link, button or page region that it describes.",
      'If the element is a group of its own, also give it a matching role, such as role="group".',
      "If the label only repeats visible text, remove it.",
    ],
    effort: "S",
  },
  "aria-deprecated-role": {
    family: ROLES,
    severity: "low",
    defect: "Outdated accessibility role",
    title: "ARIA roles are up to date",
    fixSteps: [
      'Replace the role named in each place with a current element. For example, use a plain list instead of role="directory".',
    ],
    effort: "S",
  },
  "aria-roles": {
    family: ROLES,
    severity: "critical",
    defect: "Accessibility role that does not exist",
    title: "ARIA roles exist and are spelled correctly",
    fixSteps: [
      "Correct the spelling of the role in each place. Roles are lowercase and singular.",
      "Replace a made-up role with the HTML element that does the job, such as <button>, or remove it.",
    ],
    effort: "S",
  },
  "aria-required-attr": {
    family: ROLES,
    severity: "critical",
    defect: "Custom control that doesn't report its state",
    title: "Custom controls report the state that their role requires",
    fixSteps: [
      'Add the attribute named in each place and keep it up to date in your script. For example, a role="checkbox" or role="switch" needs aria-checked, and a role="slider" needs aria-valuenow.',
      'A role="combobox" needs aria-expanded and aria-controls. A role="heading" needs aria-level.',
      'Where you can, use the native element instead, such as <input type="checkbox">. It reports its state without extra code.',
    ],
    effort: "M",
  },
  "aria-required-children": {
    family: ROLES,
    severity: "critical",
    defect: "Custom list, menu or table with missing parts",
    title: "Custom lists, menus and tables contain the parts they need",
    fixSteps: [
      'Give the children of each element the role they need. A "menu" needs "menuitem", a "listbox" needs "option", a "tablist" needs "tab" and a "table" needs "row".',
      "Move any other content out of the element.",
      "If it is an ordinary list of links, remove the outer role instead.",
    ],
    effort: "M",
  },
  "aria-required-parent": {
    family: ROLES,
    severity: "critical",
    defect: "Part of a custom list, menu or table outside of it",
    title: "Parts of custom lists, menus and tables are inside them",
    fixSteps: [
      'Move each element into a parent with the matching role: "tab" into "tablist", "option" into "listbox", "listitem" into "list".',
      'If wrapper elements sit in between, give them role="presentation".',
    ],
    effort: "M",
  },
  "aria-valid-attr": {
    family: ROLES,
    severity: "critical",
    defect: "Misspelled accessibility attribute",
    title: "ARIA attributes exist and are spelled correctly",
    fixSteps: [
      "Correct the attribute named in each place. For example, change aria-labeledby to aria-labelledby.",
      "Remove attributes that are not part of WAI-ARIA. For your own data, use attributes that start with data-.",
    ],
    effort: "S",
  },
  "aria-valid-attr-value": {
    family: ROLES,
    severity: "critical",
    defect: "Accessibility attribute with an invalid value",
    title: "ARIA attributes have values that are allowed",
    fixSteps: [
      'Set yes-or-no attributes, such as aria-expanded, to "true" or "false".',
      "Some attributes point to the id of another element: aria-labelledby, aria-controls and aria-describedby. Make sure the page has an element with exactly that id.",
    ],
    effort: "S",
  },
  "aria-braille-equivalent": {
    family: ROLES,
    severity: "high",
    defect: "Braille label without a spoken label",
    title: "Braille labels have a spoken equivalent",
    fixSteps: [
      "Where you use aria-braillelabel, also add a normal name: text or aria-label.",
      "Where you use aria-brailleroledescription, also add aria-roledescription.",
      "Or remove the braille attribute. Braille displays then show the normal name.",
    ],
    effort: "S",
  },
  "aria-hidden-body": {
    family: HIDDEN,
    severity: "critical",
    defect: "Whole page hidden from screen readers",
    title: "Screen readers can read the page",
    fixSteps: [
      'Remove aria-hidden="true" from <body>.',
      "If a dialog script adds it, change the script to hide only the content behind the dialog. Make sure that it shows the content again when the dialog closes.",
    ],
    effort: "S",
  },
  "aria-hidden-focus": {
    family: HIDDEN,
    severity: "high",
    defect: "Keyboard reaches content hidden from screen readers",
    title: "The keyboard skips content that is hidden from screen readers",
    fixSteps: [
      "If the part is closed or off screen, such as a menu, slide or dialog, hide it completely. Use display: none, visibility: hidden or the inert attribute.",
      'If it is a duplicate for mouse users only, add tabindex="-1" to each link and button inside it.',
      "If people need it, remove aria-hidden.",
    ],
    effort: "M",
  },
  "presentation-role-conflict": {
    family: ROLES,
    severity: "low",
    defect: "Decorative element that is still announced",
    title: "Screen readers skip decorative elements",
    fixSteps: [
      "If the element is decoration, remove its tabindex and its aria- attributes.",
      'If it is not, remove role="none" or write a real text alternative instead of an empty alt.',
    ],
    effort: "S",
  },
  "aria-command-name": {
    family: NAMES,
    severity: "high",
    defect: "Custom button, link or menu item without a name",
    title: "Custom buttons, links and menu items have a name",
    fixSteps: [
      "Put visible text in the element. If it shows only an icon, add an aria-label that says what it does.",
      "Better: use <button> or <a href>. They also work with the keyboard without extra code.",
    ],
    effort: "S",
  },
  "aria-input-field-name": {
    family: NAMES,
    severity: "high",
    defect: "Custom input field without a name",
    title: "Custom input fields have a name",
    fixSteps: [
      "Find the field's visible label and copy its id into aria-labelledby on the field.",
      "If there is no visible label, add one. An aria-label alone helps only people who use a screen reader.",
    ],
    effort: "S",
  },
  "aria-toggle-field-name": {
    family: NAMES,
    severity: "high",
    defect: "Custom checkbox, radio button or switch without a name",
    title: "Custom checkboxes, radio buttons and switches have a name",
    fixSteps: [
      "Point aria-labelledby on the element to the id of the text next to it, or put the text inside.",
      'Better: use <input type="checkbox"> or <input type="radio"> with a <label>.',
    ],
    effort: "S",
  },
  "aria-tab-name": {
    family: NAMES,
    severity: "high",
    defect: "Tab without a name",
    title: "Tabs have a name",
    fixSteps: ['Put text in each role="tab". If it shows only an icon, add aria-label.'],
    effort: "S",
  },
  "aria-tooltip-name": {
    family: NAMES,
    severity: "high",
    defect: "Empty tooltip",
    title: "Tooltips contain text",
    fixSteps: [
      'Put the text in the role="tooltip" element before you show it.',
      "Remove empty tooltip elements that a script leaves on the page.",
    ],
    effort: "S",
  },
  "aria-dialog-name": {
    family: NAMES,
    severity: "high",
    defect: "Dialog without a name",
    title: "Dialogs have a name",
    fixSteps: ["Point aria-labelledby on the dialog to the id of its heading, or add aria-label."],
    effort: "S",
  },
  "aria-treeitem-name": {
    family: NAMES,
    severity: "high",
    defect: "Tree item without a name",
    title: "Tree items have a name",
    fixSteps: ['Put text in each role="treeitem", or add aria-label.'],
    effort: "S",
  },
  "aria-allowed-role": {
    family: ROLES,
    severity: "low",
    defect: "Accessibility role on the wrong element",
    title: "Roles match the element they are on",
    fixSteps: [
      "Remove the role from the element, or use the HTML element that has this role by default.",
      "For example, change a link that acts as a button into a <button>.",
    ],
    effort: "S",
  },
  "aria-text": {
    family: ROLES,
    severity: "high",
    defect: "Link or button inside an element marked as plain text",
    title: 'Elements with role="text" contain no links or buttons',
    fixSteps: ['Remove role="text" from the element, or move the links and buttons out of it.'],
    effort: "S",
  },
};
