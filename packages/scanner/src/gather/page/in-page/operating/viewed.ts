import { probedPage } from "../probed-page.ts";
import { clickIt, sinceLook } from "./in-hand.ts";
import { heard } from "./listening.ts";
import { areInView, takeUpView, viewSince, waysToViews, wordsOfContent } from "./other-view.ts";

const page = probedPage();

/** What the scanner asks of the views that a page shows in place of its content. */
export const viewed = {
  waysToViews: () => waysToViews(page, heard()),
  viewSince: () => sinceLook(viewSince, { words: null, isGone: false }),
  takeUpView: () => sinceLook(takeUpView, false),
  clickIt,
  areInView,
  wordsOfContent,
};
