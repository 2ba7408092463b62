import { brand } from "#brand/brand.ts";
import { toast, TOAST_MS } from "#ui/toast.ts";

/** What is said after a login that led to `path`, in one message: two would cover the page's head. */
export function sayWelcome(path: string): void {
  const lines = isInDashboard(path) ? [`Welcome to your ${brand.name} dashboard!`] : [];
  toast.success("Successfully logged in!", { ms: TOAST_MS.login, lines });
}

/** Whether a path shows the dashboard. An invite that is still to be accepted does not. */
export function isInDashboard(path: string): boolean {
  return !/^\/accept-invite\b/u.test(path);
}
