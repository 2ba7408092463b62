import { probedPage } from "#gather/page/in-page/probed-page.ts";
import { clickIt, sinceLook } from "#gather/page/in-page/operating/controls/in-hand.ts";
import { heard } from "#gather/page/in-page/operating/controls/listening.ts";
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
