import type { RuleFamily, RuleTexts } from "./rule-text.ts";

const LABELS: RuleFamily = {
  whyItMatters:
    "A label says what to enter and gives people a larger area to click. Screen readers and voice control need it too. Without a label, a form field is a blank box.",
  businessImpact:
    "Visitors become customers in your forms. Each field that people don't understand costs you orders, bookings and questions.",
};

const CONTROL_NAMES: RuleFamily = {
  whyItMatters:
    'Screen readers read links and buttons out of context, and voice control calls them by name. Without a name, all people hear is "link" or "button".',
  businessImpact:
    "Customers who are blind can't use a menu, cart or social link that is only an icon. Complaints often mention these.",
};

/** Rules about form fields, buttons and links. */
export const FORM_RULES: RuleTexts = {
  label: {
    family: LABELS,
    severity: "critical",
    defect: "Form field without a label",
    title: "Form fields have a label",
    fixSteps: [
      'Give each field an id, and put <label for="that-id">Text</label> in front of it.',
      "Keep the label visible. A placeholder disappears as soon as someone types.",
      "If the design has no room, such as in a search box, add aria-label to the field.",
      "In a form builder, look for the field's setting \"Label\" and make sure it isn't hidden.",
    ],
    effort: "S",
  },
  "select-name": {
    family: LABELS,
    severity: "critical",
    defect: "Drop-down list without a label",
    title: "Drop-down lists have a label",
    fixSteps: [
      'Put <label for="that-id"> in front of each <select>, where that-id is the id of the list.',
      'The first option, such as "Please choose", is not a label.',
    ],
    effort: "S",
  },
  "form-field-multiple-labels": {
    family: LABELS,
    severity: "medium",
    defect: "Form field with several labels",
    title: "Each form field has one label",
    fixSteps: [
      "Keep one <label> for each field.",
      "Move the other texts to an element with an id, and point aria-describedby on the field to that id.",
    ],
    effort: "S",
  },
  "label-title-only": {
    family: LABELS,
    severity: "high",
    defect: "Form field without a visible label",
    title: "Labels are visible",
    fixSteps: [
      "Add a visible <label> to each field. Browsers show the text of title and aria-describedby late or never.",
    ],
    effort: "S",
  },
  "autocomplete-valid": {
    family: {
      whyItMatters:
        "The autocomplete attribute lets browsers fill in personal data. It helps people who have trouble with memory, reading or typing.",
      businessImpact: "People finish a form faster when it fills itself in, and they give up less often.",
    },
    severity: "high",
    defect: "Form field with the wrong autofill hint",
    title: "Autofill hints are correct",
    fixSteps: [
      "Correct the autocomplete value in each place. Use a value from the HTML standard, such as name, email, tel, street-address, postal-code or cc-number.",
      'If you need more than one word, write them in this order: a section name, then "shipping" or "billing", then the value.',
    ],
    effort: "S",
  },
  "button-name": {
    family: CONTROL_NAMES,
    severity: "critical",
    defect: "Button without a name",
    title: "Buttons have a name",
    fixSteps: [
      "Put text in each button that says what it does.",
      'If a button shows only an icon, add aria-label, such as aria-label="Open menu". You can also add text that is visually hidden.',
      "If a button contains only an image, write the name in the image's alt.",
    ],
    effort: "S",
  },
  "input-button-name": {
    family: CONTROL_NAMES,
    severity: "critical",
    defect: "Form button without a name",
    title: "Form buttons have a name",
    fixSteps: [
      'Add a value that says what the button does, such as value="Send". This applies to each <input> of the type button, submit or reset.',
    ],
    effort: "S",
  },
  "link-name": {
    family: CONTROL_NAMES,
    severity: "high",
    defect: "Link without a name",
    title: "Links have a name",
    fixSteps: [
      "Put text in each link that says where it goes.",
      "If the link is around an image, name its target in the image's alt.",
      'If the link is an icon, add aria-label, such as aria-label="Our page on Instagram".',
      "Remove empty links that an editor or a script left behind.",
    ],
    effort: "S",
  },
  "summary-name": {
    family: CONTROL_NAMES,
    severity: "high",
    defect: "Expandable section without a name",
    title: "Expandable sections have a name",
    fixSteps: ["Put text in each <summary>, or add aria-label."],
    effort: "S",
  },
  "label-content-name-mismatch": {
    family: {
      whyItMatters:
        "People who use voice control say what they see on a button. If its hidden name doesn't contain those words, nothing happens.",
      businessImpact: "Customers who use voice control can't press your most important buttons.",
    },
    severity: "high",
    defect: "Spoken name doesn't contain the visible text",
    title: "The name of a control contains its visible text",
    fixSteps: [
      "Start the aria-label of each control with exactly the words that people see, or remove it.",
      'For example, a button that shows "Search" can be named "Search the store" but not "Find products".',
    ],
    effort: "S",
  },
  "nested-interactive": {
    family: {
      whyItMatters:
        "To a screen reader, a button inside a link is a single thing. People can't find the inner control, or they press it by accident.",
      businessImpact: "Cards and menus built this way send visitors to pages they didn't choose.",
    },
    severity: "high",
    defect: "Control inside another control",
    title: "Controls don't contain other controls",
    fixSteps: [
      "Move the inner link, button or field out of the outer one and place it next to it.",
      "If a whole card is clickable, make only its title a link, and stretch that link over the card with CSS.",
    ],
    effort: "M",
  },
  "target-size": {
    family: {
      whyItMatters:
        "People with a tremor, with large fingers or on a moving bus miss small targets. WCAG 2.2 asks for 24 by 24 pixels, or enough space around them.",
      businessImpact: "Taps that miss cost you patience and sales on phones.",
    },
    severity: "high",
    defect: "Buttons or links too small or too close together",
    title: "Buttons and links are large enough or far enough apart",
    fixSteps: [
      "Make each link or button at least 24 by 24 CSS pixels. In your style sheet, add padding, or set min-width and min-height.",
      "Or add space, so that 24-pixel circles around neighboring targets don't touch.",
      "Links inside a sentence are exempt.",
    ],
    effort: "S",
  },
};
