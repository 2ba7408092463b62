/** Words beside `token` that make it something other than what a visitor signs in with. */
const OTHER =
  /\b(?:csrf|xsrf|consent|push|fcm|apns|device|firebase messaging|captcha|recaptcha|anon|anonymous|guest|visitor|public|publishable|cancel|cancellation|page|paging|next|continuation|continue|sync|design|theme|css|style|cart|checkout|basket|unsubscribe|invite|share|map|mapbox|analytics|tracking|count|counter|limit|max|balance|price|symbol|contract|amount|expires?|expiry|expiration|exp|time|timestamp|type|name|list|refreshed|index|length|status|seen|shown)\b/i;
const TOKEN = /\b(?:token|jwt|bearer)$/i;

/** Whether something is named as what a visitor is signed in with: `access_token`, `authToken`, `jwt`. */
export function isTokenName(name: string): boolean {
  const words = inWords(name);
  return TOKEN.test(words) && !OTHER.test(words);
}

/** `authToken`, `AUTH_TOKEN` and `app:auth-token` as words of their own. */
export function inWords(text: string): string {
  return text.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2").replaceAll(/[-_.:]/g, " ");
}
