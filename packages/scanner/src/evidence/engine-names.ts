/** Names under which evidence and findings tell who saw something. */
export const AXE = "axe-core";
export const ALFA = "Alfa";
export const ACCESSLINT = "AccessLint";
/** Our own rules. */
export const PLUMBLINE = "Plumbline";

/** An engine of somebody else that looks at pages. */
export type EngineName = typeof AXE | typeof ALFA | typeof ACCESSLINT;

/** Whoever says something of a page. */
export type SourceName = EngineName | typeof PLUMBLINE;
