const FILE =
  /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|rtf|csv|txt|xml|rss|atom|json|zip|gz|tgz|rar|7z|dmg|exe|msi|apk|iso|jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|mp3|m4a|ogg|wav|mp4|webm|mov|avi|woff2?|ttf|otf|css|m?js|map|ics|vcf|epub)$/i;

/** Links that do something when opened. */
const ACTION =
  /(?:^|[/?&=_-])(?:log-?out|sign-?out|delete|remove|unsubscribe|add[-_]to[-_](?:cart|basket|wishlist)|empty[-_]cart)(?:$|[/?&=_-])/i;

/** Pages where people read how to unsubscribe or to have their data deleted: without a parameter they know no one. */
const TELLS_HOW =
  /^(?:\/[a-z-]+){0,2}\/(?:unsubscribe|(?:delete|remove)-(?:(?:my|your)-)?(?:personal-)?(?:data|information|info)(?:-request)?)(?:\.\w{2,5})?\/?$/i;

/** Whether an address can be a page and opening it changes nothing on the server. */
export function isWorthVisiting(address: string): boolean {
  return !isFile(address) && !changesSomething(address);
}

/** Whether a link does something when opened, as far as its name tells. */
export function changesSomething(address: string): boolean {
  const url = URL.parse(address);
  if (url === null) return true;
  return ACTION.test(url.pathname + url.search) && !(url.search === "" && TELLS_HOW.test(url.pathname));
}

function isFile(address: string): boolean {
  const url = URL.parse(address);
  return url === null || FILE.test(url.pathname);
}
