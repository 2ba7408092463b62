import { brand } from "#brand/brand.ts";
import { toast, TOAST_MS } from "#ui/toast.ts";

/** What is said after a login (specification 8.6). */
export function sayWelcome(): void {
  toast.success("Successfully logged in!", { ms: TOAST_MS.login });
  toast.success(`Welcome to your ${brand.name} dashboard!`, { ms: TOAST_MS.login });
}
