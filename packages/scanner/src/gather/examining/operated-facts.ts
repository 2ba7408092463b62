import type { ElementRef } from "#evidence/document.ts";
import { probe } from "#evidence/probe-facts.ts";

/** Where the keyboard is after a step. */
export interface FocusStop {
  /** Number of the element, in the order elements were met; -1 for the page itself. */
  stop: number;
  /** Whether it is a frame, a player or a dialog, of which nothing can be said or which may rightly keep the focus. */
  mayHold: boolean;
}

/** A walk through a page with the Tab key. */
export interface KeyboardWalk {
  /** Elements that could take the focus. */
  focusable: number;
  path: FocusStop[];
  /** What came of trying to leave where the walk seemed held; null where it did not. */
  escape: EscapeAttempt | null;
  /** A list that got more entries each time the focus came near its end; absent where none did. */
  endless?: EndlessList;
  /** Elements that look the same with the focus as without. */
  unseen: ElementRef[];
  /** Elements that only a little color or opacity marks while they have the focus; absent in older facts. */
  faint?: ElementRef[];
  /** Text fields that only their caret marks while they have the focus; absent in older facts. */
  caretAlone?: ElementRef[];
  /** Elements of which nothing is seen though they have the focus, nor any mark of it elsewhere; absent in older facts. */
  hidden?: ElementRef[];
  /** Elements that lie wholly behind something that stays in place, when they have the focus. */
  covered: Covered[];
  /** The same of those that are seen going forwards but not going back; absent in older facts. */
  coveredGoingBack?: Covered[];
}

interface EndlessList {
  element: ElementRef;
  /** Stops of the Tab key in it when it was left alone. */
  entries: number;
}

interface Covered {
  element: ElementRef;
  cover: ElementRef;
}

/** Steps by Shift+Tab, Escape and Tab from where the focus seemed held. */
interface EscapeAttempt {
  stops: number[];
  /** Whether the element takes the focus back when it is taken from it; null where that was not tried. */
  takesFocusBack: boolean | null;
  /** Set where pressing Shift+Tab again and again leads out after all. */
  leavesBackwards?: true;
  element: ElementRef | null;
}

/** What pressing single characters does to a page; null where it listens to no keys. */
export interface SingleKeys {
  /** Characters that were pressed, and those that change the page whenever they are. */
  tried: number;
  acting: string[];
  /** Those that changed the page twice and then no more, as where they have taken the last of what there was. */
  spent?: string[];
  /** Where none of these is: those that changed something the first time alone, on a page that is still otherwise. */
  once?: string[];
  /** Names of controls by which that could be changed or switched off. */
  settings: string[];
  /** Set where one of them was used, and none of the characters changed anything then. */
  canSwitchOff?: true;
}

/** What moving the device does to a page; null where it listens to no motion. */
export interface DeviceMotion {
  /** Changes that came of it. */
  changes: number;
  /** Whether the page has any control that does something. */
  hasOperableControl: boolean;
  /** Whether a setting named after motion stops it. */
  canSwitchOff: boolean;
}

/** What the pixels behind a text tell that an engine could not tell the background of. */
export interface TextOnPicture {
  /** CSS pixels. */
  fontSize: number;
  fontWeight: number;
  /** Best contrast behind each letter. */
  letters: number[];
  /** Least contrast of any pixel. */
  worstPixel: number;
  /** Set on a text that is blended with what is behind it. */
  isBlended?: true;
  element: ElementRef;
}

/** How words were read in a picture, and how they are set in it. */
export interface ReadingOfPicture {
  /** How sure the reader is of the word it is least sure of (0-100). */
  sureness: number;
  /** Height of most lines, in CSS pixels. */
  lineHeight: number;
  /** Part of the picture's area that its lines take (0-1). */
  share: number;
  /** Whether other pictures lie over it or under it, as in a collage. */
  isLaidOver: boolean;
}

/** A picture in which words were read. */
export interface WordsInPicture {
  /** `button`: all there is to a button; `drawing`: a canvas or drawing; `background`: of an element. */
  kind: "image" | "button" | "drawing" | "background";
  /** As they were read, from top to bottom. */
  lines: string[];
  /** Whether they are the texts of a drawing, in which nothing can be misread. */
  isExact?: true;
  /** Whether there is hardly anything in it besides. */
  isOnlyWords: boolean;
  /** Absent where no line was read in its pixels, and in older facts. */
  reading?: ReadingOfPicture;
  /** Accessible names of it and of what it stands in, and its caption. */
  name: string;
  /** Whether it is an image that has nothing to be told by at all. */
  isUnmarked: boolean;
  /** Part of the words that its name says, and that any text of the page says (0-1). */
  saidByName: number;
  saidByPage: number;
  /** Whether its markup speaks of a logo or the like, or of something drawn that has words in it, such as a map. */
  isLogo: boolean;
  isDrawing: boolean;
  element: ElementRef;
}

/** What reading the pictures of a page brought. */
export interface WordsInPictures {
  /** Pictures that were looked at, with words or without. */
  looked: number;
  words: WordsInPicture[];
  /** Why some that may hold words were not read: there are more than we read, or they are in letters we do not know. */
  unread: "too many" | "other letters" | null;
}

export const KEYBOARD_WALK = probe<KeyboardWalk>("keyboard-walk", 1);
export const SINGLE_KEYS = probe<SingleKeys | null>("single-keys", 2);
export const DEVICE_MOTION = probe<DeviceMotion | null>("device-motion", 1);
export const TEXTS_ON_PICTURES = probe<TextOnPicture[]>("texts-on-pictures", 1);
export const WORDS_IN_PICTURES = probe<WordsInPictures>("words-in-pictures", 1);
