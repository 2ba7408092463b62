import type { RuleFamily, RuleTexts } from "./rule-text.ts";

const LISTS: RuleFamily = {
  whyItMatters:
    "A screen reader announces how many items a list has and lets people skip it. Broken list markup takes that away.",
  businessImpact: "Long menus and product lists become tiring, and visitors give up.",
};

const TABLES: RuleFamily = {
  whyItMatters:
    "With each table cell, a screen reader reads the headers of its row and column. Without correct headers, people hear numbers that mean nothing.",
  businessImpact:
    "Visitors who can't see the page can't understand your prices, opening hours and specifications.",
};

const PAGE: RuleFamily = {
  whyItMatters:
    "A screen reader starts with the title, language and structure of a page. It uses them to announce the page, pick a voice and let people jump to what they want.",
  businessImpact:
    "People leave a page right away when it sounds like every other page or is read in the wrong language.",
};

const FRAMES: RuleFamily = {
  whyItMatters:
    "A screen reader announces an embedded map, video or form by its title. Without a title, people have to go inside to find out what it is.",
  businessImpact: "Visitors who can't see the page skip your booking widgets, maps and videos.",
};

/** Rules about page, headings, lists, tables, frames and languages. */
export const STRUCTURE_RULES: RuleTexts = {
  list: {
    family: LISTS,
    severity: "high",
    defect: "List with content outside its items",
    title: "Lists contain only list items",
    fixSteps: [
      "Wrap everything that is directly inside each <ul> or <ol> in <li>.",
      "Move headings and wrapper elements out of the list.",
    ],
    effort: "S",
  },
  listitem: {
    family: LISTS,
    severity: "high",
    defect: "List item outside a list",
    title: "List items are inside a list",
    fixSteps: [
      "Put the <li> elements directly inside <ul> or <ol>, and remove wrapper elements in between.",
      "If the list has a role that turns it into something else, remove that role.",
    ],
    effort: "S",
  },
  "definition-list": {
    family: LISTS,
    severity: "high",
    defect: "Description list built incorrectly",
    title: "Description lists are built correctly",
    fixSteps: ["Inside each <dl>, keep only <dt> followed by <dd>. You can group each pair in a <div>."],
    effort: "S",
  },
  dlitem: {
    family: LISTS,
    severity: "high",
    defect: "Term or description outside a description list",
    title: "Terms and descriptions are inside a description list",
    fixSteps: [
      "Put the <dt> and <dd> elements inside a <dl>. If they are not terms and descriptions, use other elements.",
    ],
    effort: "S",
  },
  "td-headers-attr": {
    family: TABLES,
    severity: "high",
    defect: "Table cell refers to the wrong header",
    title: "Table cells refer to headers of the same table",
    fixSteps: [
      "Correct the headers attribute of each cell. It must list the ids of <th> elements in the same table.",
      'In a simple table, remove the headers attribute. Use <th scope="col"> and <th scope="row"> instead.',
    ],
    effort: "M",
  },
  "th-has-data-cells": {
    family: TABLES,
    severity: "high",
    defect: "Table header without cells",
    title: "Table headers belong to cells",
    fixSteps: [
      "Turn each <th> that heads nothing into a <td>, or set its scope to the row or column it heads.",
      "Don't use <table> for layout.",
    ],
    effort: "M",
  },
  "td-has-header": {
    family: TABLES,
    severity: "critical",
    defect: "Table cells without a header",
    title: "Cells of large tables have headers",
    fixSteps: [
      'Mark the first row of each table as <th scope="col">.',
      'If the first column names the rows, mark it as <th scope="row">.',
    ],
    effort: "M",
  },
  "table-fake-caption": {
    family: TABLES,
    severity: "high",
    defect: "Table caption marked as an ordinary cell",
    title: "Table captions are marked as captions",
    fixSteps: ["Move the text of the merged first row of each table into <caption>."],
    effort: "S",
  },
  "p-as-heading": {
    family: PAGE,
    severity: "high",
    defect: "Heading that is only bold text",
    title: "Headings are marked as headings",
    fixSteps: [
      "Mark each bold or large line that introduces a section as <h2>, <h3> and so on, in the order of the page. In most site editors, choose a heading style for it.",
      "Leave bold text that is only emphasis as it is.",
    ],
    effort: "S",
  },
  "document-title": {
    family: PAGE,
    severity: "high",
    defect: "Page without a title",
    title: "The page has a title",
    fixSteps: [
      "Fill in the title field of the page. In most site editors, look for the page's settings or its SEO panel.",
      "If all pages have no title, check your template. The <head> needs <title>Topic of the page - Name of the site</title>.",
    ],
    effort: "S",
  },
  bypass: {
    family: PAGE,
    severity: "high",
    defect: "No way to skip repeated content",
    title: "Visitors can skip what repeats on every page",
    fixSteps: [
      'Make <a href="#content">Skip to content</a> the first link in your template, and add id="content" to the main content.',
      "Wrap the main content in <main>, and start it with a heading.",
    ],
    effort: "S",
  },
  "html-has-lang": {
    family: PAGE,
    severity: "high",
    defect: "Page language not declared",
    title: "The page declares its language",
    fixSteps: [
      'In your template, add lang to the <html> element, such as <html lang="en">. In most site editors, you set the language under Settings > General.',
    ],
    effort: "S",
  },
  "html-lang-valid": {
    family: PAGE,
    severity: "high",
    defect: "Invalid page language code",
    title: "The language code of the page is valid",
    fixSteps: [
      'Replace the value with a language code such as "en", "en-US" or "es". Browsers don\'t understand names such as "english".',
    ],
    effort: "S",
  },
  "html-xml-lang-mismatch": {
    family: PAGE,
    severity: "medium",
    defect: "Two different page languages declared",
    title: "The two language declarations match",
    fixSteps: ["Set lang and xml:lang on <html> to the same language, or remove xml:lang."],
    effort: "S",
  },
  "valid-lang": {
    family: PAGE,
    severity: "high",
    defect: "Invalid language code on part of a page",
    title: "Language codes on parts of the page are valid",
    fixSteps: ['Correct the lang attribute of each element to a language code such as "fr" or "zh-Hans".'],
    effort: "S",
  },
  "duplicate-id-aria": {
    family: {
      whyItMatters:
        "Labels and descriptions point to an element by its id. If two elements share an id, screen readers read the wrong one or none.",
      businessImpact: "A form field gets the label of another field, and orders go wrong.",
    },
    severity: "critical",
    defect: "Same id on several elements",
    title: "Each id that labels and ARIA use is unique",
    fixSteps: [
      "Change the id of one of the elements that share it, and update everything that refers to it.",
      "If a component appears several times on a page, add a counter to its ids.",
    ],
    effort: "M",
  },
  "frame-title": {
    family: FRAMES,
    severity: "high",
    defect: "Frame without a title",
    title: "Frames have a title",
    fixSteps: [
      'Add a title to each <iframe> that says what it contains, such as title="Map of our store".',
      'For a frame that no one should notice, such as a tracker or a payment helper, add aria-hidden="true" and tabindex="-1" instead.',
    ],
    effort: "S",
  },
  "frame-title-unique": {
    family: FRAMES,
    severity: "high",
    defect: "Several frames with the same title",
    title: "Each frame has its own title",
    fixSteps: ["Give each <iframe> its own title, such as the name of the video it shows."],
    effort: "S",
  },
};
