/**
 * Response headers by which servers, frameworks and content systems give their version away. Which headers
 * to remove is what the OWASP Secure Headers Project keeps a list of: https://owasp.org/www-project-secure-headers/
 */
export const SOFTWARE_HEADERS: readonly string[] = [
  "server",
  "x-powered-by",
  "x-powered-cms",
  "x-powered-by-plesk",
  "x-aspnet-version",
  "x-aspnetmvc-version",
  "x-generator",
  "x-cms",
  "x-cms-version",
  "x-cocoon-version",
  "x-content-encoded-by",
  "x-framework",
  "x-joomla-version",
  "x-magento-version",
  "x-mod-pagespeed",
  "x-page-speed",
  "x-php-version",
  "x-server",
  "x-server-powered-by",
  "x-turbo-charged-by",
  "x-typo3-version",
  "liferay-portal",
  "microsoftsharepointteamservices",
];
