/** Parameter of an address in the app which names the organization it is about. */
export const ORGANIZATION_PARAMETER = "organization";
