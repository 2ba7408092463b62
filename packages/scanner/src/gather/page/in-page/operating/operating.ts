import { found } from "./found.ts";
import { tried } from "./tried.ts";
import { viewed } from "./viewed.ts";

/** What the scanner may call in a page that it operates. */
export const operating = { ...found, ...tried, ...viewed };

export type OperatingInPage = typeof operating;
