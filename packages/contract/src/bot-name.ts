/** Name by which robots.txt and firewalls know our scanner. */
export const BOT_NAME = "PlumblineBot";
