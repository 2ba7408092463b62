import type { RuleFamily, RuleTexts } from "./rule-text.ts";

const LISTS: RuleFamily = {
  whyItMatters:
    "Screen readers announce a list with its number of entries and let visitors jump over it. Broken list markup takes that away.",
  businessImpact: "Long menus and product lists become tiring to get through, and visitors give up.",
};

const TABLES: RuleFamily = {
  whyItMatters:
    "In a table a screen reader reads the headings of row and column with each cell. Without correct headings a visitor hears numbers without meaning.",
  businessImpact: "Prices, opening hours and specifications in tables cannot be understood without sight.",
};

const PAGE: RuleFamily = {
  whyItMatters:
    "Title, language and structure are the first things a screen reader uses: to announce the page, to choose the voice and to let visitors jump to what they want.",
  businessImpact: "A page that cannot be told from others or is read in the wrong language is left at once.",
};

const FRAMES: RuleFamily = {
  whyItMatters:
    "A framed document (map, video, form) is announced by its title. Without one a visitor must go in to learn what it is.",
  businessImpact: "Booking widgets, maps and videos are passed over by those who do not see them.",
};

/** Rules about page, headings, lists, tables, frames and languages. */
export const STRUCTURE_RULES: RuleTexts = {
  list: {
    family: LISTS,
    severity: "high",
    defect: "List with content outside its items",
    title: "Lists contain list items only",
    fixSteps: [
      "Wrap everything directly inside each listed <ul> or <ol> into <li>.",
      "Move headings and wrappers out of the list.",
    ],
    effort: "S",
  },
  listitem: {
    family: LISTS,
    severity: "high",
    defect: "List item outside a list",
    title: "List items stand inside a list",
    fixSteps: [
      "Put the listed <li> elements directly into <ul> or <ol>; remove wrappers in between.",
      "Remove a role from the list that makes it something else.",
    ],
    effort: "S",
  },
  "definition-list": {
    family: LISTS,
    severity: "high",
    defect: "Description list built wrongly",
    title: "Description lists are built correctly",
    fixSteps: ["Inside each listed <dl> keep only <dt> followed by <dd>, grouped in <div> if needed."],
    effort: "S",
  },
  dlitem: {
    family: LISTS,
    severity: "high",
    defect: "Term or description outside a description list",
    title: "Terms and descriptions stand inside a description list",
    fixSteps: [
      "Put the listed <dt> and <dd> elements into a <dl>, or use other elements if they are no terms.",
    ],
    effort: "S",
  },
  "td-headers-attr": {
    family: TABLES,
    severity: "high",
    defect: "Table cell refers to a wrong heading",
    title: "Table cells refer to headings of their own table",
    fixSteps: [
      "Correct the headers attribute of each listed cell: it must name ids of <th> elements of the same table.",
      'In simple tables remove headers and use <th scope="col"> and <th scope="row"> instead.',
    ],
    effort: "M",
  },
  "th-has-data-cells": {
    family: TABLES,
    severity: "high",
    defect: "Table heading without cells",
    title: "Table headings belong to cells",
    fixSteps: [
      "Turn each listed <th> that heads nothing into <td>, or set its scope to the row or column it heads.",
      "Do not use <table> for layout.",
    ],
    effort: "M",
  },
  "td-has-header": {
    family: TABLES,
    severity: "critical",
    defect: "Table cells without a heading",
    title: "Cells of large tables have headings",
    fixSteps: [
      'Mark the first row and, where it names the rows, the first column of each listed table as <th scope="...">.',
    ],
    effort: "M",
  },
  "table-fake-caption": {
    family: TABLES,
    severity: "high",
    defect: "Table caption marked as an ordinary cell",
    title: "Table captions are marked as captions",
    fixSteps: ["Move the text of the merged first row of each listed table into <caption>."],
    effort: "S",
  },
  "p-as-heading": {
    family: PAGE,
    severity: "high",
    defect: "Heading that is only bold text",
    title: "Headings are marked as headings",
    fixSteps: [
      "Mark each listed bold or large line that introduces a section as <h2>, <h3> and so on, following the order of the page.",
      "Keep bold paragraphs that are only emphasis as they are.",
    ],
    effort: "S",
  },
  "document-title": {
    family: PAGE,
    severity: "high",
    defect: "Page without a title",
    title: "The page has a title",
    fixSteps: [
      "Put <title>Subject of the page - Name of the site</title> into the head of the page.",
      "In a content management system fill in the page's title field; check the template if all pages lack it.",
    ],
    effort: "S",
  },
  bypass: {
    family: PAGE,
    severity: "high",
    defect: "No way to skip repeated content",
    title: "Visitors can skip what repeats on every page",
    fixSteps: [
      'Put <a href="#content">Skip to content</a> as the first link of the template and id="content" on the main part.',
      "Wrap the main part in <main> and start it with a heading.",
    ],
    effort: "S",
  },
  "html-has-lang": {
    family: PAGE,
    severity: "high",
    defect: "Page language not declared",
    title: "The page says which language it is in",
    fixSteps: ['Add lang to the <html> element of the template, for instance <html lang="en">.'],
    effort: "S",
  },
  "html-lang-valid": {
    family: PAGE,
    severity: "high",
    defect: "Page language code is invalid",
    title: "The language of the page is a valid code",
    fixSteps: [
      'Replace the value by a language code such as "en", "en-US" or "es"; names like "english" are not understood.',
    ],
    effort: "S",
  },
  "html-xml-lang-mismatch": {
    family: PAGE,
    severity: "medium",
    defect: "Two different page languages declared",
    title: "The two language declarations agree",
    fixSteps: ["Give lang and xml:lang on <html> the same language, or remove xml:lang."],
    effort: "S",
  },
  "valid-lang": {
    family: PAGE,
    severity: "high",
    defect: "Invalid language code on part of a page",
    title: "Languages of parts of the page are valid codes",
    fixSteps: [
      'Correct the lang attribute of each listed element to a language code such as "fr" or "zh-Hans".',
    ],
    effort: "S",
  },
  "duplicate-id-aria": {
    family: {
      whyItMatters:
        "Labels and descriptions point at elements by id. If an id is used twice the wrong element, or none, is read out.",
      businessImpact: "Form fields get the label of another field, and orders go wrong.",
    },
    severity: "critical",
    defect: "Same id given to several elements",
    title: "Ids that labels and ARIA refer to are unique",
    fixSteps: [
      "Rename one of the elements that share the listed id, and what refers to it.",
      "If a component is used several times on a page, let it make its ids with a counter.",
    ],
    effort: "M",
  },
  "frame-title": {
    family: FRAMES,
    severity: "high",
    defect: "Frame without a title",
    title: "Frames have a title",
    fixSteps: [
      'Add title="..." to each listed <iframe> and say what it contains, for instance "Map of our shop".',
      'Frames nobody should notice (tracking, payment helpers) get aria-hidden="true" and tabindex="-1" instead.',
    ],
    effort: "S",
  },
  "frame-title-unique": {
    family: FRAMES,
    severity: "high",
    defect: "Several frames with the same title",
    title: "Frames have titles that tell them apart",
    fixSteps: ["Give each listed <iframe> a title of its own, such as the name of the video it shows."],
    effort: "S",
  },
};
