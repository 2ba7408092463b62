import type { RuleFamily, RuleTexts } from "./rule-text.ts";

const LANDMARKS: RuleFamily = {
  whyItMatters:
    "A screen reader uses the regions of a page (header, navigation, main, footer) as a map. This is advice that goes beyond the WCAG criteria.",
  businessImpact: "Visitors who use a screen reader find their way faster on a page with clear regions.",
};

const HEADINGS: RuleFamily = {
  whyItMatters:
    "Most people who use a screen reader look through a page's headings and tables first. This is advice that goes beyond the WCAG criteria.",
  businessImpact: "A clear outline helps both readers and search engines.",
};

const KEYBOARD: RuleFamily = {
  whyItMatters:
    "The keyboard is harder to use when the order or the shortcuts are not what people expect. This is advice that goes beyond the WCAG criteria.",
  businessImpact: "Keyboard users get things done faster. Many of them use your site for work.",
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
    "The page header is not inside another region",
    'Move the <header> or role="banner" out of <main>, <nav> or <aside>.',
  ),
  "landmark-contentinfo-is-top-level": landmark(
    "Page footer inside another page region",
    "The page footer is not inside another region",
    'Move the <footer> or role="contentinfo" out of <main>, <nav> or <aside>.',
  ),
  "landmark-main-is-top-level": landmark(
    "Main content inside another page region",
    "The main content is not inside another region",
    "Move <main> out of other regions, to the top level of <body>.",
  ),
  "landmark-no-duplicate-banner": landmark(
    "More than one page header",
    "The page has one page header",
    "Keep one page header. Move each of the others into the <section> or <article> that it belongs to.",
  ),
  "landmark-no-duplicate-contentinfo": landmark(
    "More than one page footer",
    "The page has one page footer",
    "Keep one page footer. Move each of the others into the <section> or <article> that it belongs to.",
  ),
  "landmark-no-duplicate-main": landmark(
    "More than one main content region",
    "The page has one main content region",
    "Keep one visible <main>. Hide the others, or turn each one into a <section>.",
  ),
  "landmark-one-main": landmark(
    "No main content region",
    "The page has a main content region",
    "In the page template, wrap the content that is unique to the page in <main>.",
  ),
  "landmark-unique": landmark(
    "Page regions that sound the same in a screen reader",
    "Regions of the same kind have different names",
    'Add a different aria-label to each one. For example, name two <nav> elements "Main menu" and "Footer menu".',
  ),
  region: landmark(
    "Content outside all page regions",
    "All content is inside a page region",
    "Wrap each part in the element that describes it: <header>, <nav>, <main>, <aside> or <footer>.",
  ),
  "heading-order": heading(
    "Skipped heading level",
    "Headings go down one level at a time",
    "Change the level of the heading so that it is at most one level below the heading before it. Set its size with CSS.",
  ),
  "empty-heading": heading(
    "Empty heading",
    "Headings contain text",
    "Remove the empty heading, or add its text. To add space, use CSS margins.",
  ),
  "page-has-heading-one": heading(
    "Page without a main heading",
    "The page has a main heading",
    'Mark the headline of the page as <h1>. In most site editors, that is the style "Heading 1".',
  ),
  tabindex: keyboard(
    "Keyboard order differs from the page order",
    "The keyboard order follows the page",
    "Remove tabindex values above 0. Then put the elements in the right order in the HTML.",
  ),
  accesskeys: keyboard(
    "Same keyboard shortcut used twice",
    "Each keyboard shortcut is used once",
    "Use each accesskey only once, or remove them all. They often clash with the shortcuts of browsers and screen readers.",
  ),
  "skip-link": keyboard(
    "Skip link that leads nowhere",
    "The skip link leads to the content",
    'Give the target of the skip link the id that the link points to. If the target can\'t receive focus, also add tabindex="-1".',
  ),
  "focus-order-semantics": keyboard(
    "Keyboard stops at something that isn't a control",
    "The keyboard stops only at controls",
    "If the element is a control, give it the matching role. If it is not, remove its tabindex.",
  ),
  "empty-table-header": heading(
    "Empty table header",
    "Table headers contain text",
    "Put text in the <th>. You can hide it visually. If the cell is not a header, make it a <td>.",
  ),
  "scope-attr-valid": heading(
    "Table header with an invalid scope",
    "The scope of table headers is valid",
    "Use scope only on <th>, with the value col, row, colgroup or rowgroup.",
  ),
  "table-duplicate-name": heading(
    "Table caption and summary say the same thing",
    "The caption and summary of a table differ",
    "Remove the summary attribute of the table, or make it say more than the caption.",
  ),
  "image-redundant-alt": heading(
    "Image text repeats the text next to it",
    "The text alternative of an image adds something new",
    'If the same words are already next to the image, empty its text alternative: alt="".',
  ),
  "meta-viewport-large": heading(
    "Page can't be enlarged to 500%",
    "The page can be enlarged to 500%",
    'Raise maximum-scale in <meta name="viewport"> to 5, or remove it.',
  ),
};
