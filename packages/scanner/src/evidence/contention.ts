/** Waiting for each unit of computing from which what a page took says more of the machine than of the page. */
export const CONTENDED_FROM = 1.6;
