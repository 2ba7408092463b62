/** What is said of a subscription that runs again (`docs/product.md`, 'Subscription status'). */
export const REACTIVATED = "Subscription reactivated successfully!";
