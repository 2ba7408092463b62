import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
import { SET_TIME_ZONE } from "#endpoints/time-zone.ts";
import { dataEnvelope } from "./envelope.ts";
import { isTimeZone } from "./time-zones.ts";

const timeZoneChoice = z.object({
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, "Choose a time zone from the list.")
    .describe("IANA name, e.g. America/New_York"),
});

export const setTimeZone = defineEndpoint(SET_TIME_ZONE, {
  summary: "Choose the organization's time zone; its owners can",
  body: timeZoneChoice,
  output: dataEnvelope(timeZoneChoice),
  errors: ["request.invalid", "request.malformed-json", "role.forbidden"],
});
