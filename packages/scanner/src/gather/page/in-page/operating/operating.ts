import { found } from "#gather/page/in-page/operating/controls/found.ts";
import { tried } from "#gather/page/in-page/operating/controls/tried.ts";
import { viewed } from "#gather/page/in-page/operating/views/viewed.ts";

/** What the scanner may call in a page that it operates. */
export const operating = { ...found, ...tried, ...viewed };

export type OperatingInPage = typeof operating;
