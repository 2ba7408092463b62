/** Kinds of components that only a close look at a page can judge. */
export const COMPONENT_KINDS = ["forms", "dialogs", "carousels", "media", "tables"] as const;
export type ComponentKind = (typeof COMPONENT_KINDS)[number];
