import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";
import type { FocusPlace } from "#gather/operating/controls/effect-facts.ts";
import type { NotTried } from "#gather/operating/not-tried.ts";
import { VIEW_LABELS } from "#gather/views/view-names.ts";

/** What a page shows at one time. */
export interface SeenView {
  address: string;
  title: string;
  /** The main heading that is seen; empty where there is none. */
  heading: string;
  /** The first heading below it; absent where there is none. */
  part?: string;
  /** Beginning of what the main part says. */
  text: string;
}

/** A link that a script of the page followed itself: other content, often another address, and no new page. */
export interface FollowedLink {
  element: ElementRef;
  name: string;
  before: SeenView;
  after: SeenView;
  /** Where the focus is afterward. */
  focus: FocusPlace;
  /** Whether anything that screen readers read out by themselves says something new. */
  isTold: boolean;
  /** Set where most of the content is other, under the same main heading or not. */
  isView?: true;
}

export interface FollowedLinks {
  links: FollowedLink[];
  notTried: NotTried[];
}

export const FOLLOWED_LINKS = probe<FollowedLinks>("followed-links", 1, VIEW_LABELS.operated);
