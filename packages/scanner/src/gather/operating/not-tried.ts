/** What could not be tried, and why, in words for the owner of the site. */
export interface NotTried {
  count: number;
  reason: string;
}
