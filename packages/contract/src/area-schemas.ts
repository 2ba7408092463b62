import { z } from "zod";

import { AREAS, SEVERITIES } from "./areas.ts";

export const area = z.enum(AREAS);
export const severity = z.enum(SEVERITIES);
