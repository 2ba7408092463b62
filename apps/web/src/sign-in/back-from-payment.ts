/** Whether the query of the login's address says that a checkout was paid: `?payment=success`. */
export function isBackFromPayment(search: string): boolean {
  return new URLSearchParams(search).get("payment") === "success";
}
