/** With what a file that is made on demand can be refused. */
export const TYPESETTING_ERRORS = ["export.too-many", "export.too-slow", "server.busy"] as const;
