import { z } from "zod";

import { defineEndpoint } from "./endpoint.ts";
import { GET_BUSINESS_FIGURES, SET_BUSINESS_FIGURES } from "#endpoints/business-figures.ts";
import { dataEnvelope } from "./envelope.ts";

export const MOST_MONTHLY_VISITORS = 1_000_000_000;
export const HIGHEST_ORDER_VALUE = 1_000_000;

const VISITORS = "Enter a whole number of visitors from 1 to 1 billion.";
const RATE = "Enter a percentage above 0, up to 100.";
const ORDER_VALUE = "Enter an amount in U.S. dollars above 0, up to 1 million.";

/** What an organization tells us about its business; null where it tells nothing. */
export const businessFigures = z.object({
  monthlyVisitors: z
    .number(VISITORS)
    .int(VISITORS)
    .min(1, VISITORS)
    .max(MOST_MONTHLY_VISITORS, VISITORS)
    .nullable(),
  conversionRate: z.number(RATE).positive(RATE).max(100, RATE).nullable().describe("Percent who buy"),
  averageOrderValue: z
    .number(ORDER_VALUE)
    .positive(ORDER_VALUE)
    .max(HIGHEST_ORDER_VALUE, ORDER_VALUE)
    .nullable()
    .describe("US dollars"),
});

export const getBusinessFigures = defineEndpoint(GET_BUSINESS_FIGURES, {
  summary: "What the organization told about its business",
  output: dataEnvelope(businessFigures),
  errors: [],
});

export const setBusinessFigures = defineEndpoint(SET_BUSINESS_FIGURES, {
  summary: "Set the figures the return on investment is computed from",
  body: businessFigures,
  output: dataEnvelope(businessFigures),
  errors: ["request.invalid", "request.malformed-json", "role.forbidden"],
});
