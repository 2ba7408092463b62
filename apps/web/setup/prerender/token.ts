/** Nobody is logged in while a page is rendered. */
export function readToken(): null {
  return null;
}

function unavailable(): never {
  throw new Error("Nothing is stored while a page is rendered.");
}

export { unavailable as dropToken, unavailable as keepToken, unavailable as onTokenChangedElsewhere };
