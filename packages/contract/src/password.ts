import { z } from "zod";

import { PASSWORD_RULES } from "./password-rules.ts";

/** A password that meets all rules; each broken rule is reported with its message. */
export const newPassword = z
  .string()
  .max(1024)
  .superRefine((password, check) => {
    for (const rule of PASSWORD_RULES) {
      if (!rule.isMet(password)) check.addIssue({ code: "custom", message: rule.message });
    }
  });
