/** What is said of a subscription that runs again (specification 8.6). */
export const REACTIVATED = "Subscription reactivated successfully!";
