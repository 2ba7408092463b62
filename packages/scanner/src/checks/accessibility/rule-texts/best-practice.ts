import type { RuleFamily, RuleTexts } from "./rule-text.ts";

const LANDMARKS: RuleFamily = {
  whyItMatters:
    "Landmarks (header, navigation, main, footer) are the map a screen reader offers of a page. This is a recommendation beyond WCAG's criteria.",
  businessImpact:
    "Regular visitors with a screen reader find their way faster on pages with clean landmarks.",
};

const HEADINGS: RuleFamily = {
  whyItMatters:
    "Most screen reader users look through the headings of a page first. This is a recommendation beyond WCAG's criteria.",
  businessImpact: "A clear outline serves readers and search engines alike.",
};

const KEYBOARD: RuleFamily = {
  whyItMatters:
    "An order and shortcuts that differ from what people expect make keyboard use harder. This is a recommendation beyond WCAG's criteria.",
  businessImpact: "Less friction for keyboard users, who include many professionals.",
};

function landmark(defect: string, title: string, ...fixSteps: string[]): RuleTexts[string] {
  return { family: LANDMARKS, severity: "medium", defect, title, fixSteps, effort: "S" };
}

function heading(defect: string, title: string, ...fixSteps: string[]): RuleTexts[string] {
  return { family: HEADINGS, severity: "medium", defect, title, fixSteps, effort: "S" };
}

function keyboard(defect: string, title: string, ...fixSteps: string[]): RuleTexts[string] {
  return { family: KEYBOARD, severity: "medium", defect, title, fixSteps, effort: "S" };
}

/** Recommendations that are no criterion of WCAG: shown to be looked at, never counted as a failure. */
export const BEST_PRACTICE_RULES: RuleTexts = {
  "landmark-banner-is-top-level": landmark(
    "Page header inside another page region",
    "The page header is not inside another landmark",
    'Move the listed <header> or role="banner" out of <main>, <nav> or <aside>.',
  ),
  "landmark-contentinfo-is-top-level": landmark(
    "Page footer inside another page region",
    "The page footer is not inside another landmark",
    'Move the listed <footer> or role="contentinfo" out of <main>, <nav> or <aside>.',
  ),
  "landmark-main-is-top-level": landmark(
    "Main content inside another page region",
    "The main part is not inside another landmark",
    "Move the listed <main> out of other landmarks, to the top level of <body>.",
  ),
  "landmark-no-duplicate-banner": landmark(
    "More than one page header",
    "There is one page header",
    "Keep one banner and turn the other headers into headers of their <section> or <article>.",
  ),
  "landmark-no-duplicate-contentinfo": landmark(
    "More than one page footer",
    "There is one page footer",
    "Keep one contentinfo and turn the other footers into footers of their <section> or <article>.",
  ),
  "landmark-no-duplicate-main": landmark(
    "More than one main content region",
    "There is one main part",
    "Keep one visible <main>; hide the others or turn them into <section>.",
  ),
  "landmark-one-main": landmark(
    "No main content region",
    "The page has a main part",
    "Wrap what is particular to the page in <main>, in the template.",
  ),
  "landmark-unique": landmark(
    "Page regions that cannot be told apart",
    "Landmarks of one kind have names that tell them apart",
    "Add aria-label to each, for instance 'Main menu' and 'Footer menu' on two <nav> elements.",
  ),
  region: landmark(
    "Content outside all page regions",
    "All content lies in landmarks",
    "Wrap the listed parts in <header>, <nav>, <main>, <aside> or <footer>, whichever says what they are.",
  ),
  "heading-order": heading(
    "Skipped heading level",
    "Headings go down one level at a time",
    "Change the level of the listed heading so that it follows its predecessor without a gap; set its size with CSS.",
  ),
  "empty-heading": heading(
    "Empty heading",
    "Headings contain text",
    "Remove the listed empty heading or put its text in; make space with CSS margins.",
  ),
  "page-has-heading-one": heading(
    "Page without a main heading",
    "The page has a first-level heading",
    "Mark the headline of the page as <h1>.",
  ),
  tabindex: keyboard(
    "Keyboard order differs from the page order",
    "The keyboard order follows the page",
    "Remove tabindex values above 0 and bring the elements into the right order in the markup.",
  ),
  accesskeys: keyboard(
    "Same keyboard shortcut used twice",
    "Keyboard shortcuts are unique",
    "Give each accesskey only once, or remove them: they often clash with those of browsers and screen readers.",
  ),
  "skip-link": keyboard(
    "Skip link that leads nowhere",
    "The skip link leads somewhere",
    'Give the target of the skip link the id it points at, and tabindex="-1" if it is not focusable.',
  ),
  "focus-order-semantics": keyboard(
    "Keyboard stops at something that is no control",
    "Everything in the keyboard order is a control",
    "Give the listed element the role of the control it is, or remove its tabindex.",
  ),
  "empty-table-header": heading(
    "Empty table heading",
    "Table headings contain text",
    "Put text into the listed <th> (visually hidden if need be), or make it a <td>.",
  ),
  "scope-attr-valid": heading(
    "Table heading with an invalid scope",
    "The scope of table headings is valid",
    "Use scope only on <th>, with the values col, row, colgroup or rowgroup.",
  ),
  "table-duplicate-name": heading(
    "Table caption and summary say the same",
    "Caption and summary of a table differ",
    "Remove the summary attribute of the listed table, or let it say more than the caption.",
  ),
  "image-redundant-alt": heading(
    "Image text repeats the text beside it",
    "Picture texts do not repeat the text beside them",
    "Empty the alt of the listed picture where the same words stand beside it.",
  ),
  "meta-viewport-large": heading(
    "Page cannot be enlarged fivefold",
    "The page can be enlarged fivefold",
    'Raise maximum-scale in <meta name="viewport"> to 5 or remove it.',
  ),
};
