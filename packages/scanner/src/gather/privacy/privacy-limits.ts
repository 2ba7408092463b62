/** What the privacy passes may cost, in milliseconds. */
export interface PrivacyLimits {
  /** Until a pass's page has loaded. */
  loadMs: number;
  /** After load, until network and document are quiet. */
  settleMs: number;
  /** How long a settled page is watched for late trackers and a late banner. */
  lingerMs: number;
  /** Until a banner that is known to be there is shown. */
  bannerMs: number;
  /** Until a banner is rejected. */
  rejectMs: number;
  /** All passes together; what is not done by then is 'could not be gathered'. */
  totalMs: number;
}

export const PRIVACY_LIMITS: PrivacyLimits = {
  loadMs: 10_000,
  settleMs: 2000,
  lingerMs: 1500,
  bannerMs: 3000,
  rejectMs: 6000,
  totalMs: 30_000,
};
