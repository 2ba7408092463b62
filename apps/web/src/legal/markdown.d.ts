declare module "*.md" {
  import type { LegalText } from "#legal/legal-text.ts";

  export const legalText: LegalText;
}
