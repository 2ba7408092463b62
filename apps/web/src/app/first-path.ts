/** The path this document was loaded at; whatever differs from it was navigated to without the browser's help. */
export const FIRST_PATH = globalThis.location.pathname;
