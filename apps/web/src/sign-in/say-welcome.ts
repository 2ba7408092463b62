import { brand } from "#brand/brand.ts";
import { toast, TOAST_MS } from "#ui/toast.ts";

/** What is said after a login, in one message: two would cover the page's head. */
export function sayWelcome(): void {
  const lines = [`Welcome to your ${brand.name} dashboard!`];
  toast.success("Successfully logged in!", { ms: TOAST_MS.login, lines });
}
