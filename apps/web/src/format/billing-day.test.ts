import { afterEach, expect, it } from "vitest";

import { formatBillingDay } from "./billing-day.ts";
import { tellTimesIn } from "./dates.ts";

afterEach(() => tellTimesIn(undefined));

it("show the end of a paid month as the 1st everywhere, and of a trial as the organization's day", () => {
  tellTimesIn("Pacific/Auckland");
  expect(formatBillingDay("2027-01-01T12:00:00.000Z")).toBe("Jan 1, 2027");
  expect(formatBillingDay("2027-01-09T18:00:00.000Z")).toBe("Jan 10, 2027");
});
