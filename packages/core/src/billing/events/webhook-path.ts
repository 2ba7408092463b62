/** Where payment providers deliver events; the sandbox too, so that nothing is special about it. */
export const WEBHOOK_PATH = "/api/stripe/webhook";
