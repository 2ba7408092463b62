import type { Reader } from "@plumbline/core/notifications/mail-members";
import type { MailConfig, MailContent } from "@plumbline/core/platform/mail/mail";

/** A mail with made-up data, to look at. */
export interface SampleMail {
  /** Module of core that writes it, e.g. `reports/report`. */
  module: string;
  /** Name of its files. */
  name: string;
  mail: MailContent;
}

export const MORNING = new Date("2026-11-23T14:05:00Z");
export const WEEK_BEFORE = new Date("2026-11-16T14:12:00Z");
export const SITE = "https://harbor-bakery.example/";
export const TIME_ZONE = "America/New_York";

/** Names that are hard to set: long ones, and other scripts. */
export const HARD_NAMES = {
  long: "The Worshipful Company of Bakers, Pastry Cooks and Confectioners of the Greater Harbor District and Its Surrounding Townships, Incorporated",
  hebrew: "מאפיית הנמל של חיפה",
  japanese: "港のパン屋さん株式会社",
} as const;

/** The organization of the samples. */
export const ORGANIZATION_ID = "0198f7a2-0000-7000-8000-000000000001";

/** Someone a sample is written for. */
export function sampleReader(config: MailConfig, organization = "Harbor Bakery"): Reader {
  const { publicUrl } = config.server;
  return {
    name: "Alice Archer",
    organizationId: ORGANIZATION_ID,
    organization,
    timeZone: TIME_ZONE,
    wanted: [],
    choice: {
      choicesUrl: `${publicUrl}/account#notifications`,
      unsubscribeUrl: `${publicUrl}/unsubscribe/sample.signature`,
    },
  };
}
