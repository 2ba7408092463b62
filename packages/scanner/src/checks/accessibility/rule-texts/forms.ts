import type { RuleFamily, RuleTexts } from "./rule-text.ts";

const LABELS: RuleFamily = {
  whyItMatters:
    "A label tells what to enter, gives a larger area to click, and is what screen readers and voice control use. Without it a form field is a blank box.",
  businessImpact:
    "Forms are where visitors become customers: each field that cannot be understood loses orders, bookings and enquiries.",
};

const CONTROL_NAMES: RuleFamily = {
  whyItMatters:
    "Links and buttons are read out of context and called by name with voice control. One without a name is only 'link' or 'button'.",
  businessImpact:
    "Icon-only menus, carts and social links without a name are unusable for blind customers and a frequent subject of complaints.",
};

/** Rules about form fields, buttons and links. */
export const FORM_RULES: RuleTexts = {
  label: {
    family: LABELS,
    severity: "critical",
    defect: "Form field without a label",
    title: "Form fields have a label",
    fixSteps: [
      'Give each listed field an id and put <label for="that id">Text</label> before it.',
      "Keep the label visible: a placeholder vanishes as soon as somebody types.",
      "Where the design has no room (a search box beside a button), add aria-label to the field.",
    ],
    effort: "S",
  },
  "select-name": {
    family: LABELS,
    severity: "critical",
    defect: "Drop-down list without a label",
    title: "Drop-down lists have a label",
    fixSteps: [
      'Put <label for="..."> before each listed <select>, pointing at its id.',
      "The first option ('Please choose') is no label.",
    ],
    effort: "S",
  },
  "form-field-multiple-labels": {
    family: LABELS,
    severity: "medium",
    defect: "Form field with several labels",
    title: "Each form field has one label",
    fixSteps: [
      "Keep one <label> for each listed field and move further texts into an element that aria-describedby points at.",
    ],
    effort: "S",
  },
  "label-title-only": {
    family: LABELS,
    severity: "high",
    defect: "Form field without a visible label",
    title: "Labels are visible",
    fixSteps: [
      "Add a visible <label> to each listed field: title and aria-describedby are shown late or not at all.",
    ],
    effort: "S",
  },
  "autocomplete-valid": {
    family: {
      whyItMatters:
        "The autocomplete attribute lets browsers fill in personal data and lets tools show familiar symbols, which helps people with memory, reading or motor difficulties.",
      businessImpact: "Forms that fill themselves in are finished faster and given up less often.",
    },
    severity: "high",
    defect: "Form field with a wrong autofill hint",
    title: "Automatic completion is declared correctly",
    fixSteps: [
      "Correct the autocomplete value in each finding: use the tokens of the HTML standard, such as name, email, tel, street-address, postal-code, cc-number.",
      'Write at most a section, "shipping" or "billing", and one token, in that order.',
    ],
    effort: "S",
  },
  "button-name": {
    family: CONTROL_NAMES,
    severity: "critical",
    defect: "Button without a name",
    title: "Buttons have a name",
    fixSteps: [
      "Put text into each listed button that says what it does.",
      'For an icon-only button add aria-label="Open menu" (or whatever it does), or visually hidden text.',
      "If the button contains only a picture, the alt of the picture becomes its name.",
    ],
    effort: "S",
  },
  "input-button-name": {
    family: CONTROL_NAMES,
    severity: "critical",
    defect: "Form button without a name",
    title: "Input buttons have a name",
    fixSteps: ['Add value="..." with the action to each listed <input type="button">, "submit" or "reset".'],
    effort: "S",
  },
  "link-name": {
    family: CONTROL_NAMES,
    severity: "high",
    defect: "Link without a name",
    title: "Links have a name",
    fixSteps: [
      "Put text into each listed link that says where it leads.",
      "For a link around a picture, describe the target in the alt of the picture; for an icon, add aria-label such as 'Our page on Instagram'.",
      "Remove empty links which an editor or script left behind.",
    ],
    effort: "S",
  },
  "summary-name": {
    family: CONTROL_NAMES,
    severity: "high",
    defect: "Fold-out section without a name",
    title: "Fold-out sections have a name",
    fixSteps: ["Put text into each listed <summary>, or add aria-label."],
    effort: "S",
  },
  "label-content-name-mismatch": {
    family: {
      whyItMatters:
        "People who operate a computer by voice say what they see on a button. If its hidden name does not contain these words, nothing happens.",
      businessImpact: "Voice control users cannot press your most important buttons.",
    },
    severity: "high",
    defect: "Spoken name lacks the visible text",
    title: "The name of a control contains its visible text",
    fixSteps: [
      "Start the aria-label of each listed control with exactly the visible words, or remove it.",
      "Example: a button that shows 'Search' may be named 'Search the shop', not 'Find products'.",
    ],
    effort: "S",
  },
  "nested-interactive": {
    family: {
      whyItMatters:
        "A button inside a link, or a link inside a button, is one thing to a screen reader: the inner one cannot be found or is pressed by accident.",
      businessImpact: "Cards and menus built this way send visitors to places they did not mean to go.",
    },
    severity: "high",
    defect: "Control inside another control",
    title: "Controls do not contain other controls",
    fixSteps: [
      "Take the inner link, button or field out of the listed element and place it beside it.",
      "For a card that is clickable as a whole, make only its title a link and stretch that link with CSS.",
    ],
    effort: "M",
  },
  "target-size": {
    family: {
      whyItMatters:
        "Small targets close together are hit by mistake by people with tremor, with large fingers, or on a bus. WCAG 2.2 asks for 24 by 24 pixels or enough space around.",
      businessImpact: "Mistaps on phones cost patience and sales.",
    },
    severity: "high",
    defect: "Buttons or links too small or too close together",
    title: "Targets are large enough or far enough apart",
    fixSteps: [
      "Give each listed link or button at least 24 by 24 CSS pixels, with padding or min-width and min-height.",
      "Or leave so much space that circles of 24 pixels around neighboring targets do not touch.",
      "Links within a sentence are excepted.",
    ],
    effort: "S",
  },
};
