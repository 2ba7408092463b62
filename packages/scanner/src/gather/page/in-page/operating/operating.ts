import { found } from "./found.ts";
import { tried } from "./tried.ts";

/** What the scanner may call in a page that it operates. */
export const operating = { ...found, ...tried };

export type OperatingInPage = typeof operating;
